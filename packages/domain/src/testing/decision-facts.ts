import type { Actor, Membership } from '../people/actor.ts'
import type { Permission } from '../people/permission.ts'
import { emptyFacts } from '../workflow/empty-facts.ts'
import type { DecisionFacts } from '../workflow/decision-facts.ts'
import { Status } from '../transactions/status.ts'
import { TransactionType } from '../transactions/transaction-type.ts'

/** The business of all facts made here, and the customer who owns it. */
export const BUSINESS = 1
export const OWNER = 7

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
    renewal_open: true,
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
  release: { delivery: 'electronic', document_ready: true },
  standing: {
    ...emptyFacts.standing,
    accreditation_status: Status.accredited,
    expiry_on: '2028-11-20',
    conditions_met: true,
  },
  settings: { ...emptyFacts.settings, self_pick_allowed: true, hearing_resets: 3 },
}
