import { paths } from '@lading/contract/addresses/paths'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { refused } from '#platform/problem'
import { askProof } from './ask-proof.ts'
import { beginSignOn, providerNamed } from './begin-sign-on.ts'
import { identitiesOf } from './linked-methods.queries.ts'

interface BeginLinkInput {
  readonly provider: string
  readonly password: string
  readonly browser: string
}

/** Where the profile leads back to. */
const PROFILE = { customer: paths.customerProfile('sign-in-methods'), staff: paths.adminProfile('sign-in-methods') }

/** Begins to link a provider to the caller's account; a stranger at an open session cannot (`askProof`). */
export async function beginLink(deps: Deps, { provider, password, browser }: BeginLinkInput, actor: Caller) {
  const { user_id } = actor
  const audience = actor.audience === 'staff' ? 'staff' : 'customer'
  const asked = providerNamed(deps.config, provider)
  if ((await identitiesOf(deps.db, user_id)).some((one) => one.provider === provider)) {
    throw refused(`Your account is linked with ${asked.label} already.`)
  }
  await askProof(deps, password, actor)
  const input = { provider: asked, purpose: 'link', audience, user_id, to: PROFILE[audience], browser } as const
  return { address: await beginSignOn(deps, input) }
}
