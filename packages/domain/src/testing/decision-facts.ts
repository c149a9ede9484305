import { plainDate } from '../dates/plain-date.ts'
import type { Actor, Membership } from '../people/acting/actor.ts'
import type { Permission } from '../people/acting/permission.ts'
import { emptyBase } from '../workflow/empty-base.ts'
import type { BaseFacts, FactGroups } from '../workflow/decision-facts.ts'
import { Status } from '../transactions/status.ts'
import { TransactionType } from '../transactions/transaction-type.ts'

/** The business of all facts made here, and the customer who owns it. */
export const BUSINESS = 1
export const OWNER = 7

/** Every fact there is, known. */
export type DecisionFacts = BaseFacts & FactGroups

type Facts = {
  [Key in keyof DecisionFacts]?: DecisionFacts[Key] extends object | null
    ? Partial<DecisionFacts[Key]> | null
    : DecisionFacts[Key]
}

/** A sea application with nothing in its way; give only the facts the test is about. */
export function decisionFacts(facts: Facts = {}): DecisionFacts {
  const given = Object.entries(facts).map(([name, fact]) => [name, merged(neutral[name as keyof DecisionFacts], fact)])
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

/** Nothing filed, done or paid, and nothing against it. */
const emptyFacts: DecisionFacts = {
  ...emptyBase,
  opening: {
    email_verified: true,
    business_profile_complete: true,
    holds_accreditation: false,
    application_open: false,
    same_type_open: false,
    barred_until: null,
    accreditation_status: null,
    renewed: null,
    legal_form: 'corporation',
    asks_new_scope: false,
    suspended_by_preventive_order: false,
    obligation_due: false,
  },
  filing: {
    missing_requirements: 0,
    missing_names: [],
    missing_that_may_follow: 0,
    undecided_documents: 0,
    returned_documents: 0,
    unanswered_returns: 0,
    declaration_accepted: false,
    scopes: [],
    paid_up_capital_centavos: null,
    minimum_capital_centavos: 0,
    capital_changed: false,
    overdue_reports: 0,
    unpaid_penalties: 0,
    waiver_asked: false,
    is_obligation: false,
    complied_otherwise: false,
    unanswered_sections: 0,
    totals_agree: true,
    purpose_given: true,
    changes_certificate: false,
  },
  evaluation: {
    ratio_saved: false,
    memorandum_ready: false,
    finding_ready: false,
    penalty_due: false,
    violation_to_choose: false,
    material_change: false,
  },
  payment: {
    assessed_centavos: 0,
    paid_centavos: 0,
    invoice_centavos: null,
    waiting_for_validation: false,
    checkout_open: false,
    gateway_verified: false,
    posted_by: null,
    invoices_unpaid: 0,
    ordered_on: null,
    condonation: null,
  },
  hearing: {
    filing_fee_validated: false,
    permit_still_valid: false,
    loa_drafted: false,
    heard: false,
    opposed: false,
    resets: 0,
    unexcused_absences: 0,
    clearances_complete: false,
    answer_received: false,
  },
  release: {
    delivery: 'electronic',
    document_ready: false,
    issued_on: null,
    replaces_printed: false,
    is_replaced: false,
  },
  standing: {
    accreditation_status: null,
    expiry_on: null,
    successor_accredited: false,
    renewal_pending: false,
    surrender_asked: false,
    is_migrated: false,
    late_renewal_until: null,
    suspended_by_preventive_order: false,
    suspended_until: null,
    conditions_met: false,
    fine_unpaid: false,
  },
}

/** An accreditation that may be renewed on any day of a test. */
const renewableNow = {
  status: Status.accredited,
  is_renewed: false,
  opens_on: plainDate('2000-01-01'),
  ends_on: plainDate('2100-01-01'),
}

const neutral: DecisionFacts = {
  ...emptyFacts,
  type: TransactionType.newAccreditation,
  business_id: BUSINESS,
  version: 1,
  author_id: OWNER,
  status: Status.draft,
  opening: {
    ...emptyFacts.opening,
    accreditation_status: Status.accredited,
    renewed: renewableNow,
    asks_new_scope: true,
    obligation_due: true,
  },
  filing: {
    ...emptyFacts.filing,
    declaration_accepted: true,
    scopes: ['international'],
    paid_up_capital_centavos: 300_000_000,
    minimum_capital_centavos: 300_000_000,
    changes_certificate: true,
  },
  evaluation: {
    ...emptyFacts.evaluation,
    ratio_saved: true,
    memorandum_ready: true,
    finding_ready: true,
  },
  payment: { ...emptyFacts.payment, assessed_centavos: 503_000, invoice_centavos: 503_000 },
  hearing: { ...emptyFacts.hearing, permit_still_valid: true, loa_drafted: true, clearances_complete: true },
  release: {
    delivery: 'electronic',
    document_ready: true,
    issued_on: null,
    replaces_printed: false,
    is_replaced: false,
  },
  standing: {
    ...emptyFacts.standing,
    accreditation_status: Status.accredited,
    expiry_on: '2028-11-20',
    conditions_met: true,
  },
  settings: { ...emptyFacts.settings, self_pick_allowed: true, hearing_resets: 3 },
}
