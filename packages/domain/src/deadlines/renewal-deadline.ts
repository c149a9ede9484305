import type { BegunRenewal } from '../accreditation/renewal/begun-renewal.ts'
import { renewalDays, type RenewalLimits } from '../accreditation/renewal/renewal.ts'
import { formatDay } from '../dates/format.ts'
import type { PlainDate } from '../dates/plain-date.ts'
import type { Agency } from '../transactions/agency.ts'
import { canBegin } from '../transactions/services.ts'
import { Status } from '../transactions/status.ts'
import { isAmong, renewableStatuses } from '../transactions/status-groups.ts'
import { TransactionType } from '../transactions/transaction-type.ts'
import type { Deadline, DeadlineScreen } from './deadline.ts'

/** An accreditation that a business holds and that no later one has replaced. */
export interface HeldAccreditation {
  readonly accreditation_id: number
  readonly business_id: number
  readonly agency: Agency
  readonly number: string
  readonly status: Status
  readonly expiry_date: PlainDate | null
  readonly renewal: BegunRenewal | null
}

export interface RenewalRules {
  readonly limits: RenewalLimits
}

/** Until a renewal is filed and complete: the last day of the term. After it, until one is filed: the last day to renew at all. */
export function renewalDeadline(held: HeldAccreditation, { limits }: RenewalRules): Deadline | null {
  const { accreditation_id, business_id, agency, number, status, expiry_date, renewal } = held
  const isExpired = status === Status.expired
  if (expiry_date === null || !isAmong(renewableStatuses, status)) return null
  const isToComplete = renewal?.is_incomplete === true && !isExpired
  if (renewal && !renewal.is_draft && !isToComplete) return null
  const { opens_on, ends_on } = renewalDays(expiry_date, limits)
  return {
    key: `renewal-${accreditation_id}`,
    kind: 'renewal',
    on: isExpired ? ends_on : expiry_date,
    business_id,
    agency,
    title: isToComplete ? `Complete the renewal of ${number}` : `Renew accreditation ${number}`,
    about: aboutOf(held, opens_on),
    screen: screenOf(held),
  }
}

function aboutOf({ agency, status, expiry_date, renewal }: HeldAccreditation, opens_on: PlainDate): string {
  if (!isOnPortal(agency)) return 'Ask the agency how it is renewed.'
  if (renewal?.is_incomplete) return 'Complete on or before this day, it pays no surcharge.'
  return status === Status.expired && expiry_date
    ? `Last day for a late renewal, with a surcharge; the accreditation ended on ${formatDay(expiry_date)}.`
    : `Can be renewed from ${formatDay(opens_on)}; no surcharge until this day.`
}

/** The other side renews at its counter. */
const isOnPortal = (agency: Agency) => canBegin(TransactionType.renewal, agency)

function screenOf({ agency, renewal }: HeldAccreditation): DeadlineScreen {
  if (renewal)
    return { name: renewal.is_draft ? 'renewal-draft' : 'renewal', accreditation_id: renewal.accreditation_id }
  return { name: isOnPortal(agency) ? 'renewals' : 'accreditations' }
}
