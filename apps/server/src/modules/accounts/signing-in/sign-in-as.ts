import type { Call } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { Problem } from '#platform/problem'
import { checkPassword } from '../passwords/check-password.ts'
import { isPasswordUnchanged } from '../passwords/is-password-unchanged.ts'
import type { Account } from '../records/accounts.queries.ts'
import { askSecondStep } from './second-step.ts'
import { signIn } from './sign-in.ts'
import { withDebt } from './with-debt.ts'

type Door = Call<unknown, unknown, { readonly email: string; readonly password: string; readonly device: string }>

/** Lets a customer in by the password. */
export async function signInCustomer(deps: Deps, call: Door) {
  return openFor(deps, await accountAt('customer', deps, call), call)
}

/** Lets a member of staff in, or asks for the second step where the account has a second factor. */
export async function signInStaff(deps: Deps, call: Door) {
  const account = await accountAt('staff', deps, call)
  if (!account.has_second_factor) return openFor(deps, account, call)
  const second_factor = await deps.db.transaction().execute(async (tx) => {
    if (!(await isPasswordUnchanged(tx, account))) throw wrongPassword()
    return askSecondStep(tx, deps.config, account, deps.clock.now())
  })
  return { second_factor }
}

async function accountAt(audience: 'customer' | 'staff', deps: Deps, { body, actor }: Door) {
  const account = await checkPassword(deps, { ...body, audience }, actor)
  if (!account) throw wrongPassword()
  return account
}

async function openFor(deps: Deps, account: Account, { body, actor, request }: Door) {
  const input = { user_id: account.id, user_agent: request.headers['user-agent'] ?? '', device: body.device }
  const { user, authorisation } = await deps.db.transaction().execute(async (tx) => {
    if (!(await isPasswordUnchanged(tx, account))) throw wrongPassword()
    return signIn(tx, input, actor, deps.clock.now())
  })
  return { user: withDebt(deps.config, user), authorisation }
}

/** One sentence for a wrong password, an unknown address, the other door and a disabled account. */
const wrongPassword = () => new Problem('not-signed-in', 'The e-mail address or password is not correct.')
