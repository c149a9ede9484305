import { paths } from '@lading/contract/addresses/paths'
import Provider, { type Configuration } from 'oidc-provider'
import { ensure } from '@lading/domain/ensure'
import type { Config } from '#platform/config'
import type { DemoIdentity } from './demo-identities.ts'
import { overPage, pageHeaders } from './login-pages.ts'
import { memoryRows } from './memory-rows.ts'
import { keysIn } from './provider-keys.ts'

const MINUTE = 60

/** The provider itself, for the portal as its one client under the name of each provider it stands in for. */
export function openIdProvider({ sign_on, public_url, data_dir }: Config, people: ReadonlyMap<string, DemoIdentity>) {
  const stand_ins = sign_on.filter(({ is_stand_in }) => is_stand_in)
  const { key, cookie_key } = keysIn(data_dir)
  return new Provider(ensure(stand_ins[0], 'a stand-in provider').issuer, {
    ...rules,
    adapter: memoryRows(),
    jwks: { keys: [key] },
    cookies: { keys: [cookie_key] },
    clients: stand_ins.map(({ name, label, client_id, client_secret }) => ({
      client_id,
      client_secret,
      client_name: label,
      redirect_uris: [`${public_url}${paths.signOnReturn(name)}`],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    findAccount: (_, sub) => accountOf(people.get(sub)),
    renderError: (context) => {
      context.set(pageHeaders(public_url))
      context.body = overPage(public_url)
    },
  })
}

const rules: Configuration = {
  claims: {
    openid: ['sub', 'amr'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  // What was asked for stands in the ID token, as it does at the providers this one stands in for.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  ttl: {
    AccessToken: 10 * MINUTE,
    AuthorizationCode: MINUTE,
    Grant: 10 * MINUTE,
    IdToken: 10 * MINUTE,
    Interaction: 30 * MINUTE,
    Session: 30 * MINUTE,
  },
}

async function accountOf(person: DemoIdentity | undefined) {
  if (!person) return undefined
  const { sub, given_name, family_name, email, email_verified } = person
  const name = `${given_name} ${family_name}`.trim()
  return { accountId: sub, claims: async () => ({ sub, given_name, family_name, name, email, email_verified }) }
}
