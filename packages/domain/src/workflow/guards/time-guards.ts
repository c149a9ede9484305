import { manilaDay } from '../../dates/manila.ts'
import { Status } from '../../transactions/status.ts'
import { unless, type Guard } from './guard.ts'

const ended: readonly (Status | null)[] = [Status.revoked, Status.terminated]
const passed = (moment: Date | null, now: Date) => moment !== null && now >= moment

/** What time alone brings about, and the life of an accreditation. */
export const timeGuards = {
  'draft-is-stale': ({ deadlines, filing }, { now }) =>
    unless(passed(deadlines.draft_stale_at, now) && !filing.is_obligation, 'The draft is still in use.'),
  'client-time-is-over': ({ deadlines }, { now }) =>
    unless(passed(deadlines.client_due_at, now), "The client's time still runs."),
  'lock-lay-idle': ({ deadlines }, { now }) => unless(passed(deadlines.lock_idle_at, now), 'The lock is in use.'),
  'unclaimed-too-long': ({ deadlines }, { now }) =>
    unless(passed(deadlines.unclaimed_at, now), 'It can still be claimed.'),
  'accreditation-has-ended': ({ standing }) =>
    unless(ended.includes(standing.accreditation_status), 'The accreditation has not ended.'),

  'has-expired': ({ standing }, { now }) =>
    unless(isPast(standing.expiry_on, now), 'The accreditation is valid to the end of its last day.'),
  'has-not-expired': ({ standing }, { now }) =>
    unless(!isPast(standing.expiry_on, now), 'The accreditation has expired meanwhile.'),
  'successor-accredited': ({ standing }) => unless(standing.successor_accredited, 'No successor is accredited.'),
  'no-successor': ({ standing }) => unless(!standing.successor_accredited, 'A successor is accredited.'),
  'no-renewal-pending': ({ standing }) => unless(!standing.renewal_pending, 'A renewal is being decided.'),
  'surrender-asked': ({ standing }) => unless(standing.surrender_asked, 'The business has not asked for it.'),
  'surrender-not-asked': ({ standing }) =>
    unless(!standing.surrender_asked, 'The surrender is waiting for the approving officer.'),
  'late-renewal-over': ({ standing }, { now }) =>
    unless(isPast(standing.late_renewal_until, now), 'A late renewal is still possible.'),
  'is-migrated': ({ standing }) => unless(standing.is_migrated, 'Only earlier records are imported.'),
} satisfies Record<string, Guard>

const isPast = (day: string | null, now: Date) => day !== null && day < manilaDay(now)
