import { ensure } from '@lading/domain/ensure'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database'
import { sqlOf } from '#platform/sql-of'

/**
 * How many transactions each of these evaluators, or of these queue groups, has to work on: what "My Queue" lists (field facts,
 * section 10). Wherever the work of one person is counted, it is this figure.
 */
export async function deskLoads(
  db: Db,
  column: 'processor_id' | 'queue_group_id',
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('transactions')
    .select((eb) => [eb.ref(column).as('id'), eb.fn.countAll<number>().as('open')])
    .where(sql<SqlBool>`status in (${sqlOf(...evaluatorsStatuses)})`) // the words of the indexes, which leave out what has ended
    .where((eb) => eb(column, '=', eb.fn.any(eb.val([...ids]))))
    .groupBy(column)
    .execute()
  return new Map(rows.map((row) => [ensure(row.id, `${column} of the transactions counted`), row.open]))
}
