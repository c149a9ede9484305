import type { Actor, Membership } from '../people/actor.ts'
import type { Permission } from '../people/permission.ts'
import type { Matter } from './matter.ts'
import { Status } from './status.ts'
import { TransactionType } from './transaction-type.ts'

/** The business of every matter made here, and the customer who owns it. */
export const BUSINESS = 1
export const OWNER = 7

type Facts = { [Key in keyof Matter]?: Matter[Key] extends object | null ? Partial<Matter[Key]> | null : Matter[Key] }

/** A sea application with nothing in its way; give only the facts the test is about. */
export function matter(facts: Facts = {}): Matter {
  const given = Object.entries(facts).map(([name, fact]) => [name, merged(neutral[name as keyof Matter], fact)])
  return { ...neutral, ...Object.fromEntries(given) }
}

function merged(usual: unknown, fact: unknown): unknown {
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date)
  return isGroup(usual) && isGroup(fact) ? { ...(usual as object), ...(fact as object) } : fact
}

/** A member of staff with these acts; `agency: null` works for both. */
export function officer(user_id: number, acts: readonly Permission[], facts: Partial<Actor> = {}): Actor {
  return { ...nobody, user_id, audience: 'staff', permissions: new Set(acts), ...facts }
}

/** A business user; an owner unless a membership says otherwise. */
export function customer(user_id = OWNER, membership: Partial<Membership> = {}): Actor {
  const own: Membership = { business_id: BUSINESS, is_owner: true, rights: [], ...membership }
  return { ...nobody, user_id, audience: 'customer', role_ids: [2], memberships: [own] }
}

const nobody: Actor = {
  user_id: 0,
  audience: 'system',
  role_ids: [],
  permissions: new Set(),
  first_role_permissions: new Set(),
  agency: null,
  memberships: [],
}

/** The portal itself: jobs and verified answers of the payment provider. */
export const portal: Actor = nobody

const neutral: Matter = {
  subject: 'transaction',
  type: TransactionType.newAccreditation,
  agency: 'dti',
  business_id: BUSINESS,
  version: 1,
  author_id: OWNER,
  status: Status.draft,
  returned_from: null,
  recommendation: null,
  recommended_by: null,
  outcome: null,
  processor_id: null,
  lock_holder_id: null,
  lease_ends_at: null,
  ever_locked: false,
  resubmissions: 0,
  ever_approved: false,
  disapproval_proposed_by: null,
  disapproval_proposed_from: null,
  deadline_extended: false,
  participants: { evaluators: [], reviewers: [], recommenders: [], approvers: [] },
  opening: {
    email_verified: true,
    business_profile_complete: true,
    holds_accreditation: false,
    application_open: false,
    same_type_open: false,
    barred_until: null,
    accreditation_status: Status.accredited,
    renewal_open: true,
    cures_suspension: false,
    asks_new_scope: true,
    suspended_by_preventive_order: false,
    obligation_due: true,
  },
  filing: {
    missing_requirements: 0,
    missing_that_may_follow: 0,
    undecided_documents: 0,
    returned_documents: 0,
    unanswered_returns: 0,
    declaration_accepted: true,
    scopes: ['international'],
    paid_up_capital_centavos: 300_000_000,
    minimum_capital_centavos: 300_000_000,
    overdue_reports: 0,
    unpaid_penalties: 0,
    arrears_waived: false,
    is_obligation: false,
    unanswered_sections: 0,
    totals_agree: true,
    purpose_given: true,
    changes_certificate: true,
  },
  evaluation: {
    ratio_saved: true,
    evaluation_sheet_ready: true,
    memorandum_ready: true,
    finding_ready: true,
    penalty_due: false,
    material_change: false,
  },
  payment: {
    assessed_centavos: 503_000,
    paid_centavos: 0,
    invoice_centavos: 503_000,
    waiting_for_validation: false,
    checkout_open: false,
    gateway_verified: false,
    posted_by: null,
    invoices_unpaid: 0,
  },
  hearing: {
    filing_fee_validated: false,
    permit_still_valid: true,
    loa_drafted: true,
    heard: false,
    opposed: false,
    resets: 0,
    unexcused_absences: 0,
    clearances_complete: true,
    answer_received: false,
  },
  release: { delivery: 'electronic', document_ready: true },
  standing: {
    accreditation_status: Status.accredited,
    expiry_on: '2028-11-20',
    successor_accredited: false,
    renewal_pending: false,
    surrender_asked: false,
    is_migrated: false,
    late_renewal_until: null,
    suspended_by_preventive_order: false,
    suspended_until: null,
    conditions_met: true,
    fine_unpaid: false,
  },
  deadlines: { client_due_at: null, draft_stale_at: null, lock_idle_at: null, unclaimed_at: null },
  settings: {
    self_pick_allowed: true,
    cashier_separation: true,
    publication_exempt: false,
    hearing_resets: 3,
    lease_minutes: 15,
  },
}
