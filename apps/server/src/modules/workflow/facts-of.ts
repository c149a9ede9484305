import { emptyFacts } from '@lading/domain/workflow/empty-facts'
import type { Hearing, DecisionFacts, Standing } from '@lading/domain/workflow/decision-facts'
import type { Participants, ParticipantRole } from '@lading/domain/workflow/who'
import type { Db } from '#platform/database'
import { transactionSettings, type TransactionSettings } from './transaction-settings.ts'
import { deadlinesOf } from './deadlines-of.ts'
import { filingFacts } from './filing-facts.ts'
import type { AccreditationRow, LockedTransaction } from './lock-transaction.ts'
import { paymentFacts } from './payment-facts.ts'

/** Everything the workflow's rules ask about a transaction, read in one place. */
export async function factsOf(db: Db, found: LockedTransaction, now: Date): Promise<DecisionFacts> {
  const { transaction, accreditation } = found
  const settings = await transactionSettings(db)
  return {
    subject: 'transaction',
    type: transaction.type,
    agency: transaction.agency,
    business_id: transaction.business_id,
    version: transaction.version,
    author_id: transaction.author_id,
    status: transaction.status,
    returned_from: transaction.returned_from,
    recommendation: transaction.recommendation as DecisionFacts['recommendation'],
    recommended_by: transaction.recommended_by,
    outcome: transaction.outcome as DecisionFacts['outcome'],
    processor_id: transaction.processor_id,
    lock_holder_id: transaction.lock_holder_id,
    lease_ends_at: transaction.lease_ends_at,
    ever_locked: transaction.ever_locked,
    resubmissions: transaction.resubmissions,
    ever_approved: transaction.ever_approved,
    disapproval_proposed_by: transaction.disapproval_proposed_by,
    disapproval_proposed_from: transaction.disapproval_proposed_from as DecisionFacts['disapproval_proposed_from'],
    deadline_extended: transaction.deadline_extended,
    participants: await participantsOf(db, transaction.id),
    opening: emptyFacts.opening, // only asked before there is a row
    filing: await filingFacts(db, found, settings, now),
    evaluation: await evaluationFacts(db, transaction.id),
    payment: await paymentFacts(db, found, now),
    hearing: hearingFacts(transaction.case_facts),
    release: {
      delivery: transaction.delivery as DecisionFacts['release']['delivery'],
      document_ready: await documentReady(db, transaction.id),
    },
    standing: standingFacts(accreditation),
    deadlines: await deadlinesOf(db, transaction, settings),
    settings: workflowSettings(settings),
  }
}

export async function participantsOf(db: Db, transaction_id: number): Promise<Participants> {
  const rows = await db
    .selectFrom('transaction_participants')
    .select(['user_id', 'role'])
    .where('transaction_id', '=', transaction_id)
    .execute()
  const of = (role: ParticipantRole) => rows.filter((row) => row.role === role).map((row) => row.user_id)
  return {
    evaluators: of('evaluators'),
    reviewers: of('reviewers'),
    recommenders: of('recommenders'),
    approvers: of('approvers'),
  }
}

async function evaluationFacts(db: Db, transaction_id: number): Promise<DecisionFacts['evaluation']> {
  const ratio = await db
    .selectFrom('ratio_analyses')
    .select('version')
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
  const memorandum = await db
    .selectFrom('memoranda')
    .select('id')
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
  return {
    ratio_saved: ratio !== undefined,
    evaluation_sheet_ready: memorandum !== undefined,
    memorandum_ready: memorandum !== undefined,
    finding_ready: memorandum !== undefined,
    penalty_due: false,
    material_change: false,
  }
}

async function documentReady(db: Db, transaction_id: number): Promise<boolean> {
  const document = await db
    .selectFrom('issued_documents')
    .select('state')
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', ['certificate', 'certification', 'sec-recommendation'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return document?.state === 'ready'
}

function hearingFacts(case_facts: unknown): Hearing {
  const facts = case_facts as Partial<Hearing>
  return {
    filing_fee_validated: facts.filing_fee_validated ?? false,
    permit_still_valid: facts.permit_still_valid ?? false,
    loa_drafted: facts.loa_drafted ?? false,
    heard: facts.heard ?? false,
    opposed: facts.opposed ?? false,
    resets: facts.resets ?? 0,
    unexcused_absences: facts.unexcused_absences ?? 0,
    clearances_complete: facts.clearances_complete ?? false,
    answer_received: facts.answer_received ?? false,
  }
}

function standingFacts(accreditation: AccreditationRow | null): Standing {
  return {
    accreditation_status: accreditation?.status ?? null,
    expiry_on: accreditation?.expiry_date ?? null,
    successor_accredited: false,
    renewal_pending: false,
    surrender_asked: false,
    is_migrated: accreditation?.is_migrated ?? false,
    late_renewal_until: null,
    suspended_by_preventive_order: false,
    suspended_until: null,
    conditions_met: false,
    fine_unpaid: false,
  }
}

function workflowSettings(settings: TransactionSettings): DecisionFacts['settings'] {
  return {
    self_pick_allowed: settings.self_pick_allowed,
    cashier_separation: settings.cashier_separation,
    publication_exempt: settings.publication_exempt,
    hearing_resets: settings.hearing_resets,
    lease_minutes: settings.lease_minutes,
  }
}
