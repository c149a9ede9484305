import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { PasswordAgain, RecoveryCodes, SecondFactor } from './second-factor.ts'
import { MadePasskey, PasskeyQuestion } from './webauthn.ts'

const LIMIT = 30

const PasskeyName = z.string().trim().min(1, 'Enter a name for the passkey.').max(60, 'Enter at most 60 characters.')

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/begin',
  summary: 'The options with which the browser makes a new passkey; it must be added within five minutes',
  access: 'staff',
  early: true,
  limit: LIMIT,
  body: PasswordAgain,
  reply: PasskeyQuestion,
})

export const PasskeyWithPassword = PasswordAgain.extend({ name: PasskeyName })

export const addPasskey = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys',
  summary: 'Adds the passkey the browser made; with the first second factor the recovery codes are returned once',
  access: 'staff',
  early: true,
  limit: LIMIT,
  body: z.object({ name: PasskeyName, passkey: MadePasskey }),
  holdsSecret: true,
  reply: RecoveryCodes,
})

export const NewPasskeyName = z.object({ name: PasskeyName })

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/second-factor/passkeys/:id',
  summary: 'Renames one of my passkeys',
  access: 'staff',
  recordScope: 'own',
  params: ById,
  body: NewPasskeyName,
  reply: SecondFactor,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/:id/remove',
  summary: 'Removes one of my passkeys; the last one stays where a second factor is required',
  access: 'staff',
  recordScope: 'own',
  limit: LIMIT,
  params: ById,
  body: PasswordAgain,
  reply: SecondFactor,
})

export const askToProve = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/prove',
  summary: 'The challenge a passkey signs in place of a code',
  access: 'staff',
  limit: LIMIT,
  reply: PasskeyQuestion,
})

export const askToLogIn = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/log-in',
  summary: 'The challenge a passkey signs in the second step of signing in',
  access: 'public',
  limit: 60,
  body: z.object({ token: z.string().min(1).max(100) }),
  reply: PasskeyQuestion,
  refuses: ['no-longer-available'],
})
