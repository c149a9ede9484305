import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import { uncountedStatuses } from '@lading/domain/transactions/status-groups'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import { record } from '#modules/audit/record'
import type { ObligationRow } from './obligation-of.ts'
import { dueDayOf, remindAfter } from './report-due.ts'
import { tellOfReport } from './tell-of-report.ts'

/** Reminds of a report that is due and not filed, where its day has come, and says when the next reminder is. */
export async function remindReport(
  tx: Tx,
  { id, business_id }: Pick<ObligationRow, 'id' | 'business_id'>,
  now: Date,
): Promise<void> {
  const today = manilaDay(now)
  const { name } = await tx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const obligation = await tx.selectFrom('obligations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!obligation?.remind_on || obligation.remind_on > today) return
  const transaction = await draftFor(tx, id)
  const office = await officeOf(tx)
  const due_on = dueDayOf(obligation, office.calendar)
  const remind_on = transaction ? remindAfter(obligation, today, office) : null
  await tx.updateTable('obligations').set({ remind_on }).where('id', '=', id).execute()
  if (!transaction || !due_on) return
  await tellOfReport(tx, { transaction, obligation, business_name: name, due_on }, { again: true }, now)
  const transaction_id = transaction.id
  await record(
    tx,
    { action: 'remind', object: 'transaction', object_id: transaction_id, transaction_id },
    theSystem,
    now,
  )
}

/** The report that waits for its client as a draft. */
async function draftFor(tx: Tx, obligation_id: number) {
  const found = await tx
    .selectFrom('transactions')
    .select(['id', 'reference', 'type', 'business_id', 'accreditation_id', 'status'])
    .where('obligation_id', '=', obligation_id)
    .where('status', 'not in', [...uncountedStatuses])
    .executeTakeFirst()
  return found?.status === Status.draft ? found : undefined
}
