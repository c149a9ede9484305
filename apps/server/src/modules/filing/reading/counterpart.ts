import type { Filing } from '@lading/contract/filing'
import { counterpartAnswers, labelsOfCopied } from '@lading/contract/forms/counterpart-answers'
import { formOfType } from '@lading/contract/transaction-types'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { transactionFrom, type TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** The request of the same batch and type to the other agency, however far it is; undefined where it was deleted. */
export async function counterpartOf(
  db: Db,
  { batch, business_id, type, agency }: TransactionRow,
): Promise<TransactionRow | undefined> {
  if (batch === null) return undefined
  // The transactions of one business are found by its index.
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('batch', '=', batch)
    .where('type', '=', type)
    .where('agency', '<>', agency)
    .where('status', '<>', Status.deleted)
    .executeTakeFirst()
  return row && transactionFrom(row)
}

/** The counterpart as the client of a draft reads of it, with what the draft can take over. */
export async function counterpartRead(db: Db, draft: TransactionRow): Promise<Filing['counterpart']> {
  const found = await counterpartOf(db, draft)
  if (!found) return null
  const form = formOfType(draft.type)
  const { id: transaction_id, accreditation_id, reference, type, agency, status } = found
  const copies = labelsOfCopied(form, counterpartAnswers(form, draft, found), found)
  return { transaction_id, accreditation_id, reference, type, agency, status, copies }
}
