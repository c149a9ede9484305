import { decisionFacts, type DecisionFacts } from '@lading/domain/testing/decision-facts'
import type { Actor } from '@lading/domain/people/acting/actor'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import { stateOf } from '@lading/domain/workflow/deciding/state-after'
import { Status } from '@lading/domain/transactions/status'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Walk, WalkVariant } from './walk.ts'

/** Where a transaction is on its path, as far as the workflow's conditions ask. */
export interface Place {
  readonly state: WorkflowState
  readonly paid: boolean
  readonly assessed_zero: boolean
  readonly posted_by: number | null
  readonly condonation: 'asked' | 'declined' | null
  readonly waiver: 'asked' | 'given' | null
}

export const opening: Place = {
  state: stateOf(decisionFacts({ status: null })),
  paid: false,
  assessed_zero: false,
  posted_by: null,
  condonation: null,
  waiver: null,
}

export const NOW = new Date('2026-03-02T01:00:00Z')
const SOON = new Date('2026-03-02T02:00:00Z')
export const LATER = new Date('2027-03-02T01:00:00Z')
/** What people bring about at will, or what time brings: a document that follows later, one returned, a term that is over. */
export const conditions = [0, 1].flatMap((missing) =>
  [0, 1].flatMap((returned) => [NOW, LATER].map((at) => ({ missing, returned, at }))),
)

/** Where a row leads, as far as the conditions of later rows ask. */
export function placeAfter(before: Place, state: WorkflowState, { effects }: Transition, actor: Actor): Place {
  const { paid, assessed_zero, posted_by, condonation, waiver } = before
  const made = (effect: EffectName) => effects.includes(effect)
  return {
    state: {
      ...state,
      participants: opening.state.participants, // each part has its own person, so that seats stand in nobody's way
      resubmissions: Math.min(1, state.resubmissions),
      lease_ends_at: state.lease_ends_at && SOON,
    },
    paid: paid || made('settle-invoice'),
    assessed_zero: assessed_zero || made('sign-zero-assessment'),
    posted_by: made('invoice-for-validation') ? actor.user_id : posted_by,
    condonation: made('note-condonation-asked') ? 'asked' : made('decline-condonation') ? 'declined' : condonation,
    waiver: made('note-waiver-asked')
      ? 'asked'
      : made('waive-arrears')
        ? 'given'
        : made('decline-waiver')
          ? null
          : waiver,
  }
}

/** What the workflow would be told of a transaction at a place, under one of the conditions. */
export function factsAt(
  { state, paid, assessed_zero, posted_by, condonation, waiver }: Place,
  {
    walk: { type, agency },
    variant: { delivery, fee_centavos: charged = 0, ...variant },
  }: { readonly walk: Walk; readonly variant: WalkVariant },
  { missing, returned }: (typeof conditions)[number],
): DecisionFacts {
  const isOver = variant.fee_ends && (assessed_zero || state.status === Status.forOrderOfPayment)
  const fee_centavos = isOver ? 0 : charged
  return decisionFacts({
    type,
    agency,
    ...state,
    filing: {
      missing_requirements: missing,
      missing_that_may_follow: missing,
      returned_documents: returned,
      changes_certificate: variant.changes_certificate ?? false,
      overdue_reports: variant.in_arrears && waiver !== 'given' ? 1 : 0,
      waiver_asked: waiver === 'asked',
      complied_otherwise: true, // by a renewal, at any time
    },
    evaluation: {
      penalty_due: variant.penalty_due ?? false,
      material_change: variant.material_change ?? false,
    },
    payment: {
      assessed_centavos: fee_centavos,
      paid_centavos: paid ? fee_centavos : 0,
      waiting_for_validation: state.status === Status.forPaymentValidation,
      posted_by,
      condonation,
    },
    release: { delivery, replaces_printed: false },
    deadlines: { client_due_at: SOON, draft_stale_at: SOON, lock_idle_at: SOON },
  })
}
