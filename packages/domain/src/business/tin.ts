import type { BusinessForm } from './business-form.ts'

// Nine digits and a branch code of three or, newer, five (field facts, section 6.1).
const LENGTHS = [9, 12, 14]
const HEAD_OFFICE = '000'

/** What is stored: digits only, the head office's branch code added where none was given. */
export function tinDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 9 ? digits + HEAD_OFFICE : digits
}

/** Non-digits removed, groups of three joined by dashes: `123-456-789-000` (specification, section 5). */
export function formatTin(text: string): string {
  return text.replace(/\D/g, '').replace(/\d{3}(?=\d)/g, '$&-')
}

/** Whether the text holds 9, 12 or 14 digits and nothing but digits, dashes and spaces. */
export function isTin(text: string): boolean {
  return /^[\d\s-]*$/.test(text) && LENGTHS.includes(text.replace(/\D/g, '').length)
}

/** A doubt that does not stop a filing: a corporation's number begins with 0 (field facts, section 6.1). */
export function tinWarning(text: string, form: BusinessForm): string | undefined {
  const startsWithZero = text.replace(/\D/g, '').startsWith('0')
  if (form !== 'corporation' || startsWithZero || !isTin(text)) return undefined
  return 'The TIN of a corporation usually begins with 0. Check that it is the corporation’s own.'
}
