import { isOfficeHours, manilaDay, startOfManilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { isWorkingDay, type Calendar } from '@lading/domain/dates/working-days'
import type { Who } from '@lading/domain/workflow/who'
import type { RandomGenerator } from '../random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** So long before the given instant, within office hours: a step of somebody at work. */
export function workingTimeBefore(
  instant: Date,
  milliseconds: number,
  calendar: Calendar,
  random: RandomGenerator,
): Date {
  const isWorking = (day: Parameters<typeof isWorkingDay>[1]) => isWorkingDay(calendar, day)
  let time = new Date(instant.getTime() - milliseconds)
  while (!isOfficeHours(time, isWorking)) {
    const opening = new Date(startOfManilaDay(manilaDay(time)).getTime() + 8 * HOUR)
    const isEvening = time > opening && isWorking(manilaDay(time))
    const day = isEvening ? manilaDay(time) : addDays(manilaDay(time), -1)
    time = new Date(startOfManilaDay(day).getTime() + 16 * HOUR - random.between(1, 400) * MINUTE)
  }
  return time
}

/** How long the step took that this one ends, in milliseconds: clients think for days, desks for hours. */
export function gapBefore(who: Who, random: RandomGenerator): number {
  if (who === 'SYS') return random.between(20, 90) * 1000
  if (who === 'CUS') return random.between(3, 60) * HOUR
  return random.between(25, 500) * MINUTE
}
