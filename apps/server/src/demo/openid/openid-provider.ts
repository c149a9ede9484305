import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration } from 'oidc-provider'
import type { Config } from '#platform/config'
import { writePrivateFile } from '#platform/signing/private-file'
import { demoIdentities, identityFrom, type DemoIdentity } from './demo-identities.ts'
import { loginPage, overPage, pageHeaders, styles } from './login-pages.ts'
import { memoryRows } from './memory-rows.ts'

const MINUTE = 60
const LOGIN = /^\/interaction\/[\w-]+$/

/** Answers for the providers that the demonstration has no real ones for. */
export function openIdProvider({ sign_on, public_url, data_dir }: Config): RequestListener {
  const stand_ins = sign_on.filter(({ is_stand_in }) => is_stand_in)
  const people = new Map(demoIdentities.map((one) => [one.sub, one]))
  const { key, cookie_key } = keysIn(data_dir)
  const provider = new Provider(stand_ins[0]!.issuer, {
    adapter: memoryRows(),
    jwks: { keys: [key] },
    cookies: { keys: [cookie_key] },
    clients: stand_ins.map(({ name, label, client_id, client_secret }) => ({
      client_id,
      client_secret,
      client_name: label,
      redirect_uris: [`${public_url}/${name}/callback`],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    ...rules,
    findAccount: (_, sub) => accountOf(people.get(sub)),
    renderError: (context) => {
      context.set(pageHeaders(public_url))
      context.body = overPage(public_url)
    },
  })
  const answer = provider.callback()
  const labelOf = (client_id: unknown) => stand_ins.find((one) => one.client_id === client_id)?.label ?? ''
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', stand_ins[0]!.issuer)
    const send = (page: string, status = 200) => response.writeHead(status, pageHeaders(public_url)).end(page)
    if (pathname === styles.path) return void response.writeHead(200, { 'content-type': 'text/css' }).end(styles.text)
    if (!LOGIN.test(pathname)) {
      if (pathname === '/auth') forgetSession(request)
      return void answer(request, response)
    }
    const open = request.method === 'POST' ? decide : async () => send(loginPage(await clientOf(request, response)))
    void open().catch(() => send(overPage(public_url), 404))

    async function clientOf(asked: IncomingMessage, answered: ServerResponse) {
      const { params } = await provider.interactionDetails(asked, answered)
      return labelOf(params['client_id'])
    }

    async function decide() {
      const { params } = await provider.interactionDetails(request, response)
      const answers = new URLSearchParams(await text(request))
      const leave = (result: Parameters<typeof provider.interactionFinished>[2]) =>
        provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
      if (answers.has('cancel')) return leave({ error: 'access_denied', error_description: 'The person went back' })
      const person = identityFrom(answers)
      if (!person) return void send(loginPage(labelOf(params['client_id']), 'Enter a name and an e-mail address.'), 400)
      people.set(person.sub, person)
      const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) })
      grant.addOIDCScope('openid email profile')
      const login = { accountId: person.sub, amr: [...person.amr], remember: false }
      return leave({ login, consent: { grantId: await grant.save() } })
    }
  }
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

/** Nobody stays signed in here: whoever tries the portal wants to come as somebody else the next time. */
function forgetSession(request: IncomingMessage): void {
  const kept = request.headers.cookie?.split('; ').filter((pair) => !pair.startsWith('_session'))
  if (kept) request.headers.cookie = kept.join('; ')
}

interface Keys {
  readonly key: JsonWebKey & { kty: string }
  readonly cookie_key: string
}

/** Made at the first need, and kept with the demonstration. */
function keysIn(folder: string): Keys {
  const path = join(folder, 'openid-keys')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Keys
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }
  const keys = { key, cookie_key: randomBytes(32).toString('hex') }
  writePrivateFile(path, JSON.stringify(keys))
  return keys
}
