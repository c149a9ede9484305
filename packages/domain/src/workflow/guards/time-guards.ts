import { isAmong, terminatedStatuses } from '../../transactions/status-groups.ts'
import { manilaDay } from '../../dates/manila.ts'
import { guard, plainGuard, unless, type Guard } from './guard.ts'

const passed = (moment: Date | null, now: Date) => moment !== null && now >= moment
const isPast = (day: string | null, now: Date) => day !== null && day < manilaDay(now)

/** What time alone brings about, and the life of an accreditation. */
export const timeGuards = {
  'draft-is-stale': plainGuard(({ deadlines }, { now }) =>
    unless(passed(deadlines.draft_stale_at, now), 'The draft is still in use.'),
  ),
  'client-time-is-over': plainGuard(({ deadlines }, { now }) =>
    unless(passed(deadlines.client_due_at, now), 'The client’s time has not ended.'),
  ),
  'lock-lay-idle': plainGuard(({ deadlines }, { now }) =>
    unless(passed(deadlines.lock_idle_at, now), 'The lock is in use.'),
  ),
  'unclaimed-too-long': guard(['release.is_replaced'], ({ deadlines, release }, { now }) =>
    unless(release.is_replaced || passed(deadlines.client_due_at, now), 'It can still be claimed.'),
  ),
  'accreditation-has-ended': guard(['standing.accreditation_status'], ({ standing }) =>
    unless(isAmong(terminatedStatuses, standing.accreditation_status), 'The accreditation has not ended.'),
  ),

  'has-expired': guard(['standing.expiry_on'], ({ standing }, { now }) =>
    unless(isPast(standing.expiry_on, now), 'The accreditation is valid to the end of its last day.'),
  ),
  'has-not-expired': guard(['standing.expiry_on'], ({ standing }, { now }) =>
    unless(!isPast(standing.expiry_on, now), 'The accreditation has since expired.'),
  ),
  'successor-accredited': guard(['standing.successor_accredited'], ({ standing }) =>
    unless(standing.successor_accredited, 'No successor is accredited.'),
  ),
  'no-successor': guard(['standing.successor_accredited'], ({ standing }) =>
    unless(!standing.successor_accredited, 'A successor is accredited.'),
  ),
  'no-renewal-pending': guard(['standing.renewal_pending'], ({ standing }) =>
    unless(!standing.renewal_pending, 'A renewal is being decided.'),
  ),
  'surrender-asked': guard(['standing.surrender_asked'], ({ standing }) =>
    unless(standing.surrender_asked, 'The business has not requested it.'),
  ),
  'surrender-not-asked': guard(['standing.surrender_asked'], ({ standing }) =>
    unless(!standing.surrender_asked, 'The surrender is waiting for the approving officer.'),
  ),
  'late-renewal-over': guard(['standing.late_renewal_until'], ({ standing }, { now }) =>
    unless(isPast(standing.late_renewal_until, now), 'A late renewal is still possible.'),
  ),
  'is-migrated': guard(['standing.is_migrated'], ({ standing }) =>
    unless(standing.is_migrated, 'Only earlier records are imported.'),
  ),
} satisfies Record<string, Guard>
