import { dayTyped, whichDay } from '@lading/domain/dates/day-typed'
import { dayText } from '#lib/format.ts'

export { dayTyped }

/** Why a field does not take a day as it was typed; empty where it does, or where nothing was typed. */
export function dayFault(text: string, { min, max }: { min?: string | undefined; max?: string | undefined }): string {
  if (text.trim() === '') return ''
  const day = dayTyped(text)
  if (!day) return whichDay(text) ?? `“${text.trim()}” is not a valid date. Enter it as 20 Nov 2026.`
  if (min && day < min) return `The first day is ${dayText(min)}.`
  return max && day > max ? `The last day is ${dayText(max)}.` : ''
}
