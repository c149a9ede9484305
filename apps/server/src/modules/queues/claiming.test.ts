import { claimNext as claimNextCall } from '@lading/contract/queues'
import { Status } from '@lading/domain/transactions/status'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { figure } from '../../../../../tools/setup/stages/figure.ts'
import { whoIs } from '#modules/accounts/records/who-is'
import type { Caller } from '#platform/caller'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import type { Client } from '#testing/client'
import { inDatabase } from '#testing/databases/databases'
import { waitingItems } from '#testing/filings/waiting-items'
import { createWorld, type World } from '#testing/world'
import { claimNext } from './claim-next.ts'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const isProof = process.env['LADING_PROOF'] === 'full'
// All wait for a connection at once, ten seconds at most: beside other work 200 of them would wait longer.
const WORKERS = isPostgres ? (isProof ? 200 : 100) : 20
const ITEMS = isPostgres ? (isProof ? 10_000 : 600) : 200
const CLAIMS_EACH = isProof ? ITEMS : isPostgres ? 3 : 5
const CONNECTIONS = 48

let world: World
let connection: Pick<Connection, 'db' | 'close'>
let workers: { client: Client; caller: Caller }[]

beforeAll(async () => {
  world = await createWorld()
  workers = await Promise.all(Array.from({ length: WORKERS }, worker))
  await waitingItems(world, ITEMS)
  connection = await connectionsOfTheirOwn()
}, 300_000)
afterAll(async () => {
  await connection.close()
  await world.close()
})

test(`${WORKERS} evaluators who take the next of ${ITEMS} applications at once take each one once`, async () => {
  const started = performance.now()
  const taken = (await Promise.all(workers.map(({ caller }) => claims(caller)))).flat()
  const seconds = (performance.now() - started) / 1000
  figure(`claims a second by ${WORKERS} workers from ${ITEMS} items`, Math.round(taken.length / seconds), 'claims/s')

  expect(taken.length).toBe(Math.min(ITEMS, WORKERS * CLAIMS_EACH))
  expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
  expect(await held()).toEqual(taken.toSorted((one, other) => one.id - other.id))
}, 1_200_000)

test('so do those who ask through the portal', async () => {
  await waitingItems(world, workers.length)
  const replies = await Promise.all(workers.map(({ client }) => client.call(claimNextCall)))
  expect(replies.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
  expect(new Set(replies.map(({ body }) => body.transaction_id)).size).toBe(workers.length)
}, 300_000)

test('taking the next asks the database for no more than it must', async () => {
  const asked = countStatements()
  const { caller } = ensure(workers[0])
  await waitingItems(world, 1)
  await world.db
    .withPlugin(asked)
    .transaction()
    .execute((tx) => claimNext(world.workflow, tx, caller, world.clock.now()))
  expect(asked.count()).toBe(TAKING_ASKS)
})

/** Settings; the search, which locks the business; two locks; the move with its accreditation; the audit. */
const TAKING_ASKS = 6

function countStatements(): KyselyPlugin & { count: () => number } {
  let count = 0
  return {
    count: () => count,
    transformQuery: ({ node }) => node, // of each subquery, too
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  }
}

async function worker() {
  const client = await world.staff('dti', 5)
  return { client, caller: ensure(await whoIs(world)(ensure(client.token), { ip: '', id: '' } as never)) }
}

/** One after the other, as a person does, until enough or nothing is left. */
async function claims(caller: Caller): Promise<{ id: number; by: number }[]> {
  const taken: { id: number; by: number }[] = []
  while (taken.length < CLAIMS_EACH) {
    const { transaction_id } = await connection.db
      .transaction()
      .execute((tx) => claimNext(world.workflow, tx, caller, world.clock.now()))
    if (transaction_id === null) return taken
    taken.push({ id: transaction_id, by: caller.user_id })
  }
  return taken
}

/** Who holds what by the rows: locked once, by one step, for the one who holds it. */
async function held() {
  return world.db
    .selectFrom('transactions as t')
    .innerJoin('transaction_steps as s', 's.transaction_id', 't.id')
    .innerJoin('accreditations as a', 'a.id', 't.accreditation_id')
    .select(['t.id', 't.lock_holder_id as by'])
    .where('t.status', '=', Status.lockedForEvaluation)
    .where('a.status', '=', Status.lockedForEvaluation)
    .where('s.action', '=', 'lock-start-evaluation')
    .whereRef('s.by_user_id', '=', 't.lock_holder_id')
    .orderBy('t.id')
    .execute()
}

/** On PostgreSQL as many as a pool holds; the embedded database has one session for everybody. */
async function connectionsOfTheirOwn(): Promise<Pick<Connection, 'db' | 'close'>> {
  if (!isPostgres) return { db: world.db, close: async () => {} }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db)
  return connectPostgres(inDatabase(ensure(process.env['DATABASE_URL_TEST']), ensure(rows[0]).name), CONNECTIONS)
}
