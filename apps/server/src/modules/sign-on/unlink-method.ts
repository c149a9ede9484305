import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { notFound, refused } from '#platform/problem'
import { labelOfProvider } from '#platform/sign-on/sign-on-providers'
import { mailLinkedMethod } from '#modules/accounts/identities/identity-mails'
import { endSessions } from '#modules/accounts/records/accounts.queries'
import { record } from '#modules/audit/record'
import { askProof } from './ask-proof.ts'
import { hasPassword, identitiesOf, linkedMethodsOf } from './linked-methods.queries.ts'

/** A provider signs the caller in no longer, and their other sessions end: it may have opened them. The last way in stays. */
export async function unlinkMethod(deps: Deps, input: { provider: string; password: string }, actor: Caller) {
  await askProof(deps, input.password, actor)
  const now = deps.clock.now()
  const methods = await deps.db.transaction().execute(async (tx) => {
    await unlink(tx, deps, input.provider, actor, now)
    return linkedMethodsOf(tx, deps.config, actor)
  })
  deps.wake()
  return methods
}

async function unlink(tx: Tx, { config }: Deps, provider: string, actor: Caller, now: Date): Promise<void> {
  const { user_id } = actor
  // Two at once would each see the other's way in.
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute()
  const others = (await identitiesOf(tx, user_id)).filter(
    (one) => one.provider !== provider && config.sign_on.some(({ name }) => name === one.provider),
  )
  if (others.length === 0 && !(await hasPassword(tx, user_id))) {
    throw refused('This is your only way to sign in. Set a password first.')
  }
  const gone = await tx
    .deleteFrom('identities')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst()
  if (!gone) throw notFound('Linked way to sign in')
  await endSessions(tx, user_id, now, actor.session_id)
  await mailLinkedMethod(tx, user_id, { label: labelOfProvider(config, provider), is_linked: false }, now)
  await record(tx, { action: 'unlink-identity', object: 'user', object_id: user_id, facts: { provider } }, actor, now)
}
