import type { UsedPasskey } from '@lading/contract/second-factor/webauthn'
import { hasCountedBack } from '@lading/domain/people/signing-in/second-factor'
import type { Caller } from '#platform/caller'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { relyingParty } from '#platform/sign-on/relying-party'
import { record } from '#modules/audit/record'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { type Asking, takeChallenge } from './challenges.ts'

interface Use {
  readonly asking: Asking
  readonly passkey: UsedPasskey
  readonly config: Config
}

/**
 * Takes what a passkey signed, once; undefined where it is not what was asked, or not by a passkey of this person.
 * `copied` where it counts fewer uses than were seen of it: the owner is told.
 */
export async function usePasskey(tx: Tx, { asking, passkey, config }: Use, caller: Caller, now: Date) {
  const challenge = await takeChallenge(tx, asking, now)
  const kept = await tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'public_key', 'counter'])
    .where('user_id', '=', asking.user_id)
    .where('credential_id', '=', passkey.id)
    .executeTakeFirst()
  if (challenge === undefined || !kept) return undefined
  const counted = await usesCounted(config, passkey, { ...kept, challenge })
  if (counted === undefined) return undefined
  if (hasCountedBack(kept.counter, counted)) {
    await tellOfCopy(tx, asking.user_id, kept.name, caller, now)
    return 'copied' as const
  }
  await tx.updateTable('passkeys').set({ counter: counted, last_used_at: now }).where('id', '=', kept.id).execute()
  return 'passkey' as const
}

/** Why a passkey was not taken. */
export const refusedPasskey = (taken: 'copied' | undefined) =>
  new Problem(
    'invalid-input',
    taken === 'copied'
      ? 'This passkey may have been copied, so it was not accepted. Log in with another method, remove the passkey, and add a new one.'
      : 'The passkey was not accepted: it does not match or was used too late. Try again.',
  )

interface Kept {
  readonly credential_id: string
  readonly public_key: string
  readonly challenge: string
}

/** How many uses a passkey counts, where its signature is right. */
async function usesCounted(config: Config, passkey: UsedPasskey, { credential_id, public_key, challenge }: Kept) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(config)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    // The library compares counters before signatures, and a stranger's counter says nothing: see hasCountedBack.
    credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: 0 },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}

async function tellOfCopy(tx: Tx, user_id: number, name: string, caller: Caller, now: Date): Promise<void> {
  await mailSecondFactor(tx, user_id, 'passkey-copied', now)
  const facts = { passkey: name }
  const by = { ...caller, user_id }
  await record(tx, { action: 'refuse-copied-passkey', object: 'user', object_id: user_id, facts }, by, now)
}
