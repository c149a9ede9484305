import type { MadePasskey } from '@lading/contract/second-factor/webauthn'
import type { Config } from '#platform/config'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { Problem, refused } from '#platform/problem'
import { relyingParty } from '#platform/sign-on/relying-party'
import { record } from '#modules/audit/record'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { lockAccount } from '../lock-account.ts'
import { firstRecoveryCodes } from '../recovery-codes.ts'
import { askingIn, takeChallenge } from './challenges.ts'

interface AddPasskeyInput {
  readonly name: string
  readonly passkey: MadePasskey
}

/** Keeps the passkey that the caller's browser made for what it was asked. */
export async function addPasskey({ db, clock, config }: Deps, { name, passkey }: AddPasskeyInput, actor: Caller) {
  const { user_id } = actor
  const now = clock.now()
  const challenge = await takeChallenge(db, askingIn(actor, 'add'), now)
  const made = challenge === undefined ? undefined : await readPasskey(config, passkey, challenge)
  if (!made) throw new Problem('invalid-input', 'The passkey could not be added. Please start again.')
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, user_id)
    const recovery_codes = await firstRecoveryCodes(tx, user_id)
    const kept = await tx
      .insertInto('passkeys')
      .values({ ...made, user_id, name, created_at: now, last_used_at: null })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) throw refused('This passkey has already been added.')
    await mailSecondFactor(tx, user_id, 'passkey-added', now)
    const facts = { passkey: name }
    await record(tx, { action: 'add-passkey', object: 'user', object_id: user_id, facts }, actor, now)
    return { recovery_codes }
  })
}

/** What is kept of a passkey that was made for this challenge and this portal; undefined for any other. */
async function readPasskey(config: Config, passkey: MadePasskey, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(config)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { credential } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(passkey.response.transports ?? [])],
  }
}
