import { filingLimits, type FilingLimits } from '@lading/domain/accreditation/limits/filing-limits'
import type { Form } from '@lading/domain/filing/form-path'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import { capitalDay } from '#modules/workflow/transactions/capital-asked'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { filedLast } from './filed-answers.ts'

/** What these settings ask of the answers; capital by the day it was first submitted. */
export function limitsOf(
  { values }: Pick<SettingsReader, 'values'>,
  transaction: TransactionRow,
  now: Date,
): FilingLimits {
  const { agency, type } = transaction
  return filingLimits(values, { agency, type, on: capitalDay(transaction, now) })
}

/** The answers as they were filed last, while a return is answered; null at any other time. */
export async function answersFiled(db: Db, transaction: TransactionRow): Promise<Form | null> {
  return transaction.status === Status.forClientAction ? (await filedLast(db, transaction)).form : null
}
