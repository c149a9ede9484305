import { Status, statuses } from '@lading/domain/transactions/status'
import { isListed, staffListNames, type Listed } from '@lading/domain/workflow/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#platform/database'
import { freshDatabase } from '#testing/databases'
import { standsIn } from './stands-in.ts'

const ME = 11

/** A transaction of one type a family in every status, with and without a processor, a recommendation and a hearing behind it. */
const rows = statuses.flatMap((status) =>
  ([1, 4, 16, 18] as const).flatMap((type) =>
    [null, ME, ME + 1].flatMap((processor_id) =>
      [null, 'approve'].flatMap((recommendation) =>
        [null, Status.forHearing].map((returned_from): Listed => {
          return { type, status, processor_id, recommendation, returned_from }
        }),
      ),
    ),
  ),
)

let connection: Connection
beforeAll(async () => {
  connection = await freshDatabase()
})
afterAll(() => connection.close())

test.each(staffListNames)('the database lists in %s what the rules list there', async (name) => {
  const numbered = JSON.stringify(rows.map((row, id) => ({ id, ...row })))
  const given = sql<Listed & { id: number }>`(select * from jsonb_to_recordset(${numbered}::text::jsonb)
    as given(id int, type int, status int, processor_id int, recommendation text, returned_from int))`
  const found = await connection.db
    .selectFrom(given.as('t'))
    .select('t.id')
    .where((eb) => standsIn(eb as never, name, ME))
    .orderBy('t.id')
    .execute()
  const expected = rows.flatMap((row, id) => (isListed(name, row, ME) ? [id] : []))
  expect(expected.length).toBeGreaterThan(0)
  expect(found.map(({ id }) => id)).toEqual(expected)
})
