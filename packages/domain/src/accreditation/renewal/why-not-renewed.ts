import { formatDay } from '../../dates/format.ts'
import type { PlainDate } from '../../dates/plain-date.ts'
import { Status } from '../../transactions/status.ts'
import { isAmong, renewableStatuses } from '../../transactions/status-groups.ts'
import type { RenewalDays } from './renewal.ts'

/** What decides whether an accreditation may be renewed. */
export interface RenewedAccreditation extends Pick<RenewalDays, 'opens_on' | 'ends_on'> {
  readonly status: Status
  /** A later accreditation renewed it. */
  readonly is_renewed: boolean
}

/** Why an accreditation is not renewed on a day, in a sentence; null where it may be. */
export function whyNotRenewed(
  { status, is_renewed, opens_on, ends_on }: RenewedAccreditation,
  today: PlainDate,
): string | null {
  if (is_renewed) return 'It is renewed already.'
  if (status === Status.suspended) return 'Possible once the suspension has ended.'
  if (!isAmong(renewableStatuses, status)) return 'Only an accreditation in force or expired can be renewed.'
  if (today < opens_on) return `Renewal opens on ${formatDay(opens_on)}.`
  return today > ends_on ? `It could be renewed until ${formatDay(ends_on)}.` : null
}
