import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { invalid, Problem } from '#platform/problem'
import { labelOfProvider } from '#platform/sign-on/sign-on-providers'
import { checkPassword } from '#modules/accounts/passwords/check-password'
import { isPasswordUnchanged } from '#modules/accounts/passwords/is-password-unchanged'
import { awaitCode, offerOf, takeUpOffer } from '#modules/accounts/identities/link-offers'
import { askSecondStep } from '#modules/accounts/signing-in/second-step'
import { signIn } from '#modules/accounts/signing-in/sign-in'
import { withDebt } from '#modules/accounts/signing-in/with-debt'

interface AcceptLinkInput {
  readonly token: string
  readonly password: string
  readonly browser: string | undefined
  readonly device: string
  readonly user_agent: string
}

const tooLate = () =>
  new Problem('no-longer-available', 'The link request has expired or was already used. Please start again.')

const wrongPassword = () => invalid({ password: ['This is not the password of this account.'] })

/**
 * Links the identity that was offered, for a person with the password of the account; wrong ones count as at the login.
 * Where the account has a second factor the code comes first: check-second-factor links then.
 */
export async function acceptLink(deps: Deps, input: AcceptLinkInput, caller: Caller) {
  const { token, password, browser = '', device, user_agent } = input
  const offer = await offerOf(deps.db, { token, browser }, deps.clock.now())
  if (!offer) throw tooLate()
  const { user_id, email } = offer
  const audience = offer.audience === 'staff' ? 'staff' : 'customer'
  const account = await checkPassword(deps, { email: email.toLowerCase(), password, audience, device }, caller)
  if (account?.id !== user_id) throw wrongPassword()

  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (!(await isPasswordUnchanged(tx, account))) throw wrongPassword()
    if (account.has_second_factor) {
      const second_factor = await askSecondStep(tx, deps.config, account, now)
      await awaitCode(tx, token, second_factor.token)
      return { second_factor }
    }
    const labelOf = (provider: string) => labelOfProvider(deps.config, provider)
    if (!(await takeUpOffer(tx, { token, user_id, labelOf }, caller, now))) throw tooLate()
    const { user, authorisation } = await signIn(tx, { user_id, user_agent, device }, caller, now)
    return { user: withDebt(deps.config, user), authorisation }
  })
}
