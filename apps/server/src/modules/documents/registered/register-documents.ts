import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { dayOrNull } from '@lading/domain/dates/plain-date'
import { documentsToRegister, type ApprovedLine } from '@lading/domain/documents/registered-documents'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { requirementsOn } from '#platform/rule-tables'
import type { Effect } from '#modules/workflow/handlers/handlers'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { remindAfter } from './document-reminders.ts'

/**
 * What was approved of a filing enters the document register of its business. Approved again after a correction, the same
 * rows say what is true now, from the day they entered it: a document that was approved meanwhile stays the newer one.
 */
export const registerDocuments: Effect = async (tx, { context: { transaction, settings } }, _actor, now) => {
  const { id, business_id, type } = transaction
  const { asked, documents } = formOfType(type)
  const found = documentsToRegister(await approvedLines(tx, transaction, now), documents(asked(transaction.form)))
  if (found.length === 0) return
  const remindOn = ({ valid_until }: (typeof found)[number]) =>
    remindAfter(dayOrNull(valid_until), manilaDay(now), settings)
  await tx
    .insertInto('registered_documents')
    .values(
      found.map((facts) => ({
        ...facts,
        business_id,
        transaction_id: id,
        registered_at: now,
        remind_on: remindOn(facts),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['transaction_id', 'requirement_code', 'kind']).doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        issued_on: ref('excluded.issued_on'),
        valid_until: ref('excluded.valid_until'),
        remind_on: ref('excluded.remind_on'),
      })),
    )
    .execute()
}

/** The lines of a filing whose files were accepted and are such a document; of several days on their faces the earliest. */
async function approvedLines(
  tx: Tx,
  { id, agency }: Pick<TransactionRow, 'id' | 'agency'>,
  now: Date,
): Promise<ApprovedLine[]> {
  const catalogue = await requirementsOn(tx, agency, manilaDay(now))
  const registers = new Map(catalogue.map((entry) => [entry.code, entry.registers]))
  const lines = await tx
    .selectFrom('transaction_documents')
    .select(['requirement_code', sql<string | null>`min(expires_on)`.as('valid_until')])
    .where('transaction_id', '=', id)
    .where('is_current', '=', true)
    .where('decision', '=', 'accepted')
    .groupBy('requirement_code')
    .orderBy('requirement_code')
    .execute()
  return lines.map((line) => ({ ...line, registers: registers.get(line.requirement_code) ?? [] }))
}
