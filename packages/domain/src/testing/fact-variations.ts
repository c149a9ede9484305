import type { Actor } from '../people/acting/actor.ts'
import { statuses } from '../transactions/status.ts'
import type { decisionFacts } from './decision-facts.ts'

type Facts = NonNullable<Parameters<typeof decisionFacts>[0]>
/** Facts other than usual; some are about the person who acts. */
export type Variation = (actor: Actor) => Facts

const either = [true, false]
const few = [0, 1]
const moments = [new Date('2026-11-19T02:00:00Z'), new Date('2026-11-21T02:00:00Z'), null]
const days = ['2026-11-01', '2028-11-20', null]
const SOMEBODY_ELSE = 99
const people = [(actor: Actor) => actor.user_id, () => SOMEBODY_ELSE, () => null]

/** `{ name: value }`, or `{ group: { name: value } }` of `group.name`. */
function factAt(path: string, value: unknown): Facts {
  const [first = '', name] = path.split('.')
  return name === undefined ? { [first]: value } : { [first]: { [name]: value } }
}

const each = (paths: string, values: readonly unknown[]): Variation[] =>
  paths.split(' ').flatMap((path) => values.map((value) => () => factAt(path, value)))

/** One fact of a transaction changed, or two that go together: each opens some moves and closes others. */
export const variations: readonly Variation[] = [
  ...each('deadlines.client_due_at deadlines.draft_stale_at deadlines.lock_idle_at lease_ends_at', moments),
  ...['processor_id', 'lock_holder_id', 'disapproval_proposed_by', 'payment.posted_by', 'author_id'].flatMap((path) =>
    people.map((person) => (actor: Actor) => factAt(path, person(actor))),
  ),
  ...(['approve', 'dismiss'] as const).flatMap((recommendation) =>
    people.map((person) => (actor: Actor) => ({ recommendation, recommended_by: person(actor) })),
  ),
  () => ({ recommendation: null, recommended_by: null }),
  ...each('ever_locked ever_approved deadline_extended settings.publication_exempt', either),
  ...each('opening.holds_accreditation opening.application_open opening.same_type_open', either),
  ...each('opening.suspended_by_preventive_order opening.obligation_due', either),
  ...each('filing.waiver_asked filing.is_obligation filing.complied_otherwise filing.capital_changed', either),
  ...each('filing.changes_certificate filing.declaration_accepted', either),
  ...each('filing.missing_requirements filing.undecided_documents filing.returned_documents', few),
  ...each('filing.unanswered_returns filing.overdue_reports resubmissions payment.invoices_unpaid', few),
  () => ({ filing: { missing_requirements: 1, missing_that_may_follow: 1 } }),
  ...each('evaluation.penalty_due evaluation.violation_to_choose evaluation.material_change', either),
  ...each('evaluation.memorandum_ready evaluation.finding_ready', either),
  ...each('payment.waiting_for_validation payment.checkout_open payment.gateway_verified', either),
  ...each('payment.paid_centavos payment.assessed_centavos', [0, 503_000]),
  ...each('payment.condonation', [null, 'asked', 'declined', 'condoned']),
  ...each('hearing.filing_fee_validated hearing.heard hearing.opposed hearing.permit_still_valid', either),
  ...each('hearing.answer_received hearing.clearances_complete', either),
  ...each('hearing.resets hearing.unexcused_absences', [0, 2, 3]),
  ...each('outcome', [null, 'dismissal', 'suspension', 'revocation']),
  ...each('release.delivery', ['electronic', 'pickup']),
  ...each('release.document_ready release.replaces_printed release.is_replaced', either),
  ...each('standing.successor_accredited standing.renewal_pending standing.surrender_asked', either),
  ...each('standing.is_migrated standing.suspended_by_preventive_order standing.fine_unpaid', either),
  ...each('standing.expiry_on standing.late_renewal_until standing.suspended_until', days),
  ...each('returned_from standing.accreditation_status opening.accreditation_status', [null, ...statuses]),
]
