import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { record } from '#modules/audit/record'
import { accountOf, type Account } from './accounts.queries.ts'
import { inPasswordTurn, isPasswordOf } from './passwords.ts'
import { forgetFailures, noteFailure, slowDown } from './sign-in-failures.ts'

interface Claim {
  readonly email: string
  readonly password: string
  /** Customers and staff have doors of their own; at the other one nobody has an account. */
  readonly audience: 'customer' | 'staff'
}

/**
 * The account whose password this is, or undefined; the same work is done for every wrong answer, so that nobody
 * learns who has an account. Failures are counted, and slow the next attempt down (throws too-many-requests).
 */
export function checkPassword(deps: Deps, claim: Claim, caller: Caller): Promise<Account | undefined> {
  const { db, clock } = deps
  return inPasswordTurn(async () => {
    const place = { email: claim.email, ip: caller.ip }
    await slowDown(db, place, clock.now())
    const account = await accountOf(db, claim.email)
    const isRight = await isPasswordOf(account?.password_hash, claim.password)
    const isLetIn = isRight && account?.audience === claim.audience && account.status === 'active'
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      // A person who still owes a code has not signed in: wrong codes stay counted, however often the password is typed.
      if (isLetIn) return account.has_second_factor ? undefined : forgetFailures(tx, place, now)
      await noteFailure(tx, place, now)
      await record(tx, refusal(claim, account), caller, now)
    })
    return isLetIn ? account : undefined
  })
}

const refusal = ({ email, audience }: Claim, account: Account | undefined) => ({
  action: 'refuse-sign-in',
  object: 'user',
  object_id: account?.id ?? 'unknown',
  facts: { email, audience },
})
