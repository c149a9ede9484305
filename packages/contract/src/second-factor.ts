import { z } from 'zod'
import { Code, CurrentPassword, SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const LIMIT = 30

/** How the caller's second factor stands. */
export const SecondFactor = z.object({
  is_on: z.boolean(),
  /** Whether this portal asks it of all its staff. */
  is_required: z.boolean(),
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Told once, kept only as hashes. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const secondFactor = endpoint({
  method: 'GET',
  path: '/second-factor',
  summary: 'How my second factor stands',
  access: 'staff',
  early: true,
  reply: SecondFactor,
})

export const PasswordAgain = z.object({ password: CurrentPassword })

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/begin',
  summary: 'A new key for my authenticator app; it asks for nothing until it is confirmed',
  access: 'staff',
  early: true,
  limit: LIMIT,
  body: PasswordAgain,
  reply: z.object({
    /** Base32, for typing it into the app. */
    key: z.string(),
    /** The otpauth: address the QR code carries. */
    address: z.string(),
    /** The QR code: the strokes of its dark squares, and how many squares it is wide. */
    qr: z.object({ strokes: z.string(), squares: z.int() }),
  }),
})

export const FirstCode = z.object({ code: Code })

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/confirm',
  summary: 'Turns my second factor on with the first code of the app, and tells the recovery codes once',
  access: 'staff',
  early: true,
  limit: LIMIT,
  body: FirstCode,
  reply: RecoveryCodes,
})

export const PasswordAndCode = PasswordAgain.extend({ code: Code })

export const renewRecoveryCodes = endpoint({
  method: 'PUT',
  path: '/second-factor/recovery-codes',
  summary: 'Ten new recovery codes in place of the ones I have',
  access: 'staff',
  limit: LIMIT,
  body: PasswordAndCode,
  reply: RecoveryCodes,
})

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/off',
  summary: 'Turns my second factor off; where it is required it must be set up anew before anything else',
  access: 'staff',
  limit: LIMIT,
  body: PasswordAndCode,
  reply: SecondFactor,
})

export const CodeStep = z.object({ code: Code })

export const checkSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/check',
  summary: 'The second step of signing in: a code of the app, or a recovery code; each works once',
  access: 'public',
  limit: 60,
  body: CodeStep.extend({ token: z.string().min(1).max(100), device: z.string().max(64).default('') }),
  reply: SignedIn,
})
