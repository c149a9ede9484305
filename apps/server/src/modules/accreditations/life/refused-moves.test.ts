import { uploadFile } from '@lading/contract/documents/documents'
import { moveAccreditation, moveTransaction } from '@lading/contract/workflow'
import { openChanges } from '@lading/contract/changes'
import { ensure } from '@lading/domain/ensure'
import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { Status, statuses } from '@lading/domain/transactions/status'
import { transitionFrom, transitions, transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { theSystem } from '#platform/caller'
import { Problem } from '#platform/problem'
import { fingerprint } from '#testing/databases/fingerprint'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { sampleScan } from '#testing/samples/sample-files'
import { bystanders, colleagues, type Person } from '#testing/walks/everybody'
import { putAtStatus } from '#testing/walks/put-at-status'
import { createWorld, type World } from '#testing/world'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

/** Who may do what is decided before the database is asked to write: one database in full, the other by samples. */
const isWhole = process.env['LADING_PROOF'] === 'full' && process.env['LADING_DATABASE'] === 'postgres'
const PARTS = 12
let turn = 0
/** All of them; or one in so many, others each time. */
const sampled = <T>(all: readonly T[]): readonly T[] => {
  turn += 1
  return isWhole ? all : all.filter((_, place) => (place + turn) % PARTS === 0)
}

const rows = transitions.filter(({ subject }) => subject === 'accreditation')
const acts = [...new Set(rows.map(({ action }) => action))]
const ofLife = new Set(rows.flatMap(({ from, to }) => [from, to]))
const tried = isWhole ? statuses : statuses.filter((status) => ofLife.has(status))
const endings = transitions.filter(({ action }) => action === 'end-with-its-accreditation')

let world: World
let calls = 0
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** What was not refused, and what left a trace in any table of the database. */
async function tracesOf(attempt: () => Promise<readonly string[]>): Promise<string[]> {
  const before = await fingerprint(world.db)
  const wrong = await attempt()
  const after = await fingerprint(world.db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  return [...wrong, ...changed.map((table) => `${table} was changed`)]
}

const isRefused = ({ status }: { status: number }) => [401, 403, 404, 409].includes(status)

async function everybodyOf(agency: Agency) {
  const holder = await accreditedBusiness(world, agency, agency === 'dti' ? '25-SFF-000961' : '25-AFF-000961')
  const member = await world.customer()
  await world.joins(member, holder.business_id, { owner: false, rights: [] })
  const people: readonly Person[] = [
    { name: 'the owner', client: holder.client, acts_as: ['CUS'] },
    { name: 'a member of the business without rights', client: member, acts_as: [] },
    ...(await bystanders(world, agency)),
    ...(await colleagues(world, agency)),
  ]
  return { ...holder, people }
}

describe.each(agencies)('of an accreditation of %s', (agency) => {
  let everybody: Awaited<ReturnType<typeof everybodyOf>>
  beforeAll(async () => void (everybody = await everybodyOf(agency)))

  const table = transitionsOf({ subject: 'accreditation', type: null, agency })

  /** Everybody tries each act that the table does not give them at this status, all answers right. */
  async function peopleTry(status: Status): Promise<string[]> {
    const { people, client, business_id, accreditation_id: id } = everybody
    const files = [{ field: 'file', name: 'cessation.png', bytes: sampleScan(4) }]
    const letter_of_cessation = (await client.call(uploadFile, { body: { business_id }, files })).body.id
    const { version } = await world.db
      .selectFrom('accreditations')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const answers = { reason: 'We close.', note: 'It closes.', letter_of_cessation, version }
    return tracesOf(async () => {
      const wrong = await Promise.all(
        people.map(async ({ name, client: person, acts_as }) => {
          const found: string[] = []
          for (const action of sampled(acts)) {
            if (transitionFrom(table, action, status)?.by.some((who) => acts_as.includes(who))) continue
            const reply = await person.call(moveAccreditation, { params: { id }, body: { ...answers, action } })
            calls += 1
            if (!isRefused(reply)) found.push(`${name}: ${action} was answered ${reply.status}`)
          }
          return found
        }),
      )
      return wrong.flat()
    })
  }

  /** So does the portal itself, where the table does not name it. */
  async function portalTries(status: Status): Promise<string[]> {
    const { accreditation_id } = everybody
    return tracesOf(async () => {
      const wrong: string[] = []
      for (const action of acts) {
        if (transitionFrom(table, action, status)?.by.includes('SYS')) continue
        const move = world.db
          .transaction()
          .execute((tx) => world.accreditationLife.move(tx, { accreditation_id, action }, theSystem, world.clock.now()))
        const error: unknown = await move.then(
          () => 'nothing',
          (thrown: unknown) => thrown,
        )
        calls += 1
        if (!(error instanceof Problem)) wrong.push(`the portal: ${action} threw ${String(error)}`)
      }
      return wrong
    })
  }

  test.each(tried)(
    'nobody makes a move from status %i that the table does not give them, and nothing changes',
    async (status) => {
      await putAtStatus(world, 'accreditations', everybody.accreditation_id, status)
      expect(await peopleTry(status)).toEqual([])
      expect(await portalTries(status)).toEqual([])
    },
  )

  const somewhere = isWhole ? 'any status' : 'some of the statuses'
  test(`nobody but the portal ends a transaction with its accreditation, from ${somewhere}, and nothing changes`, async () => {
    const { client, business_id, accreditation_id, people } = everybody
    await putAtStatus(world, 'accreditations', accreditation_id, Status.accredited)
    const body = { transaction_type_ids: [4 as const], accreditation_ids: [accreditation_id] }
    const { transaction_id: id } = ensure(
      (await client.call(openChanges, { params: { id: business_id }, body })).body.transactions[0],
    )
    await putAtStatus(world, 'accreditations', accreditation_id, Status.terminated)
    const sample = sampled(endings.filter((row) => row.types.includes(4) && row.agencies.includes(agency)))
    expect(sample.length).toBeGreaterThan(0)
    for (const { from } of sample) {
      await putAtStatus(world, 'transactions', id, ensure(from))
      const { version } = await world.db
        .selectFrom('transactions')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const input = { params: { id }, body: { action: 'end-with-its-accreditation', reason: 'It ended.', version } }
      const wrong = await tracesOf(async () => {
        const replies = await Promise.all(people.map(({ client: person }) => person.call(moveTransaction, input)))
        calls += replies.length
        return replies.flatMap((reply, place) =>
          isRefused(reply) ? [] : `${people[place]?.name} from ${from}: ${reply.status}`,
        )
      })
      expect(wrong).toEqual([])
    }
  })
})

test('many calls were refused', () => {
  expect(calls).toBeGreaterThan(isWhole ? 20_000 : 200)
  figure('calls refused of accreditations, of every status, act and role', calls, 'calls')
})
