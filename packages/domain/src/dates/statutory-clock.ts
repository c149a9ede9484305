import type { Status } from '../transactions/status.ts'
import { formatDay, weekdayName } from './format.ts'
import { manilaDay } from './manila.ts'
import { addDays, weekday, type PlainDate } from './plain-date.ts'
import { isWorkingDay, receivedOn, workingDaysBetween, type Calendar } from './working-days.ts'

// Field facts, sections 6.3 and 14. The clock is read from the step log; what lists need of it is kept beside it (ADR 14).

/** What a status does to the agency's clock (field facts, section 14). */
export type ClockGroup = 'not-started' | 'runs' | 'paused' | 'stopped'

/** A row of the step log: when a transaction entered a status. */
export interface ClockStep {
  readonly at: Date
  readonly to: Status
}

export interface ClockRule {
  /** Working days. */
  readonly limit: number
  readonly groupOf: (status: Status) => ClockGroup
  /** One extension; it holds only when its notice went out on or before the due date it extends. */
  readonly extension?: { readonly noticed_at: Date; readonly days: number } | undefined
}

/** One line of "explain this date". */
export interface ClockDay {
  readonly date: PlainDate
  readonly counted: boolean
  /** The running number of a counted day; on the others, how many were counted before. */
  readonly number: number
  readonly why: string
}

export interface StatutoryClock {
  readonly state: ClockGroup
  readonly received_on?: PlainDate
  /** Absent while the clock waits for the applicant or has not started. */
  readonly due_on?: PlainDate
  /** Working days, the extension included. */
  readonly limit: number
  readonly days_used: number
  /** Below zero by as many working days as the limit is exceeded. */
  readonly days_left: number
  readonly is_overdue: boolean
  /** Working days that did not count because the applicant had to act. */
  readonly paused_days: number
  readonly days: readonly ClockDay[]
}

/** A pause takes effect the same day; after a resumption counting resumes on the next working day. */
interface Pause {
  readonly from: PlainDate
  readonly until?: PlainDate
}

interface Course {
  readonly state: ClockGroup
  readonly received_on: PlainDate
  readonly pauses: readonly Pause[]
  readonly stopped_on?: PlainDate
}

/** The agency's clock of a transaction or of one stage of it, as its step log stands on a day. */
export function statutoryClock(
  steps: readonly ClockStep[],
  rule: ClockRule,
  calendar: Calendar,
  today: PlainDate,
): StatutoryClock {
  const { limit } = rule
  const course = courseOf(steps, rule.groupOf, calendar)
  if (!course)
    return { state: 'not-started', limit, days_used: 0, days_left: limit, is_overdue: false, paused_days: 0, days: [] }

  const first_due_on = dueOn(course, calendar, limit)
  const extended_limit = limit + extensionOf(rule, first_due_on)
  const due_on = extended_limit === limit ? first_due_on : dueOn(course, calendar, extended_limit)
  const end = course.stopped_on ?? today
  const paused_days = daysPaused(course, calendar, end)
  const days_used = Math.max(0, workingDaysBetween(calendar, course.received_on, end)) - paused_days

  return {
    state: course.state,
    received_on: course.received_on,
    ...(due_on && { due_on }),
    limit: extended_limit,
    days_used,
    days_left: extended_limit - days_used,
    is_overdue: days_used > extended_limit,
    paused_days,
    // A transaction that is years late has thousands: only who explains the date asks for them.
    get days() {
      return daysUntil(course, calendar, due_on && due_on > end ? due_on : end)
    },
  }
}

/** A return to "not started" withdraws the receipt; the first stop is final, whatever is printed or corrected after it. */
function courseOf(steps: readonly ClockStep[], groupOf: ClockRule['groupOf'], calendar: Calendar): Course | undefined {
  const groups = steps.map((step) => ({ at: step.at, group: groupOf(step.to) }))
  const received = groups.slice(groups.findLastIndex(({ group }) => group === 'not-started') + 1)
  const start = received.findIndex(({ group }) => group === 'runs')
  const first = received[start]
  if (!first) return undefined

  const stop = received.findIndex(({ group }, index) => index > start && group === 'stopped')
  const counted = received.slice(start, stop === -1 ? undefined : stop)
  const stopped = received[stop]
  return {
    state: stopped ? 'stopped' : (counted.at(-1)?.group ?? 'runs'),
    received_on: receivedOn(calendar, first.at),
    pauses: pausesOf(counted),
    ...(stopped && { stopped_on: manilaDay(stopped.at) }),
  }
}

function pausesOf(groups: readonly { at: Date; group: ClockGroup }[]): Pause[] {
  const turns = groups.filter(({ group }, index) => index > 0 && group !== groups[index - 1]?.group)
  return turns.flatMap(({ at, group }, index) => {
    if (group !== 'paused') return []
    const resumed = turns[index + 1]
    return [{ from: manilaDay(at), ...(resumed && { until: manilaDay(resumed.at) }) }]
  })
}

function extensionOf({ extension }: ClockRule, first_due_on: PlainDate | undefined): number {
  if (!extension) return 0
  const inTime = first_due_on === undefined || manilaDay(extension.noticed_at) <= first_due_on
  return inTime ? extension.days : 0
}

function dueOn(course: Course, calendar: Calendar, limit: number): PlainDate | undefined {
  const last = course.pauses.at(-1)
  if (last && !last.until) return undefined
  for (const day of clockDays(course, calendar)) if (day.number === limit) return day.date
  return undefined
}

function daysUntil(course: Course, calendar: Calendar, end: PlainDate): ClockDay[] {
  const days: ClockDay[] = []
  for (const day of clockDays(course, calendar)) {
    if (day.date > end && days.length > 0) break
    days.push(day)
  }
  return days
}

function* clockDays(course: Course, calendar: Calendar): Generator<ClockDay, never> {
  let number = 0
  let date = course.received_on
  yield { date, counted: false, number, why: 'Received; counting starts on the next working day.' }
  for (;;) {
    date = addDays(date, 1)
    const reason = whyNotCounted(date, course, calendar)
    if (reason === undefined) number++
    yield { date, counted: reason === undefined, number, why: reason ?? `Working day ${number}.` }
  }
}

function whyNotCounted(date: PlainDate, { pauses }: Course, calendar: Calendar): string | undefined {
  if (!isWorkingDay(calendar, date)) return whyClosed(date, calendar)
  const pause = pauses.find(({ from, until }) => from <= date && (until === undefined || date <= until))
  if (!pause) return undefined
  return pause.until === date
    ? 'The applicant answered; counting resumes on the next working day.'
    : `Waiting for the applicant since ${formatDay(pause.from)}.`
}

function whyClosed(date: PlainDate, calendar: Calendar): string {
  const holiday = calendar.closedFor(date)
  if (holiday) return `${holiday.name}.`
  return weekday(date) === 0 || weekday(date) === 6 ? `${weekdayName(date)}.` : 'The office is closed.'
}

/** Working days up to a day that did not count because the applicant had to act. Two pauses may touch on one day. */
function daysPaused({ pauses, received_on }: Course, calendar: Calendar, end: PlainDate): number {
  let count = 0
  let last = received_on
  for (const { from, until = end } of pauses) {
    const before = addDays(from, -1)
    const begin = before > last ? before : last
    const stop = until < end ? until : end
    if (stop <= begin) continue
    count += workingDaysBetween(calendar, begin, stop)
    last = stop
  }
  return count
}
