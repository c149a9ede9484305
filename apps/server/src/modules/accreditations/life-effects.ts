import { kindsWhere } from '@lading/domain/documents/document-kinds'
import type { EffectName } from '@lading/domain/workflow/effects'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { updateAccreditation } from '#modules/workflow/update-transaction'
import type { LifeContext } from './life-context.ts'
import { successorOf } from './life-facts.ts'

/** Carries out one effect of an accreditation's move, in its transaction. */
type LifeEffect = (tx: Tx, context: LifeContext) => Promise<Partial<LifeContext> | void>

const ofAccreditation = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')

async function requireSuccessor(tx: Tx, { accreditation }: LifeContext): Promise<number> {
  const successor_id = await successorOf(tx, accreditation)
  if (successor_id === null) throw refused('No renewed accreditation takes its place.')
  return successor_id
}

const linkRenewal: LifeEffect = async (tx, context) => {
  const successor_id = await requireSuccessor(tx, context)
  return updateAccreditation(tx, context.accreditation, { successor_id })
}

/** Each of its certificates leads to the renewed one of the same kind. */
const sayReplaced: LifeEffect = async (tx, context) => {
  const successor_id = await requireSuccessor(tx, context)
  for (const kind of ofAccreditation) {
    const later = await tx
      .selectFrom('issued_documents')
      .select('id')
      .where('accreditation_id', '=', successor_id)
      .where('kind', '=', kind)
      .where('standing', '=', 'issued')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!later) continue
    await tx
      .updateTable('issued_documents')
      .set({ standing: 'replaced', replaced_by: later.id })
      .where('accreditation_id', '=', context.accreditation.id)
      .where('kind', '=', kind)
      .where('standing', 'in', ['issued', 'suspended'])
      .execute()
  }
}

/** The directory is kept by status and days, and follows by itself; open transactions follow with time (G13). */
const follows: LifeEffect = async () => undefined

/** What the moves of flow H do besides the status; a move with another effect is not made. */
export const lifeEffects: Partial<Record<EffectName, LifeEffect>> = {
  'link-renewal': linkRenewal,
  'say-replaced': sayReplaced,
  'remove-from-directory': follows,
  'end-open-transactions': follows,
}
