import type { Invoice, PaymentAttempt } from '@lading/contract/payments'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { channelLabels, offeredChannels } from '@lading/domain/payments/channels'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { settingOf } from '#platform/settings'
import { invoiceDocumentsOf } from '#modules/documents/issued/issued-documents-of'
import { whenGiven } from '#platform/when-given'
import { invoiceRows, rowOf, type FoundRow } from './invoice-rows.queries.ts'
import { linesOf } from './payments.queries.ts'
import type { Agency } from '@lading/domain/transactions/agency'
import { worksFor } from '@lading/domain/people/acting/works-for'

export interface InvoiceAsked {
  readonly id?: number | undefined
  readonly transaction_id?: number | undefined
}

/**
 * An order of payment with everything about it, for the business's people and the agency's staff. Of a transaction it is
 * the one that still waits, else the latest. Throws 404 where there is none, and for others.
 */
export async function invoiceOf(db: Db, asked: InvoiceAsked, actor: Caller): Promise<Invoice> {
  const row = await findInvoice(db, asked)
  if (!row || !maySeeInvoice(row, actor)) throw notFound('Order of payment')
  const { accreditation, penalty, discount, void_reason } = await db
    .selectFrom('invoices')
    .select(['accreditation', 'penalty', 'discount', 'void_reason'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    ...rowOf(row),
    ...(await transactionOf(db, row.transaction_id)),
    accreditation,
    penalty,
    discount,
    void_reason,
    lines: await linesOf(db, row.id),
    attempts: await attemptsShown(db, row.id),
    receipt: await receiptOf(db, row.id),
    issued_documents: await invoiceDocumentsOf(db, row.id),
    ways_to_pay: await waysToPay(db, row.agency),
    others: await othersOf(db, row),
  }
}

function findInvoice(db: Db, { id, transaction_id }: InvoiceAsked): Promise<FoundRow | undefined> {
  return invoiceRows(db)
    .$call(whenGiven(id, (query, id) => query.where('i.id', '=', id)))
    .$call(whenGiven(transaction_id, (query, transaction_id) => query.where('i.transaction_id', '=', transaction_id)))
    .orderBy(sql`i.status in (${sql.join([InvoiceStatus.paid, InvoiceStatus.reversed, InvoiceStatus.void])})`)
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function maySeeInvoice({ business_id, agency, status }: FoundRow, actor: Caller): boolean {
  if (actor.audience === 'staff') return worksFor(actor, agency)
  return membershipOf(actor, business_id) !== undefined && status !== InvoiceStatus.forInvoice
}

async function transactionOf(db: Db, id: number | null) {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('transactions')
          .select(['status', 'accreditation_id'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
  return { transaction_status: row?.status ?? null, accreditation_id: row?.accreditation_id ?? null }
}

async function attemptsShown(db: Db, invoice_id: number): Promise<PaymentAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempts as a')
    .leftJoin('files as f', 'f.id', 'a.proof_file_id')
    .innerJoin('users as u', 'u.id', 'a.posted_by')
    .selectAll('a')
    .select(['f.name as proof_name', 'f.media_type as proof_type', 'u.audience'])
    .where('a.invoice_id', '=', invoice_id)
    .orderBy('a.attempt_no', 'desc')
    .execute()
  return rows.map((row) => ({
    attempt_no: row.attempt_no,
    channel: row.channel as PaymentAttempt['channel'],
    status: row.status as InvoiceStatus,
    amount: row.amount,
    paid_on: row.paid_on,
    payment_reference: row.payment_reference,
    proof: row.proof_file_id
      ? { id: row.proof_file_id, name: row.proof_name ?? '', media_type: row.proof_type ?? '' }
      : null,
    posted_at: row.posted_at.toISOString(),
    posted_by_agency: row.audience === 'staff',
    decided_at: row.decided_at?.toISOString() ?? null,
    refusal: row.refusal,
  }))
}

async function receiptOf(db: Db, invoice_id: number) {
  const row = await db
    .selectFrom('receipts')
    .select(['number', 'slug', 'amount', 'mode', 'issued_at', 'cancelled_at'])
    .where('invoice_id', '=', invoice_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  return { ...row, issued_at: row.issued_at.toISOString(), cancelled_at: row.cancelled_at?.toISOString() ?? null }
}

async function waysToPay(db: Db, agency: Agency) {
  const ways = offeredChannels.map(async (channel) => ({
    name: channelLabels[channel],
    instructions: await settingOf(db, `payment.${agency}.${channel}`),
  }))
  return Promise.all(ways)
}

async function othersOf(db: Db, { id, transaction_id }: FoundRow): Promise<Invoice['others']> {
  if (transaction_id === null) return []
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'status', 'total_amount_due'])
    .where('transaction_id', '=', transaction_id)
    .where('id', '<>', id)
    .where('status', '<>', InvoiceStatus.forInvoice)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, number: row.number ?? '', status: row.status as InvoiceStatus }))
}
