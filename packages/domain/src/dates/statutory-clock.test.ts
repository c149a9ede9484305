import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { Status } from '../transactions/status.ts'
import { nationalHolidays } from './national-holidays.ts'
import { daysLeft, keptClock } from './kept-clock.ts'
import { manilaDay } from './manila.ts'
import { addDays, dayNumbered, numberOf, plainDate } from './plain-date.ts'
import { ensure } from '../ensure.ts'
import { statutoryClock, type ClockDay, type ClockGroup, type ClockStep } from './statutory-clock.ts'
import { calendarOf, dueDate, isWorkingDay, receivedOn, workingDaysBetween } from './working-days.ts'

const calendar = calendarOf(nationalHolidays)
const notStarted: Status[] = [Status.draft, Status.forRequirementCompletion]
const waiting: Status[] = [Status.forClientAction, Status.forPayment]
const ended: Status[] = [Status.approved, Status.accredited, Status.terminated]

function groupOf(status: Status): ClockGroup {
  if (notStarted.includes(status)) return 'not-started'
  if (waiting.includes(status)) return 'paused'
  return ended.includes(status) ? 'stopped' : 'runs'
}

const step = (at: string, to: Status): ClockStep => ({ at: new Date(`${at}+08:00`), to })
const seven = { limit: 7, groupOf }
const clock = (steps: ClockStep[], today: string, rule = seven) =>
  statutoryClock(steps, rule, calendar, plainDate(today))

const submitted = step('2026-11-16T10:00', Status.forEvaluation) // a Monday

describe('the clock of an application', () => {
  test('does not run for a draft, nor while requirements are to be completed', () => {
    expect(clock([], '2026-11-20')).toMatchObject({ state: 'not-started', days_used: 0, days_left: 7 })
    const incomplete = [step('2026-11-16T10:00', Status.forRequirementCompletion)]
    expect(clock(incomplete, '2026-11-20')).toMatchObject({ state: 'not-started', days: [] })
  })

  test('counts from the working day after receipt', () => {
    expect(clock([submitted], '2026-11-18')).toMatchObject({
      state: 'runs',
      received_on: '2026-11-16',
      due_on: '2026-11-25',
      days_used: 2,
      days_left: 5,
      is_overdue: false,
    })
  })

  test('is overdue on the working day after the due date, not before', () => {
    expect(clock([submitted], '2026-11-25')).toMatchObject({ days_left: 0, is_overdue: false })
    expect(clock([submitted], '2026-11-26')).toMatchObject({ days_left: -1, is_overdue: true })
  })

  test('starts on Monday for what came on Friday evening', () => {
    const evening = [step('2026-11-20T17:00:01', Status.forEvaluation)]
    expect(clock(evening, '2026-11-20')).toMatchObject({
      received_on: '2026-11-23',
      days_used: 0,
      due_on: '2026-12-03',
    })
  })

  test('starts anew when it turns out incomplete at intake and is completed later', () => {
    const steps = [
      submitted,
      step('2026-11-17T09:00', Status.forRequirementCompletion),
      step('2026-11-19T09:00', Status.forEvaluation),
    ]
    expect(clock(steps.slice(0, 2), '2026-11-18')).toMatchObject({ state: 'not-started' })
    expect(clock(steps, '2026-11-20')).toMatchObject({ received_on: '2026-11-19', days_used: 1 })
  })
})

describe('while the applicant must act', () => {
  const returned = [submitted, step('2026-11-18T15:00', Status.forClientAction)]
  const answered = [...returned, step('2026-11-23T09:00', Status.resubmitted)]

  test('the clock stands still and no due date is promised', () => {
    const paused = clock(returned, '2026-11-20')
    expect(paused).toMatchObject({ state: 'paused', days_used: 1, days_left: 6, paused_days: 3 })
    expect(paused.due_on).toBeUndefined()
  })

  test('and goes on with the remaining whole days from the next working day', () => {
    expect(clock(answered, '2026-11-25')).toMatchObject({
      state: 'runs',
      days_used: 3,
      due_on: '2026-12-02', // day 1 was 17 Nov; days 2 to 7 are 24 to 27 Nov, 1 and 2 Dec
      paused_days: 4,
    })
  })

  test('an application withdrawn then has stopped', () => {
    const withdrawn = [...returned, step('2026-11-20T09:00', Status.terminated)]
    expect(clock(withdrawn, '2027-02-01')).toMatchObject({ state: 'stopped', days_used: 1, paused_days: 3 })
  })
})

describe('a decision', () => {
  const decided = [submitted, step('2026-11-20T11:00', Status.approved)]

  test('stops the clock on its day', () => {
    expect(clock(decided, '2026-12-15')).toMatchObject({ state: 'stopped', days_used: 4, due_on: '2026-11-25' })
  })

  test('stays the end, whatever is corrected on the certificate afterwards', () => {
    const corrected = [
      ...decided,
      step('2026-11-24T11:00', Status.forRevision),
      step('2026-12-10T11:00', Status.accredited),
    ]
    expect(clock(corrected, '2026-12-15')).toEqual(clock(decided, '2026-12-15'))
  })

  test('that came late shows by how much', () => {
    const late = [submitted, step('2026-11-27T11:00', Status.approved)]
    expect(clock(late, '2026-12-15')).toMatchObject({ days_used: 9, days_left: -2, is_overdue: true })
  })
})

describe('an extension', () => {
  const extended = (at: string) => ({ ...seven, extension: { noticed_at: new Date(`${at}+08:00`), days: 7 } })

  test('adds its days when the notice came in time', () => {
    expect(clock([submitted], '2026-11-26', extended('2026-11-25T16:00'))).toMatchObject({
      limit: 14,
      due_on: dueDate(calendar, plainDate('2026-11-16'), 14),
      is_overdue: false,
    })
  })

  test('adds nothing after the due date', () => {
    expect(clock([submitted], '2026-11-26', extended('2026-11-26T08:00'))).toMatchObject({ limit: 7, is_overdue: true })
  })
})

test('“explain this date” says why each day counts or not', () => {
  const steps = [
    step('2026-11-26T10:00', Status.forEvaluation),
    step('2026-12-02T10:00', Status.forClientAction),
    step('2026-12-03T10:00', Status.resubmitted),
  ]
  const { days } = clock(steps, '2026-12-04', { limit: 3, groupOf })
  expect(days.map(({ date, number, counted, why }) => `${date} ${counted ? number : '-'} ${why}`)).toEqual([
    '2026-11-26 - Received; counting starts on the next working day.',
    '2026-11-27 1 Working day 1.',
    '2026-11-28 - Saturday.',
    '2026-11-29 - Sunday.',
    '2026-11-30 - Bonifacio Day.',
    '2026-12-01 2 Working day 2.',
    '2026-12-02 - Waiting for the applicant since 2 Dec 2026.',
    '2026-12-03 - The applicant answered; counting resumes on the next working day.',
    '2026-12-04 3 Working day 3.',
  ])
})

describe('whatever happened', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 40 })
  const begin = Date.parse('2026-01-05T00:00:00+08:00')
  const anyInstant = minutes.map((minute) => new Date(begin + minute * 60_000))
  const anySteps = fc
    .array(fc.tuple(anyInstant, fc.constantFrom(Status.resubmitted, Status.forClientAction, Status.forPayment)), {
      maxLength: 8,
    })
    .map((turns) => [
      { at: new Date(begin), to: Status.forEvaluation as Status },
      ...turns.map(([at, to]): ClockStep => ({ at, to })).toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ])
  const anyDay = fc
    .integer({ min: numberOf(plainDate('2026-01-01')), max: numberOf(plainDate('2026-06-30')) })
    .map(dayNumbered)

  test('without a pause the due date is the plain one', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 20 }), (at, limit) => {
        const { due_on } = statutoryClock(
          [{ at, to: Status.forEvaluation }],
          { limit, groupOf },
          calendar,
          plainDate('2026-01-01'),
        )
        expect(due_on).toBe(dueDate(calendar, receivedOn(calendar, at), limit))
      }),
    )
  })

  test('a pause and its end with no working day from one to the other change nothing', () => {
    const weekends = anyDay.filter((day) => !isWorkingDay(calendar, day) && !isWorkingDay(calendar, addDays(day, 1)))
    fc.assert(
      fc.property(anySteps, weekends, (steps, saturday) => {
        const quiet = [
          step(`${saturday}T10:00`, Status.forClientAction),
          step(`${addDays(saturday, 1)}T23:00`, Status.resubmitted),
        ]
        const before = steps.filter(({ at }) => at.getTime() < (quiet[0]?.at.getTime() ?? 0))
        const running = before.length > 0 && groupOf(before.at(-1)?.to ?? Status.draft) === 'runs'
        fc.pre(running)
        const without = clock(before, '2026-07-31')
        expect(clock([...before, ...quiet], '2026-07-31')).toEqual(without)
      }),
    )
  })

  test('a holiday more never makes the due date earlier, nor uses more days', () => {
    fc.assert(
      fc.property(anySteps, anyDay, anyDay, (steps, date, today) => {
        const more = calendarOf([
          ...nationalHolidays,
          { date, name: 'A new holiday', kind: 'regular', scope: 'national' },
        ])
        const [before, after] = [calendar, more].map((each) => statutoryClock(steps, seven, each, today))
        expect((after?.due_on ?? '') >= (before?.due_on ?? '')).toBe(true)
        expect(after?.days_used).toBeLessThanOrEqual(before?.days_used ?? 0)
      }),
    )
  })

  test('every working day since receipt is either used or lost to a pause', () => {
    fc.assert(
      fc.property(anySteps, anyDay, (steps, today) => {
        const { received_on, days_used, paused_days } = clock(steps, today)
        fc.pre(received_on !== undefined && today >= received_on)
        expect(days_used + paused_days).toBe(workingDaysBetween(calendar, received_on as never, today))
      }),
    )
  })

  test('the days used and those lost to pauses are as many as are explained one by one', () => {
    fc.assert(
      fc.property(anySteps, anyDay, (steps, today) => {
        const { received_on, days, days_used, paused_days } = clock(steps, today)
        const past = days.filter(({ date }) => date <= today)
        const isLost = (day: ClockDay) =>
          !day.counted && day.date > ensure(received_on) && isWorkingDay(calendar, day.date)
        expect(days_used).toBe(past.filter(({ counted }) => counted).length)
        expect(paused_days).toBe(past.filter(isLost).length)
      }),
    )
  })

  test('what is kept of a clock at one moment says what is left on any later day', () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 0, max: 60 * 24 * 30 }), anyDay, (steps, minutes, today) => {
        const last = Math.max(...steps.map(({ at }) => at.getTime()))
        const kept_at = new Date(last + minutes * 60_000)
        fc.pre(today >= manilaDay(kept_at))
        const kept = keptClock(statutoryClock(steps, seven, calendar, manilaDay(kept_at)), kept_at)
        const computed = statutoryClock(steps, seven, calendar, today)
        expect(daysLeft(kept, 7, calendar, today)).toBe(computed.days_left)
        expect([kept.state, kept.due_on]).toEqual([computed.state, computed.state === 'runs' ? computed.due_on : null])
      }),
    )
  })
})
