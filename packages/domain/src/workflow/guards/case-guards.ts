import { manilaDay } from '../../dates/manila.ts'
import { Status } from '../../transactions/status.ts'
import { unless, type Guard } from './guard.ts'

/** Suspension and revocation. */
export const caseGuards = {
  'answered-or-lapsed': ({ hearing, deadlines }, { now }) => {
    const lapsed = deadlines.client_due_at !== null && now >= deadlines.client_due_at
    return unless(hearing.answer_received || lapsed, 'The period to answer still runs.')
  },
  'came-from-findings': ({ returned_from }) =>
    unless(returned_from === Status.forRecommendingApproval, 'It was returned by another stage and goes back there.'),
  'outcome-is-suspension': ({ outcome }) => unless(outcome === 'suspension', 'The order is not one of suspension.'),
  'outcome-is-revocation': ({ outcome }) => unless(outcome === 'revocation', 'The order is not one of revocation.'),
  'came-from-suspension-order': ({ returned_from }) =>
    unless(returned_from === Status.forApprovalOfSuspension, 'It was returned by another stage and goes back there.'),
  'came-from-revocation-order': ({ returned_from }) =>
    unless(returned_from === Status.forApprovalOfRevocation, 'It was returned by another stage and goes back there.'),
  'accreditation-may-be-suspended': ({ standing }) => {
    const held = standing.accreditation_status === Status.suspended && standing.suspended_by_preventive_order
    const inForce = standing.accreditation_status === Status.accredited
    return unless(inForce || held, 'The accreditation is no longer in force: reject the order.')
  },
  'accreditation-may-be-revoked': ({ standing }) =>
    unless(isRevocable(standing.accreditation_status), 'The accreditation has ended already: reject the order.'),
  'fine-paid': ({ standing }) => unless(!standing.fine_unpaid, 'The fine is still unpaid.'),
  'suspension-has-ended': ({ standing }, { now }) => {
    const ended = standing.suspended_until !== null && standing.suspended_until < manilaDay(now)
    return unless(ended, 'The suspension still runs.')
  },
  'conditions-met': ({ standing }) =>
    unless(standing.conditions_met && !standing.fine_unpaid, 'The conditions of the order are not met.'),
  'accreditation-revoked': ({ standing }) =>
    unless(standing.accreditation_status === Status.revoked, 'The accreditation is not revoked.'),
} satisfies Record<string, Guard>

const revocable: readonly (Status | null)[] = [Status.accredited, Status.suspended, Status.expired]
const isRevocable = (status: Status | null) => revocable.includes(status)
