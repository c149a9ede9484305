import type { Agent, Branch } from '@lading/contract/forms/business/business-profile'
import type { EndingAgreement, EndingDocument, EndingPermit } from '@lading/domain/deadlines/document-deadlines'
import type { UnpaidInvoice } from '@lading/domain/deadlines/payment-deadline'
import type { HeldAccreditation } from '@lading/domain/deadlines/renewal-deadline'
import type { OwedReport } from '@lading/domain/deadlines/report-deadline'
import type { WaitingTransaction } from '@lading/domain/deadlines/return-deadline'
import { dayOrNull, isPlainDate, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { documentsOnFile, type RegisteredKind } from '@lading/domain/documents/registered-documents'
import { invoiceStatuses, isPayable, type InvoiceStatus } from '@lading/domain/payments/invoice'
import { dueOn } from '@lading/domain/reports/due-day'
import { clientsStatuses, heldStatuses, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import type { NotNull } from 'kysely'
import { givenTo } from '#modules/accreditations/register/given.queries'
import type { Db } from '#platform/database'
import { filledIn, textIn } from '#platform/jsonb'

/** What of these businesses is owed to an agency and not accepted, with what was begun for it. */
export async function owedReports(db: Db, business_ids: number[], calendar: Calendar): Promise<OwedReport[]> {
  const rows = await db
    .selectFrom('obligations as o')
    .leftJoin('insurance_covers as c', 'c.id', 'o.cover_id')
    .leftJoin('transactions as t', (join) =>
      join.onRef('t.obligation_id', '=', 'o.id').on('t.status', 'not in', [...uncountedStatuses]),
    )
    .select(['o.id as obligation_id', 'o.business_id', 'o.agency', 'o.type', 'o.opens_on', 'o.falls_on', 'o.due_on'])
    .select([
      'o.first_day',
      'o.last_day',
      'c.policy_number',
      't.id as transaction_id',
      't.status',
      't.accreditation_id',
    ])
    .where('o.business_id', 'in', business_ids)
    .where('o.complied_on', 'is', null)
    .where('o.ended_on', 'is', null)
    .execute()
  return rows.map(
    ({ opens_on, falls_on, due_on, first_day, last_day, transaction_id, status, accreditation_id, ...row }) => ({
      ...row,
      opens_on: dayOrNull(opens_on),
      due_on: dayOrNull(due_on) ?? (falls_on === null ? null : dueOn(calendar, plainDate(falls_on))),
      period: first_day && last_day ? { first_day: plainDate(first_day), last_day: plainDate(last_day) } : null,
      transaction:
        transaction_id === null || status === null
          ? null
          : { transaction_id, type: row.type, status, accreditation_id },
    }),
  )
}

/** The accreditations that these businesses hold and nothing has replaced, with the renewal that is open. */
export async function heldAccreditations(db: Db, business_ids: number[]): Promise<HeldAccreditation[]> {
  const given = await givenTo(db, business_ids)
  return given.filter(({ status, renewed_by }) => heldStatuses.includes(status) && renewed_by === null)
}

/** Of each business and kind the document that counts. */
export async function documentsOf(db: Db, business_ids: number[]): Promise<EndingDocument[]> {
  const rows = await db
    .selectFrom('registered_documents')
    .select(['id', 'business_id', 'kind', 'number', 'valid_until', 'registered_at'])
    .where('business_id', 'in', business_ids)
    .execute()
  const all = rows.map(({ kind, registered_at, ...row }) => ({
    ...row,
    kind: kind as RegisteredKind,
    registered_at: registered_at.toISOString(),
  }))
  return business_ids.flatMap((business_id) =>
    documentsOnFile(all.filter((row) => row.business_id === business_id)).map(({ current }) => ({
      ...current,
      document_id: current.id,
      valid_until: dayOrNull(current.valid_until),
    })),
  )
}

/** The permits of the branches that are open. */
export async function branchPermits(db: Db, business_ids: number[]): Promise<EndingPermit[]> {
  const rows = await db
    .selectFrom('business_branches')
    .select(['business_id', 'key as branch_key', 'name as branch_name'])
    .select(textIn<Branch>('facts')('permit_ends_on').as('permit_ends_on'))
    .where('business_id', 'in', business_ids)
    .where('closed_on', 'is', null)
    .execute()
  return rows.map(({ permit_ends_on, ...row }) => ({ ...row, permit_ends_on: dayIn(permit_ends_on) }))
}

/** The agreements with the foreign agents of the register. */
export async function agentAgreements(db: Db, business_ids: number[]): Promise<EndingAgreement[]> {
  const fact = filledIn<Agent>('agent')
  const rows = await db
    .selectFrom('business_agents')
    .select(['business_id', fact('key').as('agent_key'), fact('name').as('agent_name')])
    .select(fact('agreement_ends_on').as('agreement_ends_on'))
    .where('business_id', 'in', business_ids)
    .$narrowType<{ business_id: NotNull }>()
    .execute()
  return rows.map(({ agreement_ends_on, ...row }) => ({ ...row, agreement_ends_on: dayIn(agreement_ends_on) }))
}

/** A form that is not filed yet may have no day, or one that is no day. */
const dayIn = (answer: string | null): PlainDate | null => (answer !== null && isPlainDate(answer) ? answer : null)

/** The orders of payment that may be paid. */
export async function unpaidInvoices(db: Db, business_ids: number[]): Promise<UnpaidInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id as invoice_id', 'business_id', 'agency', 'transaction_id', 'number', 'status', 'due_date'])
    .select('total_amount_due as amount')
    .where('business_id', 'in', business_ids)
    .where('status', 'in', invoiceStatuses.filter(isPayable))
    .execute()
  return rows.map(({ number, status, due_date, ...row }) => ({
    ...row,
    number: number ?? '',
    status: status as InvoiceStatus,
    due_date: dayOrNull(due_date),
  }))
}

/** What waits for its client until a day. */
export async function waitingTransactions(db: Db, business_ids: number[]): Promise<WaitingTransaction[]> {
  const rows = await db
    .selectFrom('transactions')
    .select(['id as transaction_id', 'business_id', 'accreditation_id', 'agency', 'type', 'status', 'reference'])
    .select('client_deadline_on')
    .where('business_id', 'in', business_ids)
    .where('status', 'in', [...clientsStatuses])
    .where('client_deadline_on', 'is not', null)
    .execute()
  return rows.map(({ client_deadline_on, ...row }) => ({ ...row, client_deadline_on: dayOrNull(client_deadline_on) }))
}
