import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { actionKeys, type ActionKey } from '@lading/domain/workflow/actions/actions'
import { Status } from '@lading/domain/transactions/status'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import type { Client } from '../client.ts'
import { involved, type Person } from './everybody.ts'
import { fingerprint } from '../databases/fingerprint.ts'
import type { Walk } from './walk.ts'
import { answersTo, filingOf } from './step-inputs.ts'
import type { WalkedTransaction } from './walked-transaction.ts'

const openToTheBusiness: readonly Status[] = [Status.draft, Status.forRequirementCompletion, Status.forClientAction]

/** How often everybody tried so far, and how many calls that made. */
export const tried = { times: 0, calls: 0 }

/**
 * Everybody tries every act that is not on offer to them, or one in so many parts, all answers right. Tells what was
 * offered beyond the table, what was not refused, and what left a trace in any table of the database.
 */
export async function everybodyTries(
  scenario: WalkedTransaction,
  others: readonly Person[],
  parts: number,
): Promise<string[]> {
  const { world, transaction_id } = scenario
  const people = [...others, ...(await involved(scenario))]
  const before = await fingerprint(world.db)
  const { status, version } = await world.db
    .selectFrom('transactions')
    .select(['status', 'version'])
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  const filing = openToTheBusiness.includes(status) ? await filingOf(scenario) : {}
  const answers = { ...(await answersTo(scenario)), ...filing, version }
  const wrong = await Promise.all(
    people.map((person, place) => {
      const tries = parts === 1 ? actionKeys : sampleOf(actsOf(scenario.walk), parts, place + tried.times)
      return triesEverything(scenario, person, status, { answers, tries })
    }),
  )
  tried.times += 1
  const after = await fingerprint(world.db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  return [...wrong.flat(), ...changed.map((table) => `${table} was changed`)]
}

/** One act in so many, others for the next person and the next time. */
const sampleOf = (acts: readonly ActionKey[], parts: number, turn: number): readonly ActionKey[] =>
  acts.filter((_, place) => (place + turn) % parts === 0)

const tableOf = ({ type, agency }: Walk) => transitionsOf({ subject: 'transaction', type, agency })

const actsOf = (walk: Walk): ActionKey[] => [...new Set(tableOf(walk).map(({ action }) => action))]

interface Attempts {
  readonly answers: Record<string, unknown> & { version: number }
  readonly tries: readonly ActionKey[]
}

async function triesEverything(
  { transaction_id: id, walk }: WalkedTransaction,
  { name, client, acts_as }: Person,
  status: Status,
  { answers, tries }: Attempts,
): Promise<string[]> {
  const offered = acts_as.length === 0 ? [] : await offeredTo(client, id)
  const given = tableOf(walk).filter((row) => row.from === status && row.by.some((who) => acts_as.includes(who)))
  const wrong = offered
    .filter((action) => !given.some((row) => row.action === action))
    .map((action) => `${name} is offered ${action}`)
  for (const action of tries.filter((one) => !offered.includes(one))) {
    const reply = await client.call(moveTransaction, { params: { id }, body: { ...answers, action } })
    tried.calls += 1
    // Whose act it is may also hear which answer is missing.
    const isTheirs = given.some((row) => row.action === action)
    const isRefused = [401, 403, 404, 409].includes(reply.status) || (isTheirs && reply.status === 400)
    if (!isRefused) wrong.push(`${name}: ${action} was answered ${reply.status}`)
  }
  return wrong
}

async function offeredTo(client: Client, id: number): Promise<string[]> {
  const { status, body } = await client.call(transactionProcess, { params: { id } })
  return status === 404 ? [] : body.acts.map(({ action }) => action)
}
