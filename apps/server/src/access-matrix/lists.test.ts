import { registerBusinessUser } from '@lading/contract/business-users'
import { writeMessage } from '@lading/contract/messages'
import { createQueueGroup, queueCounts } from '@lading/contract/queues'
import type { RecordScope } from '@lading/contract/calls/record-scope'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { foreignAgent } from '#testing/samples/sample-rows'
import type { Person } from './everyone.ts'
import { openFixture, type Fixture } from './fixture.ts'
import { mayEnter, isInScope } from './in-scope.ts'
import { requests } from './requests.ts'
import { filedChange } from './requests-for-changes.ts'
import { filedReport } from './requests-for-reports.ts'
import { filedRequest } from './requests-for-requests.ts'
import { allowAnyStanding, standingAs, standingIn } from './standing-in-lists.ts'

const lists = (await everyEndpoint()).filter(({ name, endpoint }) => endpoint.recordScope && !(name in requests))

/** The name of the businesses with an application, a change, a report and a request at the sea agency, of one of its staff and of one of its queue groups; no other record bears it. */
const NAME = 'Marigold'

let fixture: Fixture
let reference: string
let held: number
let transaction: { id: number; type: number; processor_id: number | null }
beforeAll(async () => {
  fixture = await openFixture()
  const { db } = fixture.world
  const { business_id, transaction_id, client } = await fixture.held()
  held = business_id
  await allowAnyStanding(db)
  const change = await filedChange(fixture)
  const report = await filedReport(fixture)
  const request = await filedRequest(fixture)
  const issued = await fixture.reached(Status.accredited)
  await client.call(writeMessage, { body: { transaction_id, body: 'When?' } })
  const invited = { business_id, email: 'colleague@example.ph', is_owner: false, rights: ['pay' as const] }
  await client.call(registerBusinessUser, { body: invited })
  await db.insertInto('business_branches').values({ business_id, key: 'branch-1', name: 'Pier 4' }).execute()
  const named = [business_id, change.business_id, report.business_id, request.business_id, issued.business_id]
  const renamed = sql<string>`jsonb_set(profile, '{business_name}', to_jsonb(${NAME}::text))
    || jsonb_build_object('agents', ${JSON.stringify([foreignAgent])}::jsonb)`
  await db.updateTable('businesses').set({ profile: renamed }).where('id', 'in', named).execute()
  const { user_id } = await fixture.world.staff('dti', 5)
  await db.updateTable('users').set({ last_name: NAME }).where('id', '=', user_id).execute()
  const group = { agency: 'dti', name: NAME, description: '', types: [1], is_active: true, member_ids: [] } as const
  const administrator = fixture.called('system administrator, both agencies').client
  await administrator.call(createQueueGroup, { body: { ...group, types: [1], member_ids: [] } })
  const found = db.selectFrom('transactions').select(['id', 'type', 'processor_id', 'reference'])
  ;({ reference, ...transaction } = await found.where('id', '=', transaction_id).executeTakeFirstOrThrow())
})
afterAll(() => fixture.close())

/** Lists that tell nobody of these records, and why: of any other, one without a row would prove nothing. */
const silent: Readonly<Record<string, string>> = {
  me: 'the caller alone',
  customerList: 'every customer, to whom it lets in: there is no scope to prove',
  showProfile: 'the caller alone',
  listSessions: 'the caller’s own browsers',
  listLinkedMethods: 'the caller’s own ways to sign in',
  listTableViews: 'the caller’s own views',
}

/** What a list asks beyond its first page. */
const asked = (name: string, { client }: Person) => {
  if (name === 'searchTransactions') return { keyword: reference }
  if (name === 'queueTransactions') return { processor_id: fixture.evaluator.client.user_id }
  if (name === 'transactionsOfBusiness') return { business_id: held }
  return name === 'activityList' ? { user_id: client.user_id } : {}
}

/** What somebody is told in person, or did, is of transactions that they reach. */
const ofTransactions = (scope: RecordScope): RecordScope => (scope === 'own' ? 'transaction' : scope)

describe('a list tells of a record only those who reach it', () => {
  test.each(lists)('$name: $endpoint.recordScope', async ({ name, endpoint }) => {
    const look = async () => {
      const outcomes: string[] = []
      for (const person of fixture.people) {
        const body = endpoint.method === 'GET' ? undefined : asked(name, person)
        const reply = await person.client.call(endpoint, { body } as never)
        const text = JSON.stringify(reply.body ?? null)
        const tells = text.includes(NAME) || text.includes(reference)
        outcomes.push(
          `${person.name}: ${reply.status === 200 ? 'sees it' : 'is refused'}${tells ? ', with the record' : ''}`,
        )
      }
      return outcomes
    }
    const wanted = standingIn(name, transaction)
    const outcomes = await (wanted ? standingAs(fixture.world.db, transaction.id, wanted, look) : look())
    const may = (person: Person) =>
      isInScope(ofTransactions(ensure(endpoint.recordScope)), person, {
        of: fixture.evaluator,
        agency: 'dti',
        is_filed: true,
      })
    const fair = fixture.people.flatMap((person, place) => {
      const word = mayEnter(endpoint.access, person) ? 'sees it' : 'is refused'
      const withRecord = ensure(outcomes[place]).endsWith(', with the record') && word === 'sees it' && may(person)
      return `${person.name}: ${word}${withRecord ? ', with the record' : ''}`
    })
    expect(outcomes).toEqual(fair)
    const isTold = outcomes.some((outcome) => outcome.endsWith(', with the record'))
    expect({ name, isTold }).toEqual({ name, isTold: !(name in silent) })
  })

  test('and each that is said to tell nobody is one of them', () => {
    const names = lists.map(({ name }) => name)
    expect(Object.keys(silent).filter((name) => !names.includes(name))).toEqual([])
  })
})

test('the counts of the overviews are for staff who read an agency, and are of its transactions', async () => {
  for (const { name, client, audience, agency, permissions } of fixture.people) {
    if (audience !== 'staff') continue
    const { counts } = (await client.call(queueCounts)).body
    const seesBoth = agency === null && permissions.has('view-activity-log')
    const count = agency === 'dti' || seesBoth ? 1 : agency === 'cab' ? 0 : undefined
    const told = {
      change: counts['info-updates'],
      report: counts['customer-reportorials'],
      request: counts['customer-other-transactions'],
    }
    expect({ name, ...told }).toEqual({ name, change: count, report: count, request: count })
  }
})
