import { z } from 'zod'
import { ById, endpoint } from './endpoint.ts'
import { PasswordAgain, RecoveryCodes, SecondFactor } from './second-factor.ts'
import { MadePasskey, PasskeyQuestion } from './webauthn.ts'

const LIMIT = 30

const PasskeyName = z.string().trim().min(1, 'Enter a name for the passkey.').max(60, 'Enter at most 60 characters.')

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/begin',
  summary: 'What my browser is to make a new passkey for; it must be added within five minutes',
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
  summary: 'Adds the passkey my browser made; with a first second factor it tells the recovery codes once, else none',
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
  summary: 'Another name for one of my passkeys',
  access: 'staff',
  recordScope: 'own',
  params: ById,
  body: NewPasskeyName,
  reply: SecondFactor,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/:id/remove',
  summary: 'Removes one of my passkeys; where a second factor is required the last one stays',
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
  summary: 'What a passkey of mine is to sign where a code would be typed',
  access: 'staff',
  limit: LIMIT,
  reply: PasskeyQuestion,
})

export const askToLogIn = endpoint({
  method: 'POST',
  path: '/second-factor/passkeys/log-in',
  summary: 'What a passkey is to sign in the second step of signing in',
  access: 'public',
  limit: 60,
  body: z.object({ token: z.string().min(1).max(100) }),
  reply: PasskeyQuestion,
  refuses: ['no-longer-available'],
})
