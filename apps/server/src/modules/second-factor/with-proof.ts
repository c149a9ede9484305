import type { UsedPasskey } from '@lading/contract/second-factor/webauthn'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import { budgetOf } from '#modules/accounts/attempts/known-as'
import { countAttempt, forgetFailures } from '#modules/accounts/attempts/sign-in-failures'
import { lockAccount } from './lock-account.ts'
import type { Asking } from './passkeys/challenges.ts'
import { refusedPasskey, usePasskey } from './passkeys/use-passkey.ts'
import { useCode, type CodeMethod } from './use-code.ts'

/** What shows that it is they: a code that was typed, or what a passkey signed. */
export interface Proof {
  readonly code?: string | undefined
  readonly passkey?: UsedPasskey | undefined
}

interface Claim extends Proof {
  /** Whose proof it must be, and where a passkey of theirs was asked. */
  readonly asking: Asking
  /** What the browser calls itself, at the login. */
  readonly device?: string
}

/** One sentence for every code that is not taken. */
const WRONG_CODE = 'The code is not correct or was already used.'

/**
 * Does something for a person with a right code or passkey, in one transaction with using it up. Wrong ones are counted
 * with the wrong passwords, and slow the next attempt down (throws too-many-requests).
 */
export async function withProof<T>(
  { db, clock, config, wake }: Deps,
  { asking, device, code, passkey }: Claim,
  caller: Caller,
  act: (tx: Tx, method: CodeMethod, now: Date) => Promise<T>,
): Promise<T> {
  const now = clock.now()
  const { user_id } = asking
  const done = await db.transaction().execute(async (tx) => {
    const budget = await budgetOf(tx, { email: await lockAccount(tx, user_id), device }, caller, now)
    await countAttempt(tx, budget, now)
    const method = passkey
      ? await usePasskey(tx, { asking, passkey, config }, caller, now)
      : await useCode(tx, user_id, code ?? '', now)
    if (method && method !== 'copied') {
      await forgetFailures(tx, budget)
      return { result: await act(tx, method, now) }
    }
    await record(tx, { action: 'refuse-second-factor', object: 'user', object_id: user_id }, caller, now)
    return { refusal: passkey ? refusedPasskey(method) : invalid({ code: [WRONG_CODE] }) }
  })
  wake()
  if ('refusal' in done) throw done.refusal
  return done.result
}
