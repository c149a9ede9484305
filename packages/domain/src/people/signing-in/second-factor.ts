import { ensure } from '../../ensure.ts'
/** How long one code of the app stands, in seconds (RFC 6238). */
const STEP_SECONDS = 30
export const RECOVERY_CODES = 10
/** From here on the person is told that few are left. */
export const FEW_RECOVERY_CODES = 3

interface Standing {
  readonly is_staff: boolean
  readonly is_required: boolean
  readonly has_one: boolean
}

/** Whether somebody must set up a second factor before anything else. */
export function owesSecondFactor({ is_staff, is_required, has_one }: Standing): boolean {
  return is_staff && is_required && !has_one
}

/** What somebody typed: the app's six digits, or a recovery code; spaces, dashes and capitals make no difference. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[a-z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : undefined
}

/** A recovery code as it is shown and printed: `abcd-efgh-ijkl-mnop`. */
export function spacedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** The number of the thirty seconds an instant lies in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** The steps whose codes are taken now: a clock may be one step off, and no step is taken twice or after a later one. */
export function stepsTaken(now: Date, used_step: number | null): number[] {
  const step = stepAt(now)
  return [step, step - 1, step + 1].filter((one) => one > (used_step ?? -1))
}

/** The six digits a message authentication code stands for (RFC 4226, section 5.3). */
export function digitsOf(mac: Uint8Array): string {
  const offset = ensure(mac[mac.length - 1], 'the last byte of the MAC') & 0xf
  const [first = 0, second = 0, third = 0, fourth = 0] = mac.subarray(offset, offset + 4)
  const number = (first & 0x7f) * 2 ** 24 + second * 2 ** 16 + third * 2 ** 8 + fourth
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Whether a passkey counts no more uses than were seen of it, which a copy does. Many count none, and always say 0.
 */
export function hasCountedBack(seen: number, counted: number): boolean {
  return (seen > 0 || counted > 0) && counted <= seen
}
