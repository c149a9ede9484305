import type { LinkedMethods } from '@lading/contract/sign-on'
import type { Caller } from '#platform/caller'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database'
import { labelOfProvider } from '#platform/sign-on/sign-on-providers'

/** The providers that sign the caller in, and those they may link. */
export async function linkedMethodsOf(
  db: Db,
  { sign_on }: Pick<Config, 'sign_on'>,
  actor: Caller,
): Promise<LinkedMethods> {
  const { user_id, audience } = actor
  const identities = await identitiesOf(db, user_id)
  const offered = sign_on.filter(({ audiences }) => audiences.some((one) => one === audience)).map(({ name }) => name)
  const names = new Set([...offered, ...identities.map(({ provider }) => provider)])
  const data = [...names].map((provider) => {
    const identity = identities.find((one) => one.provider === provider)
    return {
      provider,
      label: labelOfProvider({ sign_on }, provider),
      is_offered: offered.includes(provider),
      identity: identity
        ? {
            email: identity.email,
            linked_at: identity.created_at.toISOString(),
            last_used_at: identity.last_used_at?.toISOString() ?? null,
          }
        : null,
    }
  })
  return { data, total: data.length, has_password: await hasPassword(db, user_id) }
}

export function identitiesOf(db: Db, user_id: number) {
  return db
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .execute()
}

export async function hasPassword(db: Db, user_id: number): Promise<boolean> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return password_hash !== null
}
