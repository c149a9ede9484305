import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { record } from '#modules/audit/record'
import { accountOf, type Account } from '../records/accounts.queries.ts'
import { budgetOf } from '../attempts/known-as.ts'
import { inPasswordTurn, isPasswordOf } from './passwords.ts'
import { countAttempt, forgetFailures, takeBack } from '../attempts/sign-in-failures.ts'

interface Claim {
  readonly email: string
  readonly password: string
  /** Customers and staff have doors of their own; at the other one nobody has an account. */
  readonly audience: 'customer' | 'staff'
  /** What the browser calls itself, at the login. */
  readonly device?: string | undefined
}

/**
 * The account whose password this is, or undefined; the same work is done for every wrong answer, so that nobody
 * learns who has an account. Failures are counted, and slow the next attempt down (throws too-many-requests).
 */
export function checkPassword(deps: Deps, claim: Claim, caller: Caller): Promise<Account | undefined> {
  const { db, clock } = deps
  return inPasswordTurn(async () => {
    const budget = await budgetOf(db, claim, caller, clock.now())
    const attempt_id = await db.transaction().execute((tx) => countAttempt(tx, budget, clock.now()))
    const account = await accountOf(db, claim.email)
    const isRight = await isPasswordOf(account?.password_hash, claim.password)
    const isLetIn = isRight && account?.audience === claim.audience && account.status === 'active'
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      // A person who still owes a code has not signed in: wrong codes stay counted, however often the password is typed.
      if (isLetIn) return account.has_second_factor ? takeBack(tx, attempt_id) : forgetFailures(tx, budget)
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
