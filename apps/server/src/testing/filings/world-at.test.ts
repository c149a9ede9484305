import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '#testing/databases/kept-names'
import { createWorld, type World } from '#testing/world'
import { filedApplication } from './filing.ts'
import { scenarioSteps, seaApplication, seaStaff } from './scenario.ts'
import { worldAt } from './world-at.ts'

/** What chance decides: keys, tokens, slugs, digests, codes of certificates, sizes of documents, numbers of database transactions. */
const CHANCE = [
  [/(?:[0-9a-f]{2}\/)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'a key'],
  [/\b[0-9a-f]{64}\b/g, 'a digest'],
  [/\b[a-z2-7]{26}\b/g, 'a slug'],
  [/#[\w.~-]+/g, 'a code'],
  [/"token_hash": "[\w-]{43}"/g, 'a token'],
  [/(?<=\.pdf", )"size": \d+/g, 'a size'],
  [/"made_by": \d+/g, 'a database transaction'],
] as const

/** What each table holds, but for chance. */
async function rowsIn({ db }: World): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
    found[name] = rows
      .map(({ row }) => CHANCE.reduce((text, [chance, word]) => text.replaceAll(chance, word), row))
      .toSorted()
  }
  return found
}

/** As `worldAt`, without a copy on the way. */
async function replayed(until: Status): Promise<World> {
  const world = await createWorld()
  const staff = await seaStaff(world)
  const applications = [await filedApplication(world), await filedApplication(world), await filedApplication(world)]
  for (const [reached, step] of scenarioSteps) {
    for (const application of applications) await step({ ...application, staff }, world)
    if (reached === until) break
  }
  return world
}

test.runIf(testServer())(
  'an application that was copied at each status on its way stands as one that went it without a stop',
  async () => {
    const [copied, walked] = [await worldAt(Status.accredited), await replayed(Status.accredited)]
    const [rows, expected] = [await rowsIn(copied), await rowsIn(walked)]
    expect(rows).toEqual(expected)
    await Promise.all([copied.close(), walked.close()])
  },
  300_000,
) // the whole way, twice for three applications

test.runIf(testServer())('a copy is a test’s own, and goes on at the time when it was made', async () => {
  const [first, second] = [await worldAt(Status.forPayment), await worldAt(Status.forPayment)]
  expect(second.clock.now()).toEqual(first.clock.now())
  const { transaction_id: id } = await seaApplication(first, { until: Status.forRecommendingApproval })
  const statusIn = async ({ db }: World) =>
    (await db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  expect([await statusIn(first), await statusIn(second)]).toEqual([Status.forRecommendingApproval, Status.forPayment])
  await Promise.all([first.close(), second.close()])
})
