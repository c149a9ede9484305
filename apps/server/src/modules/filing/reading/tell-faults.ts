import type { Filing } from '@lading/contract/filing/filing'
import type { Act } from '#platform/calls/bind'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import type { FilingRead } from './filing-read.ts'

type Needs = Pick<Deps, 'workflow'>

/** A filing with what its area finds against it, while it is a draft and its reader may prepare it. */
export async function withFaults(db: Db, { workflow }: Needs, filing: FilingRead, now: Date): Promise<Filing> {
  const { transaction_id: id, open } = filing
  return { ...filing, faults: open === 'draft' ? await workflow.faultsOf(db, { ...filing, id }, now) : {} }
}

/** The act, answering with the faults of its filing too. */
export const tellingFaults =
  <Input>(needs: Needs, act: Act<Input, FilingRead>): Act<Input, Filing> =>
  async (tx, input, actor, now) =>
    withFaults(tx, needs, await act(tx, input, actor, now), now)

/** The same of an act that answers with what it saved. */
export const tellingFaultsOfSaved =
  <Input, Saved extends { readonly filing: FilingRead }>(
    needs: Needs,
    act: Act<Input, Saved>,
  ): Act<Input, Omit<Saved, 'filing'> & { readonly filing: Filing }> =>
  async (tx, input, actor, now) => {
    const { filing, ...saved } = await act(tx, input, actor, now)
    return { ...saved, filing: await withFaults(tx, needs, filing, now) }
  }
