import { isAmong, revocableStatuses } from '../../transactions/status-groups.ts'
import { manilaDay } from '../../dates/manila.ts'
import { Status } from '../../transactions/status.ts'
import { guard, plainGuard, unless, type Guard } from './guard.ts'

const cameFrom = (status: Status) =>
  plainGuard(({ returned_from }) =>
    unless(returned_from === status, 'It was returned by another stage and must go back there.'),
  )

/** Suspension and revocation. */
export const caseGuards = {
  'answered-or-lapsed': guard(['hearing.answer_received'], ({ hearing, deadlines }, { now }) => {
    const lapsed = deadlines.client_due_at !== null && now >= deadlines.client_due_at
    return unless(hearing.answer_received || lapsed, 'The period to answer has not ended.')
  }),
  'came-from-findings': cameFrom(Status.forRecommendingApproval),
  'outcome-is-suspension': plainGuard(({ outcome }) =>
    unless(outcome === 'suspension', 'The order is not one of suspension.'),
  ),
  'outcome-is-revocation': plainGuard(({ outcome }) =>
    unless(outcome === 'revocation', 'The order is not one of revocation.'),
  ),
  'came-from-suspension-order': cameFrom(Status.forApprovalOfSuspension),
  'came-from-revocation-order': cameFrom(Status.forApprovalOfRevocation),
  'accreditation-may-be-suspended': guard(
    ['standing.accreditation_status', 'standing.suspended_by_preventive_order'],
    ({ standing }) => {
      const held = standing.accreditation_status === Status.suspended && standing.suspended_by_preventive_order
      const inForce = standing.accreditation_status === Status.accredited
      return unless(inForce || held, 'The accreditation is no longer in force: reject the order.')
    },
  ),
  'accreditation-may-be-revoked': guard(['standing.accreditation_status'], ({ standing }) =>
    unless(
      isAmong(revocableStatuses, standing.accreditation_status),
      'The accreditation has ended already: reject the order.',
    ),
  ),
  'fine-paid': guard(['standing.fine_unpaid'], ({ standing }) =>
    unless(!standing.fine_unpaid, 'The fine is still unpaid.'),
  ),
  'suspension-has-ended': guard(['standing.suspended_until'], ({ standing }, { now }) => {
    const ended = standing.suspended_until !== null && standing.suspended_until < manilaDay(now)
    return unless(ended, 'The suspension has not ended.')
  }),
  'conditions-met': guard(['standing.conditions_met', 'standing.fine_unpaid'], ({ standing }) =>
    unless(standing.conditions_met && !standing.fine_unpaid, 'The conditions of the order are not met.'),
  ),
  'accreditation-revoked': guard(['standing.accreditation_status'], ({ standing }) =>
    unless(standing.accreditation_status === Status.revoked, 'The accreditation is not revoked.'),
  ),
} satisfies Record<string, Guard>
