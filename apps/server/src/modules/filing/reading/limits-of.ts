import { filingLimits, type FilingLimits } from '@lading/domain/accreditation/limits/filing-limits'
import type { Form } from '@lading/domain/filing/form-path'
import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { filedLast } from './filed-answers.ts'

/** What the settings of today ask of the answers; capital by the day it was first submitted. */
export async function limitsOf(db: Db, transaction: TransactionRow, now: Date): Promise<FilingLimits> {
  const { agency, type, submitted_at } = transaction
  const { values } = await settingsOf(db)
  return filingLimits(values, { agency, type, on: manilaDay(submitted_at ?? now) })
}

/** The answers as they were filed last, while a return is answered; null at any other time. */
export async function answersFiled(db: Db, transaction: TransactionRow): Promise<Form | null> {
  return transaction.status === Status.forClientAction ? (await filedLast(db, transaction)).form : null
}
