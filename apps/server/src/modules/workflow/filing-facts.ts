import { isApplication } from '@lading/domain/transactions/family'
import { minimumCapital } from '@lading/domain/accreditation/capital'
import { scopesOf } from '@lading/domain/transactions/scope'
import { scopeAnswer } from '@lading/domain/applications/returned-answer'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Filing } from '@lading/domain/workflow/decision-facts'
import { Status } from '@lading/domain/transactions/status'
import { centavos } from '@lading/domain/payments/money'
import type { Db } from '#platform/database'
import { isFiledOtherwise } from './filed-answers.ts'
import type { LockedTransaction } from './lock-transaction.ts'
import type { TransactionSettings } from './transaction-settings.ts'

/** One entry of a transaction's requirement list, as far as the workflow asks. */
export interface ListedRequirement {
  readonly code: string
  readonly name: string
  readonly mandatory: boolean
  readonly may_follow: boolean
  readonly why?: string
  readonly expiry_label?: string
}

export const requirementsOf = (transaction: LockedTransaction['transaction']) =>
  transaction.requirements as readonly ListedRequirement[]

/** What the guards ask about documents and answers, as they stand. */
export async function filingFacts(
  db: Db,
  found: LockedTransaction,
  settings: TransactionSettings,
  now: Date,
): Promise<Filing> {
  const { transaction, accreditation } = found
  const documents = await db
    .selectFrom('transaction_documents')
    .select(['requirement_code', 'decision'])
    .where('transaction_id', '=', transaction.id)
    .where('is_current', '=', true)
    .execute()
  const returns = await returnFacts(db, transaction)

  const uploaded = new Set(documents.map((document) => document.requirement_code))
  const missing = requirementsOf(transaction).filter((item) => item.mandatory && !uploaded.has(item.code))
  const scopes = accreditation ? scopesOf(accreditation) : []
  const facts = transaction.case_facts as Partial<Filing>
  return {
    missing_requirements: missing.length,
    missing_that_may_follow: missing.filter((item) => item.may_follow).length,
    undecided_documents: documents.filter((document) => document.decision === null).length,
    // a marked answer counts like a returned document: both send the case back to the client
    returned_documents: documents.filter((document) => document.decision === 'returned').length + returns.marked,
    unanswered_returns: returns.unanswered,
    declaration_accepted: transaction.declared_at !== null,
    scopes,
    paid_up_capital_centavos: capitalOf(transaction.form),
    minimum_capital_centavos: minimumOf(found, settings, now),
    capital_changed: await isCapitalChanged(db, found),
    overdue_reports: facts.overdue_reports ?? 0,
    unpaid_penalties: facts.unpaid_penalties ?? 0,
    arrears_waived: facts.arrears_waived ?? false,
    is_obligation: facts.is_obligation ?? false,
    unanswered_sections: facts.unanswered_sections ?? 0,
    totals_agree: facts.totals_agree ?? true,
    purpose_given: facts.purpose_given ?? true,
    changes_certificate: facts.changes_certificate ?? false,
  }
}

/** What is owed to the agency's questions, and what is marked for the next return. */
async function returnFacts(db: Db, { id }: LockedTransaction['transaction']) {
  const items = await db
    .selectFrom('transaction_returns')
    .select(['kind', 'sent_at', 'answered_at'])
    .where('transaction_id', '=', id)
    .execute()
  return {
    unanswered: items.filter(({ sent_at, answered_at }) => sent_at !== null && answered_at === null).length,
    marked: items.filter(({ kind, sent_at }) => kind === 'field' && sent_at === null).length,
  }
}

/** Whether the scope or its capital stands otherwise than it was filed; only the return of an application opens them. */
async function isCapitalChanged(db: Db, found: LockedTransaction): Promise<boolean> {
  const { status } = found.transaction
  if (status !== Status.forClientAction || !isApplication(found.transaction)) return false
  return isFiledOtherwise(db, found, scopeAnswer.path)
}

function minimumOf(
  { transaction, accreditation }: LockedTransaction,
  { values }: TransactionSettings,
  now: Date,
): number {
  if (!accreditation) return 0
  const { agency, type } = transaction
  return centavos(
    minimumCapital(values, { agency, type, scopes: accreditation, on: manilaDay(transaction.submitted_at ?? now) }) ??
      '0',
  )
}

function capitalOf(form: unknown): number | null {
  const text = (form as { paid_up_capital?: unknown }).paid_up_capital
  return typeof text === 'string' && text !== '' ? centavos(text) : null
}
