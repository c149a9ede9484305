import { z } from 'zod'
import { Code, CurrentPassword, SignedIn } from '../accounts/accounts.ts'
import { endpoint } from '../calls/endpoint.ts'
import { UsedPasskey } from './webauthn.ts'

const LIMIT = 30

/** A passkey of the caller; what it signs with never leaves their device. */
const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** How the caller's second factor stands. */
export const SecondFactor = z.object({
  /** Whether there is an app or a passkey. */
  is_on: z.boolean(),
  /** Whether this portal asks it of all its staff. */
  is_required: z.boolean(),
  app_since: z.iso.datetime().nullable(),
  passkeys: z.array(Passkey),
  /** The address whose pages may ask for passkeys. */
  passkeys_at: z.string(),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Told once, kept only as hashes; none where the person has theirs already. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const secondFactor = endpoint({
  method: 'GET',
  path: '/second-factor',
  summary: 'The state of my second factor',
  access: 'staff',
  early: true,
  reply: SecondFactor,
})

export const PasswordAgain = z.object({ password: CurrentPassword })

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/begin',
  summary: 'A new key for my authenticator app; it has no effect until it is confirmed',
  access: 'staff',
  early: true,
  limit: LIMIT,
  body: PasswordAgain,
  holdsSecret: true,
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
  summary:
    'Adds my authenticator app by its first code; with the first second factor the recovery codes are returned once',
  access: 'staff',
  early: true,
  limit: LIMIT,
  body: FirstCode,
  holdsSecret: true,
  reply: RecoveryCodes,
})

/** What shows that it is they: a code that was typed, or what a passkey signed. */
const proof = { code: Code.optional(), passkey: UsedPasskey.optional() }
const hasProof = ({ code, passkey }: { code?: unknown; passkey?: unknown }) =>
  code !== undefined || passkey !== undefined
const noProof = { path: ['code'], message: 'Enter the code.' }

export const PasswordAndCode = PasswordAgain.extend({ code: Code })
const PasswordAndProof = PasswordAgain.extend(proof).refine(hasProof, noProof)

export const renewRecoveryCodes = endpoint({
  method: 'PUT',
  path: '/second-factor/recovery-codes',
  summary: 'Replaces my recovery codes with ten new ones',
  access: 'staff',
  limit: LIMIT,
  body: PasswordAndProof,
  holdsSecret: true,
  reply: RecoveryCodes,
})

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/off',
  summary: 'Removes my authenticator app; where a second factor is required and none is left, a new one must be set up',
  access: 'staff',
  limit: LIMIT,
  body: PasswordAndProof,
  reply: SecondFactor,
})

export const CodeStep = z.object({ code: Code })

export const checkSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/check',
  summary: 'The second step of signing in: a code of the app, a passkey, or a recovery code; each works once',
  access: 'public',
  limit: 60,
  body: z
    .object({ token: z.string().min(1).max(100), device: z.string().max(64).default(''), ...proof })
    .refine(hasProof, noProof),
  holdsSecret: true,
  reply: SignedIn,
  refuses: ['not-signed-in', 'no-longer-available'],
})
