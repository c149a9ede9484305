import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { paysPenalties } from '@lading/domain/transactions/family'
import { scopeFlags } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { feePurposeOf, type FeeFacts, type FeePurpose } from '@lading/domain/payments/charges'
import { assess, daysLate, type Assessment } from '@lading/domain/payments/fees'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { centavos, decimalText } from '@lading/domain/payments/money'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { chargedForm } from './charged-form.ts'
import { condonedPenalty, type CondonedPenalty } from './condoned-penalty.ts'

type Charged = Pick<TransactionRow, 'id' | 'agency' | 'type'>

export interface TransactionAssessment extends Assessment {
  readonly total_centavos: number
  /** Of a report whose penalty the approving officer condoned. */
  readonly condoned: CondonedPenalty | null
}

/** What a transaction is charged, with the fees in force on the day of its complete filing (today, before that), line by line. */
export async function assessmentOf(db: Db, found: LockedTransaction, now: Date): Promise<TransactionAssessment> {
  const { transaction } = found
  if (paysPenalties(transaction.type)) return penaltiesAssessed(db, transaction)
  const on = manilaDay(filedAt(transaction, now))
  const fees = await db
    .selectFrom('fees')
    .select(['agency', 'param_key', 'label', 'param_value', 'effective_from', 'effective_until'])
    .where('agency', '=', transaction.agency)
    .execute()
  const catalogue = fees.map(({ effective_from, effective_until, ...fee }) => ({
    ...fee,
    effective_from: plainDate(effective_from),
    effective_until: effective_until ? plainDate(effective_until) : null,
  }))
  const assessment = assess(catalogue, await feeFactsOf(db, found, now), on)
  return { ...assessment, total_centavos: centavos(assessment.total), condoned: null }
}

/** When it was filed completely; now, where it was not, or was found incomplete since: its filing counts no more. */
function filedAt({ status, filed_at }: TransactionRow, now: Date): Date {
  return status === Status.forRequirementCompletion ? now : (filed_at ?? now)
}

/** A report costs nothing but the penalties that were assessed of it. */
async function penaltiesAssessed(db: Db, { id }: Pick<TransactionRow, 'id'>): Promise<TransactionAssessment> {
  const rows = await db
    .selectFrom('transaction_penalties')
    .select(['reference_id', 'violation', 'units', 'unit_amount', 'amount', 'why'])
    .where('transaction_id', '=', id)
    .orderBy('position')
    .execute()
  const lines = rows.map(({ reference_id, violation, units, ...line }) => ({
    param_key: reference_id,
    label: violation,
    quantity: units,
    ...line,
  }))
  const total_centavos = lines.reduce((sum, { amount }) => sum + centavos(amount), 0)
  const total = decimalText(total_centavos)
  return { lines, total, missing: [], total_centavos, condoned: await condonedPenalty(db, id, total) }
}

async function feeFactsOf(db: Db, { transaction, accreditation }: LockedTransaction, now: Date): Promise<FeeFacts> {
  const { agency, type, register } = transaction
  return {
    agency,
    type,
    scopes: accreditation ?? scopeFlags([]),
    ...(accreditation?.previous_accreditation_id && {
      days_late: await lateDays(db, accreditation, filedAt(transaction, now)),
    }),
    purpose: await feePurposeAt(db, transaction),
    ...formOfType(type).fees(await chargedForm(db, transaction), register),
  }
}

/** What the next order of payment is for. On the air side the application's fee is paid before anything else is asked. */
export async function feePurposeAt(db: Db, { id, agency, type }: Charged): Promise<FeePurpose> {
  if (feePurposeOf({ agency, type }, false) === 'order-of-payment') return 'order-of-payment'
  const paid = await db
    .selectFrom('invoices')
    .select('id')
    .where('transaction_id', '=', id)
    .where('purpose', '=', 'application-fee')
    .where('status', '=', InvoiceStatus.paid)
    .executeTakeFirst()
  return feePurposeOf({ agency, type }, paid !== undefined)
}

async function lateDays(db: Db, accreditation: LockedTransaction['accreditation'], filed_at: Date): Promise<number> {
  if (!accreditation?.previous_accreditation_id) return 0
  const previous = await db
    .selectFrom('accreditations')
    .select('expiry_date')
    .where('id', '=', accreditation.previous_accreditation_id)
    .executeTakeFirst()
  return previous?.expiry_date ? daysLate(plainDate(previous.expiry_date), manilaDay(filed_at)) : 0
}
