import * as contract from '@lading/contract/sign-on'
import { ensure } from '@lading/domain/ensure'
import { createFactorWorld } from './second-factor.ts'
import type { WorldOptions } from '../world.ts'
import { startOpenIdStandIn } from '../../demo/openid/openid-stand-in.ts'
import { freePort } from '../../../../../tools/setup/processes/free-port.ts'

export { PASSWORD } from './second-factor.ts'

interface Somebody {
  readonly email: string
  readonly name?: string
  readonly verified?: boolean
}

/** A portal whose people sign in by a real provider, which listens beside it. */
export async function createSignOnWorld(
  settings: Record<string, string> = {},
  log: Pick<WorldOptions, 'log_level' | 'log_target'> = {},
) {
  const PORT = String(await freePort(2))
  const world = await createFactorWorld({ settings: { PORT, ...settings }, ...log })
  const stand_in = await startOpenIdStandIn(world.config)
  if (!stand_in) throw new Error('The provider has no port')

  /** Somebody's browser: what it keeps for the portal, and what it does there. */
  function browser(token?: string) {
    let cookie = ''
    const client = token ? world.withToken(token) : world.visitor()
    const keep = (headers: Record<string, unknown>) => {
      if (headers['set-cookie']) cookie = ensure(String(headers['set-cookie']).split(';')[0])
    }
    const steps = {
      cookie: () => cookie,
      client,
      /** Where the portal leads to. */
      async begin(provider = 'google', query: Record<string, string> = {}) {
        const url = `/api/${provider}/redirect`
        const reply = await world.app.inject({ method: 'GET', url, query, headers: cookie ? { cookie } : {} })
        keep(reply.headers)
        return { status: reply.statusCode, address: String(reply.headers.location ?? '') }
      },
      /** Where the profile leads to, to link a provider. */
      async beginLink(provider: string, password: string) {
        const reply = await client.call(contract.beginLink, { params: { provider }, body: { password } })
        keep(reply.headers)
        return reply
      },
      /** The portal's answer to the person who came back. */
      finish: (back: URL) => client.call(contract.signOnCallback, { query: back_(back), cookie }),
      /** The whole way, as somebody. */
      async comeAs(person: Somebody, provider = 'google', query: Record<string, string> = {}) {
        const { address } = await steps.begin(provider, query)
        return steps.finish(await atProvider(address, person))
      },
      accept: (offer: string, password: string) =>
        client.call(contract.acceptLink, { body: { token: offer, password }, cookie }),
    }
    return steps
  }

  return {
    ...world,
    browser,
    identitiesOf: (user_id: number) =>
      world.db.selectFrom('identities').selectAll().where('user_id', '=', user_id).execute(),
    accountsOf: (email: string) =>
      world.db.selectFrom('users').selectAll().where('email', '=', email).where('deleted_at', 'is', null).execute(),
    async close() {
      await stand_in.close()
      await world.close()
    },
  }
}

const back_ = ({ searchParams }: URL) => {
  const { code = '', state = '', iss } = Object.fromEntries(searchParams)
  return { code, state, ...(iss && { iss }) }
}

/** Signs in on the provider's own page, as a person at a browser does. Tells where it leads back to. */
export async function atProvider(address: string, somebody: Somebody | { person: string } | 'cancel'): Promise<URL> {
  const jar = new Map<string, string>()
  const login = await follow(new URL(address), jar)
  if ('back' in login) return login.back
  const left = await follow(login.page, jar, answersOf(somebody))
  if ('back' in left) return left.back
  throw new Error(`The provider stays at ${left.page.pathname}: ${left.text}`)
}

function answersOf(somebody: Somebody | { person: string } | 'cancel'): URLSearchParams {
  if (somebody === 'cancel') return new URLSearchParams({ cancel: 'yes' })
  if ('person' in somebody) return new URLSearchParams(somebody)
  const { email, name = 'Liza Ocampo', verified = true } = somebody
  return new URLSearchParams({ email, name, ...(verified && { verified: 'yes' }) })
}

type Stop = { readonly back: URL } | { readonly page: URL; readonly text: string }

/** Goes where the provider leads, until a page stands or it leads away. */
async function follow(from: URL, jar: Map<string, string>, body?: URLSearchParams): Promise<Stop> {
  let page = from
  let sent: RequestInit = body ? { method: 'POST', body } : {}
  for (;;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(page, { ...sent, headers: { cookie }, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = ensure(/^([^=]+)=([^;]*)/.exec(line))
      if (value) jar.set(ensure(name), value)
      else jar.delete(ensure(name))
    }
    const location = reply.headers.get('location')
    if (!location) return { page, text: await reply.text() }
    const next = new URL(location, page)
    if (next.origin !== from.origin) return { back: next }
    page = next
    sent = {}
  }
}
