import type { Endpoint } from '@lading/contract/calls/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { StatementLog, type Statement } from '#testing/databases/statements'
import { fingerprint } from '#testing/databases/fingerprint'
import { readsWithoutIndex } from '#testing/databases/reads-without-index'
import { canSignIn, type Person } from './everyone.ts'
import { openFixture, type Fixture } from './fixture.ts'
import { mayEnter, isInScope, type Facts } from './in-scope.ts'
import type { Request } from './request.ts'
import { requests } from './requests.ts'
import { endless, withoutRecord } from './without-record.ts'

const calls = await everyEndpoint()
const isProof = process.env['LADING_PROOF'] === 'full'
const PARTS = isProof ? 1 : 6
const sampleText = isProof
  ? ''
  : '; of those who may write one in six does, and of those whom the door keeps out, by turns'

/** Read whole, as they stay small: a row a setting, a role, a region; totals of what was counted; what waits a moment. */
const SMALL = new Set(
  (
    'accreditation_totals clock_edition countries directory_totals fresh_resets holidays list_editions list_totals ' +
    'password_requests people_totals permissions provinces queue_groups regions requirements roles settings'
  ).split(' '),
)
/** The places to find one among, read once by each process. */
const READ_ONCE = /^select \* from "(cities|barangays)"( order by ("name", )?"code")?$/

const naming = calls.filter(({ name }) => name in requests)

let fixture: Fixture
const statements = new StatementLog()
beforeAll(async () => void (fixture = await openFixture()))
afterAll(() => fixture.close())

describe('the table of who reaches which records', () => {
  test('says it of every call that is not open to all and has a record in its address', () => {
    const silent = calls.filter(
      ({ endpoint: { access, path, recordScope } }) => access !== 'public' && /:|^\/lists\//.test(path) && !recordScope,
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('is tried for every call that has a record in its address', () => {
    const untried = calls.filter(
      ({ name, endpoint }) => endpoint.recordScope && /:/.test(endpoint.path) && !(name in requests),
    )
    expect(untried.map(({ name }) => name)).toEqual([])
    expect(Object.keys(requests).filter((name) => !naming.some((call) => call.name === name))).toEqual([])
  })
})

describe(`a record is for whom the table says${sampleText}`, () => {
  test.each(naming)('$name: $endpoint.method $endpoint.path, $endpoint.recordScope', async ({ name, endpoint }) => {
    const request = await ensure(requests[name])(fixture)
    const may = (person: Person) =>
      mayEnter(endpoint.access, person) && isInScope(ensure(endpoint.recordScope), person, factsOf(request))
    const isOutside = (person: Person) => !mayEnter(endpoint.access, person)
    const keptOut = byTurns(fixture.people.filter(isOutside)) // access.test.ts tries them all, at the door
    const others = [...keptOut, ...fixture.people.filter((person) => !isOutside(person) && !may(person))]
    const before = await traces(endpoint)
    expect(await answers(endpoint, others, async () => request)).toEqual(
      others.map(({ name: who }) => `${who}: refused`),
    )
    expect(await traces(endpoint)).toEqual(before)

    const allowed = fixture.people.filter(may)
    const these = request.is_long ? allowed.slice(0, 1) : endpoint.method === 'GET' ? allowed : byTurns(allowed)
    expect(these).not.toEqual([])
    // those refused have left the record as it was: it serves the first who may, and all where it is only read
    const untouched = [request]
    const next = async () =>
      endpoint.method === 'GET' ? request : (untouched.pop() ?? ensure(requests[name])(fixture))
    expect(await answers(endpoint, these, next)).toEqual(these.map(({ name: who }) => `${who}: answered`))
  })
})

describe.runIf(process.env['LADING_DATABASE'] === 'postgres')('what calls and jobs ask of the database', () => {
  test('is found by an index in every table that grows', async () => {
    const { people, world } = fixture
    await canSignIn(
      world,
      people.map(({ client }) => client.user_id),
    )
    const badlyAsked: string[] = []
    for (const { name, endpoint } of calls.filter(isReadAlone)) {
      const { client } = people.find((one) => mayEnter(endpoint.access, one)) ?? { client: world.visitor() }
      const reply = await statements.during(() => client.call(endpoint, { body: {}, ...withoutRecord[name] } as never))
      if (name in withoutRecord && reply.status === 400) badlyAsked.push(`${name}: ${JSON.stringify(reply.body)}`)
    }
    expect(badlyAsked).toEqual([])
    expect(Object.keys(withoutRecord).filter((name) => !calls.some((call) => call.name === name))).toEqual([])
    await statements.during(() => world.runJobs())
    expect(statements.all.length, 'statements of every test above: run the whole file').toBeGreaterThan(400)
    expect(await growingTables(statements.all)).toEqual([])
  })

  test('is told where an index is missing', async () => {
    const { db } = fixture.world
    const one = new StatementLog()
    const ofOne = db.selectFrom('transaction_documents').select('remark').where('transaction_id', '=', 1)
    await one.during(() => ofOne.execute())
    expect(await growingTables(one.all)).toEqual([])

    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where indexname = 'transaction_documents_transaction'`.execute(db)
    await sql`drop index transaction_documents_transaction`.execute(db)
    onTestFinished(async () => void (await sql.raw(ensure(rows[0]).definition).execute(db)))
    expect(await growingTables(one.all)).toEqual([expect.objectContaining({ table: 'transaction_documents' })])
  })

  const growingTables = async (asked: readonly Statement[]) =>
    (await readsWithoutIndex(fixture.world.db, asked)).filter(
      ({ table, text }) => !SMALL.has(table) && !READ_ONCE.test(text),
    )
})

/** A list, a call that names no record but is answered, and one that is sent words of its own. */
const isReadAlone = ({ name, endpoint: { method, path } }: (typeof calls)[number]) =>
  path.startsWith('/lists/') ||
  name in withoutRecord ||
  (method === 'GET' && !path.includes(':') && !(name in requests) && !endless.includes(name))

/** One in so many, others at the next call: each write needs a record of its own. */
function byTurns(people: Person[]): Person[] {
  const turn = turns++
  return people.filter((_, place) => place % PARTS === turn % Math.min(PARTS, people.length))
}
let turns = 0

/** What the tables hold, where a call could have changed it. */
const traces = async ({ method }: Endpoint) => (method === 'GET' ? {} : fingerprint(fixture.world.db))

const factsOf = ({ agency = 'dti', is_filed = true, ...request }: Request): Facts => ({ agency, is_filed, ...request })

/** What each of these people is answered, one after the other. */
async function answers(endpoint: Endpoint, people: Person[], ask: () => Promise<Request>): Promise<string[]> {
  const said: string[] = []
  for (const { name, client } of people) {
    const { params, query, body, files } = await ask()
    const reply = await statements.during(() => client.call(endpoint, { params, query, body, files } as never))
    said.push(`${name}: ${wordFor(reply)}`)
  }
  return said
}

/** A provider outside, which is not there in a test, was asked: then who asked it was let through. */
const UNAVAILABLE = 503

function wordFor({ status, body }: { status: number; body: unknown }): string {
  if (status === 200 || status === UNAVAILABLE) return 'answered'
  return [401, 403, 404, 409].includes(status) ? 'refused' : `${status} ${JSON.stringify(body)}`
}
