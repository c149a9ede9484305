import { moveTransaction } from '@lading/contract/workflow'
import type { Status } from '@lading/domain/transactions/status'
import { actionKeys, type ActionKey } from '@lading/domain/workflow/actions/actions'
import { transitionFrom, transitionsOf } from '@lading/domain/workflow/flows/transitions'
import fc from 'fast-check'
import type { Person } from './everybody.ts'
import type { Effort } from './refusal-effort.ts'
import { answersTo } from './step-inputs.ts'
import type { WalkedTransaction } from './walked-transaction.ts'
import type { Walk } from './walk.ts'

const tableOf = ({ type, agency }: Walk) => transitionsOf({ subject: 'transaction', type, agency })

/** The statuses of its table that are tried of a type, as the seed draws them. */
export function statusesDrawn(walk: Walk, { statuses, seed }: Effort): readonly Status[] {
  const all = [...new Set(tableOf(walk).flatMap(({ from, to }) => (from === null ? [to] : [from, to])))]
  const count = Math.min(statuses, all.length)
  const drawn = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), { seed, numRuns: 1 })
  return drawn[0] ?? []
}

/** What each person tries at a status: the acts of the type by turns, and at the first one those that its table does not name. */
function actsTried({ walk, place, people, isFirst }: Turn, { parts, seed }: Effort): readonly ActionKey[] {
  const own = new Set<ActionKey>(tableOf(walk).map(({ action }) => action))
  const others = isFirst ? actionKeys.filter((action) => !own.has(action)) : []
  const oneIn = (count: number) => (_: ActionKey, at: number) => (at + place + seed) % count === 0
  return [...[...own].filter(oneIn(parts)), ...others.filter(oneIn(parts === 1 ? 1 : parts * people))]
}

interface Turn {
  readonly walk: Walk
  /** Whose turn it is, among so many. */
  readonly place: number
  readonly people: number
  /** At the first status of the type. */
  readonly isFirst: boolean
}

/** Each person tries what the table does not give them at this status, all answers right. Tells what was not refused. */
export async function triedAt(
  scenario: WalkedTransaction,
  people: readonly Person[],
  { status, isFirst }: { readonly status: Status; readonly isFirst: boolean },
  effort: Effort,
): Promise<{ wrong: string[]; calls: number }> {
  const { world, walk, transaction_id: id } = scenario
  const { version } = await world.db
    .selectFrom('transactions')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const answers = { ...(await answersTo(scenario)), version }
  const wrong: string[] = []
  let calls = 0
  const everybody = people.map(async ({ name, client, acts_as }, place) => {
    for (const action of actsTried({ walk, place, people: people.length, isFirst }, effort)) {
      if (transitionFrom(tableOf(walk), action, status)?.by.some((who) => acts_as.includes(who))) continue
      const reply = await client.call(moveTransaction, { params: { id }, body: { ...answers, action } })
      calls += 1
      const isRefused = [401, 403, 404, 409].includes(reply.status)
      if (!isRefused)
        wrong.push(`type ${walk.type} of ${walk.agency} at ${status}, ${name}: ${action}: ${reply.status}`)
    }
  })
  await Promise.all(everybody)
  return { wrong, calls }
}
