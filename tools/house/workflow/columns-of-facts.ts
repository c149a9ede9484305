import type { FactPath } from '@lading/domain/workflow/decision-facts'
import type { Tables } from '@lading/server/testing/supplied'

type Table = keyof Tables & string

/** A column of the database, or a table whose row says all: one that is renamed or dropped breaks the build. */
export type Column = Table | { [T in Table]: `${T}.${keyof Tables[T] & string}` }[Table]

const checklist = [
  'transactions.requirements',
  'transaction_documents.requirement_code',
  'transaction_documents.is_current',
] as const
const late = [
  'obligations.falls_on',
  'obligations.filed_on',
  'obligations.complied_on',
  'obligations.ended_on',
] as const
const successor = ['accreditations.successor_id', 'accreditations.previous_accreditation_id'] as const

/** Where the facts stand that guards ask: what the provider of each reads, and some act or job writes. */
export const columnsOfFacts: Partial<Record<FactPath, readonly Column[]>> = {
  'opening.email_verified': ['users.email_verified_at'],
  'opening.business_profile_complete': ['businesses.profile'],
  'opening.legal_form': ['businesses.profile'],
  'opening.holds_accreditation': ['accreditations.status'],
  'opening.accreditation_status': ['accreditations.status'],
  'opening.application_open': ['transactions.status'],
  'opening.same_type_open': ['transactions.status', 'transactions.obligation_id'],
  'opening.barred_until': ['accreditation_steps.to_status', 'accreditation_steps.at'],
  'opening.renewed': ['accreditations.expiry_date', 'accreditations.status', ...successor],
  'opening.asks_new_scope': ['accreditations.domestic', 'accreditations.international', 'accreditations.nvocc'],
  'opening.obligation_due': ['obligations.opens_on'],

  'filing.missing_requirements': checklist,
  'filing.missing_names': checklist,
  'filing.missing_that_may_follow': checklist,
  'filing.undecided_documents': ['transaction_documents.decision'],
  'filing.returned_documents': [
    'transaction_documents.decision',
    'transaction_returns.kind',
    'transaction_returns.sent_at',
  ],
  'filing.unanswered_returns': ['transaction_returns.sent_at', 'transaction_returns.answered_at'],
  'filing.declaration_accepted': ['transactions.declared_at'],
  'filing.scopes': ['transactions.form'],
  'filing.paid_up_capital_centavos': ['transactions.form'],
  'filing.minimum_capital_centavos': ['transactions.form', 'transactions.submitted_at'],
  'filing.capital_changed': ['transactions.form', 'transaction_submissions.form'],
  'filing.overdue_reports': [...late, 'transactions.client_deadline_on', 'arrears_waivers.waived'],
  'filing.unpaid_penalties': ['transaction_penalties', 'arrears_waivers.waived'],
  'filing.waiver_asked': ['transactions.request_asked_at'],
  'filing.is_obligation': ['obligations.opens_on', 'obligations.ended_on'],
  'filing.complied_otherwise': ['obligations.complied_on', 'obligations.filed_on'],
  'filing.unanswered_sections': ['transactions.form'],
  'filing.totals_agree': ['transactions.form', 'report_lines.answers'],
  'filing.purpose_given': ['transactions.form'],
  'filing.changes_certificate': ['transactions.form', 'business_branches.closed_on'],

  'evaluation.ratio_saved': ['ratio_analyses'],
  'evaluation.memorandum_ready': ['memoranda'],
  'evaluation.finding_ready': ['case_searches.cases', 'request_letters.answers'],
  'evaluation.penalty_due': ['obligations.filed_on', 'obligations.corrected_late', 'insurance_covers.ends_on'],
  'evaluation.violation_to_choose': ['obligations.filed_on', 'transactions.form'],
  'evaluation.material_change': ['transactions.form', 'insurance_covers.cover_amount'],

  'payment.assessed_centavos': ['transactions.filed_at', 'transaction_penalties'],
  'payment.paid_centavos': ['invoices.status', 'invoices.total_amount_due'],
  'payment.invoice_centavos': ['invoices.status', 'invoices.total_amount_due'],
  'payment.invoices_unpaid': ['invoices.status'],
  'payment.ordered_on': ['invoices.issued_at'],
  'payment.waiting_for_validation': ['payment_attempts.status'],
  'payment.checkout_open': ['payment_attempts.status'],
  'payment.gateway_verified': ['payment_attempts.status', 'payment_attempts.channel'],
  'payment.posted_by': ['payment_attempts.posted_by'],
  'payment.condonation': ['condonations', 'condonations.outcome'],

  'release.delivery': ['transactions.delivery'],
  'release.document_ready': ['issued_documents.state'],
  'release.issued_on': ['issued_documents.issued_at'],
  'release.replaces_printed': ['releases.manner', 'accreditations.is_migrated'],
  'release.is_replaced': ['issued_documents.standing'],

  'standing.accreditation_status': ['accreditations.status'],
  'standing.expiry_on': ['accreditations.expiry_date'],
  'standing.is_migrated': ['accreditations.is_migrated'],
  'standing.late_renewal_until': ['accreditations.expiry_date'],
  'standing.renewal_pending': ['transactions.status', 'accreditations.previous_accreditation_id'],
  'standing.successor_accredited': successor,
  'standing.surrender_asked': ['accreditations.surrender_asked_at'],
}
