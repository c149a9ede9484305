import { createQueueGroup, queueCounts } from '@lading/contract/queues'
import type { RecordScope } from '@lading/contract/calls/record-scope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import type { Person } from './everyone.ts'
import { openFixture, type Fixture } from './fixture.ts'
import { mayEnter, isInScope } from './in-scope.ts'
import { requests } from './requests.ts'
import { filedChange } from './requests-for-changes.ts'
import { filedReport } from './requests-for-reports.ts'
import { filedRequest } from './requests-for-requests.ts'

const lists = (await everyEndpoint()).filter(({ name, endpoint }) => endpoint.recordScope && !(name in requests))

/** The name of the businesses with an application, a change, a report and a request at the sea agency, of one of its staff and of one of its queue groups; no other record bears it. */
const NAME = 'Marigold'

let fixture: Fixture
let reference: string
let held: number
beforeAll(async () => {
  fixture = await openFixture()
  const { db } = fixture.world
  const { business_id, transaction_id } = await fixture.held()
  held = business_id
  const change = await filedChange(fixture)
  const report = await filedReport(fixture)
  const request = await filedRequest(fixture)
  const named = [business_id, change.business_id, report.business_id, request.business_id]
  const renamed = sql<string>`jsonb_set(profile, '{business_name}', to_jsonb(${NAME}::text))`
  await db.updateTable('businesses').set({ profile: renamed }).where('id', 'in', named).execute()
  const { user_id } = await fixture.world.staff('dti', 5)
  await db.updateTable('users').set({ last_name: NAME }).where('id', '=', user_id).execute()
  const group = { agency: 'dti', name: NAME, description: '', types: [1], is_active: true, member_ids: [] } as const
  const administrator = fixture.called('system administrator, both agencies').client
  await administrator.call(createQueueGroup, { body: { ...group, types: [1], member_ids: [] } })
  const found = db.selectFrom('transactions').select('reference').where('id', '=', transaction_id)
  reference = ensure((await found.executeTakeFirstOrThrow()).reference)
})
afterAll(() => fixture.close())

/** What a list asks beyond its first page. */
const asked = (name: string, { client }: Person) => {
  if (name === 'searchTransactions') return { keyword: reference }
  if (name === 'queueTransactions') return { processor_id: fixture.evaluator.client.user_id }
  if (name === 'transactionsOfBusiness') return { business_id: held }
  return name === 'activityList' ? { user_id: client.user_id } : {}
}

/** What somebody is told in person, or did, is of cases that they reach. */
const ofTransactions = (scope: RecordScope): RecordScope => (scope === 'own' ? 'transaction' : scope)

describe('a list tells of a record only those who reach it', () => {
  const telling = new Set<string>()

  test.each(lists)('$name: $endpoint.recordScope', async ({ name, endpoint }) => {
    const outcomes: string[] = []
    for (const person of fixture.people) {
      const body = endpoint.method === 'GET' ? undefined : asked(name, person)
      const reply = await person.client.call(endpoint, { body } as never)
      const text = JSON.stringify(reply.body ?? null)
      const tells = text.includes(NAME) || text.includes(reference)
      if (tells) telling.add(name)
      outcomes.push(
        `${person.name}: ${reply.status === 200 ? 'sees it' : 'is refused'}${tells ? ', with the record' : ''}`,
      )
    }
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
  })

  test('and these it does tell', () => {
    const some = [
      'searchTransactions',
      'queueTransactions',
      'myApplications',
      'customerTransactions',
      'otherTransactions',
      'staffQueues.for-evaluation',
      'queueGroups',
      'adminUserList',
    ]
    const overviews = ['info-updates', 'customer-reportorials', 'customer-other-transactions'].map(
      (list) => `staffQueues.${list}`,
    )
    expect([...some, ...overviews].filter((name) => !telling.has(name))).toEqual([])
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
