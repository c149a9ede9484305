import type { PlainDate } from '../dates/plain-date.ts'
import type { Calendar } from '../dates/working-days.ts'
import { dueOn } from '../reports/due-day.ts'
import { Status } from '../transactions/status.ts'

/** The client's last day as it counts: where the offices turn out to be closed on it, the next working day. */
export const lastDay = (calendar: Calendar, status: Status, until: PlainDate): PlainDate =>
  status === Status.forRequirementCompletion ? until : dueOn(calendar, until) // 30 calendar days end on any day
