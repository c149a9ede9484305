import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import { Status } from '@lading/domain/transactions/status'
import type { Inputs } from '@lading/domain/workflow/transition/inputs'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { sqlOf } from '#platform/sql-of'
import type { Effect } from '#modules/workflow/handlers/handlers'
import type { ObligationRow } from '../obligations/obligation-of.ts'

/** What the last report of an obligation said, where it was rejected: its new draft goes on from there. */
export async function rejectedAnswers(db: Db, { id, type }: Pick<ObligationRow, 'id' | 'type'>): Promise<Form> {
  const rejected = await lastRejected(db, id).select('t.form').executeTakeFirst()
  return rejected ? formOfType(type).draft.parse(rejected.form) : {}
}

/** Opens the draft of a rejected report with its lines, under the numbers they had. */
export const carryRejectedLines: Effect = async (tx, { context: { transaction } }) => {
  const { id, obligation_id } = transaction
  if (obligation_id === null) return
  const lines = tx
    .selectFrom('report_lines')
    .select(({ val }) => [val(id).as('transaction_id'), 'section', 'number', 'identity', 'answers'])
    .where('transaction_id', '=', lastRejected(tx, obligation_id).select('t.id'))
  await tx
    .insertInto('report_lines')
    .columns(['transaction_id', 'section', 'number', 'identity', 'answers'])
    .expression(lines)
    .execute()
}

/** The figures of one that was about another period are of no use for this one. */
const lastRejected = (db: Db, obligation_id: number) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('transaction_steps as s', 's.transaction_id', 't.id')
    .where('t.obligation_id', '=', obligation_id)
    // In the words of the partial index: as a parameter the planner could not tell that it fits.
    .where(sql<SqlBool>`t.status = ${sqlOf(Status.requestRejected)}`)
    .where('s.to_status', '=', Status.requestRejected)
    .where(textIn<Inputs>('s.inputs')('report_fault'), 'is distinct from', 'wrong-period')
    .orderBy('s.id', 'desc')
    .limit(1)
