import { staffQueues } from '@lading/contract/queues'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksRead } from '#testing/databases/blocks-read'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const LISTED = isPostgres ? 40_000 : 4_000
/** Blocks that a page may read: every order of the list has some five hundred, its rows six hundred. */
const MOST = 250
const orders = ['filed_at', 'due_on', 'reference', 'business_name', 'status', 'type'] as const
const ways = ['asc', 'desc'] as const

let world: World
let admin: Client
beforeAll(async () => {
  world = await createWorld()
  admin = await world.staff(null, 1)
  await longRecord()
})
afterAll(() => world.close())

/**
 * Lines of a record of both agencies, filed a minute apart. Types 3 and 4 are the sea's alone. One in twenty waits for a
 * hearing, all of type 1, but for a few of type 2 in the middle; what waits for evaluation was filed last.
 */
async function longRecord() {
  const [middle, last] = [sql.lit(LISTED / 4), sql.lit(LISTED * 0.45)]
  await world.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db) // they are of no transaction
    await sql`
      with lines as (
        select 2000000 + n * 2 + place as id, n, agency, 1 + n % types as type, case
          when n > ${last} then ${sql.lit(Status.forEvaluation)}
          when n % 20 = 0 or (types = 4 and n % 4 = 1 and n between ${middle} and ${middle} + 59) then ${sql.lit(Status.forHearing)}
          else ${sql.lit(Status.accredited)} end as status
        from generate_series(1, ${sql.lit(LISTED / 2)}) n, (values ('dti', 0, 4), ('cab', 1, 2)) a (agency, place, types))
      insert into list_rows (edition, list, agency, transaction_id, type, status, reference, business_name, filed_at, due_on,
        searched)
      select (select max(edition) from list_editions where is_whole), 'transactions', agency, id, type, status,
        'R-' || hashint4(n) || n, 'firm ' || hashint4(n + 1), now() - make_interval(mins => ${sql.lit(LISTED)} - n),
        case when status <> ${sql.lit(Status.accredited)} then current_date + n % 30 end, '' from lines`.execute(db)
    await sql`insert into list_totals select edition, list, agency, type, status, count(*) from list_rows
      where transaction_id > 2000000 group by 1, 2, 3, 4, 5`.execute(db)
    await sql`set session_replication_role = origin`.execute(db)
  })
  await sql`vacuum analyze list_rows`.execute(world.db)
}

const asked = (body: object) => admin.call(staffQueues.transactions, { body: body as never })

test.each([
  ['a rare pair of type and status', { type: 2, status: Status.forHearing }, 15],
  ['a type that one agency has alone', { type: 3 }, LISTED / 8],
  ['what was filed last of a type', { type: 2, status: Status.forEvaluation }, (LISTED / 20) * 0.75],
  ['what was filed last', { status: Status.forEvaluation }, LISTED / 10],
])('a record that is narrowed to %s is not walked through, by whatever order', async (_, narrowed, total) => {
  const reads: string[] = []
  for (const order_by of orders)
    for (const sort_by of ways) {
      const page = () => asked({ ...narrowed, order_by, sort_by })
      expect((await page()).body.total).toBe(total)
      if (!isPostgres) continue
      const blocks = Math.max(...(await blocksRead(world.db, page)))
      if (blocks > MOST) reads.push(`${order_by} ${sort_by}: ${blocks}`)
    }
  expect(reads).toEqual([])
})
