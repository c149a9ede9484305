import type { ClockGroup } from '../dates/statutory-clock.ts'
import { Status } from '../transactions/status.ts'
import { endedStatuses, releasingStatuses } from '../transactions/status-groups.ts'

const notStarted: readonly Status[] = [Status.draft, Status.forRequirementCompletion]

/** The client must act, or the hearing has a set date. */
const paused: readonly Status[] = [
  Status.forClientAction,
  Status.forApplicationFeePayment,
  Status.forPublication,
  Status.forPayment,
  Status.forHearing,
]

/** The decision ends the clock: printing and release have their own time (field facts, section 14). */
const stopped: readonly Status[] = [Status.approved, ...releasingStatuses, ...endedStatuses]

/** What a status does to the agency's clock (field facts, section 14). */
export function clockGroupOf(status: Status): ClockGroup {
  if (notStarted.includes(status)) return 'not-started'
  if (paused.includes(status)) return 'paused'
  return stopped.includes(status) ? 'stopped' : 'runs'
}
