import type { ApplicationRow, businessStats, WaitingItem } from '@lading/contract/applications/application-lists'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { workingDaysBetween, type Calendar } from '@lading/domain/dates/working-days'
import { clientTask } from '@lading/domain/deadlines/return-deadline'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { officeOf } from '#platform/office'
import { notFound } from '#platform/problem'
import { heldAccreditations } from './held-accreditations.queries.ts'
import { waitingTransactionsOf } from './application-lists.ts'
import type { Workflow } from '#modules/workflow/workflow'
import { openingsOf } from './openings.ts'
import { pickupPlace } from './pickup-place.ts'

type Stats = z.input<typeof businessStats.reply>

/** One business at a glance, to its own people. Throws 404 for others. */
export async function businessStatsOf(
  db: Db,
  workflow: Workflow,
  business_id: number,
  actor: Caller,
  now: Date,
): Promise<Stats> {
  if (!membershipOf(actor, business_id)) throw notFound('Business')
  const businesses = await db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      actor.memberships.map((membership) => membership.business_id),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const business = businesses.find(({ id }) => id === business_id)
  if (!business) throw notFound('Business')
  const today = manilaDay(now)
  const accreditations = await heldAccreditations(db, business_id, today)
  return {
    business,
    businesses,
    accreditations,
    waiting: await waitingFor(db, business_id, today),
    invoices: await invoicesToPay(db, business_id),
    may_apply: (await openingsOf(db, workflow, business_id, actor, now)).map(({ agency, why_not }) => ({
      agency,
      why_not,
    })),
  }
}

async function waitingFor(db: Db, business_id: number, today: PlainDate): Promise<WaitingItem[]> {
  const office = await officeOf(db)
  const rows = await waitingTransactionsOf(db, business_id)
  const items: WaitingItem[] = []
  for (const row of rows) {
    items.push({
      transaction_id: row.transaction_id,
      business_id,
      accreditation_id: row.accreditation_id,
      type: row.type,
      status: row.status,
      title: await titleOf(db, row),
      about: typeLabels[row.type],
      pickup: await pickupPlace(db, office, row, today),
      due_on: row.client_deadline_on,
      working_days_left: daysLeft(office.calendar, today, row.client_deadline_on),
    })
  }
  return items.toSorted((one, other) => ((one.due_on ?? '9') < (other.due_on ?? '9') ? -1 : 1))
}

function daysLeft(calendar: Calendar, today: PlainDate, due_on: string | null): number | null {
  return due_on ? workingDaysBetween(calendar, today, plainDate(due_on)) : null
}

async function titleOf(db: Db, { transaction_id, status, type }: ApplicationRow): Promise<string> {
  const task = clientTask(status, type)
  if (task) return task
  if (status === Status.forClientAction) return `Answer ${await counted(db, transaction_id)}`
  const invoice = await db
    .selectFrom('invoices')
    .select('total_amount_due')
    .where('transaction_id', '=', transaction_id)
    .where('status', 'in', [...payable])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return invoice ? `Pay ₱${grouped(invoice.total_amount_due)}` : 'Pay the order of payment'
}

async function counted(db: Db, transaction_id: number): Promise<string> {
  const { count } = await db
    .selectFrom('transaction_returns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('transaction_id', '=', transaction_id)
    .where('sent_at', 'is not', null)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  const open = Number(count)
  return open === 1 ? '1 returned item' : `${open} returned items`
}

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',')

const payable = [InvoiceStatus.forPayment, InvoiceStatus.declined, InvoiceStatus.failed, InvoiceStatus.cancelled]

async function invoicesToPay(db: Db, business_id: number): Promise<Stats['invoices']> {
  const rows = await db
    .selectFrom('invoices as i')
    .leftJoin('transactions as t', 't.id', 'i.transaction_id')
    .select(['i.id as invoice_id', 'i.transaction_id', 'i.number', 'i.total_amount_due', 'i.due_date', 't.type'])
    .where('i.business_id', '=', business_id)
    .where('i.status', 'in', payable)
    .orderBy('i.due_date')
    .orderBy('i.id')
    .execute()
  return rows.map(({ type, number, ...row }) => ({
    ...row,
    number: number ?? '',
    about: type ? typeLabels[type] : 'Fine',
  }))
}
