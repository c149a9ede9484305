import * as contract from '@lading/contract/sign-on'
import type { SignInAudience } from '@lading/domain/people/signing-in/sign-on'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bind } from '#platform/calls/bind'
import { browserOf, markBrowser } from '#platform/calls/browser-cookie'
import type { Deps } from '#platform/deps'
import { invalid, Problem } from '#platform/problem'
import type { SignOnProvider } from '#platform/sign-on/sign-on-providers'
import { acceptLink } from './accept-link.ts'
import { beginLink } from './begin-link.ts'
import { beginSignOn, callbackOf, providerNamed } from './begin-sign-on.ts'
import { finishWithCode, finishWithIdToken } from './finish-sign-on.ts'
import { linkedMethodsOf } from './linked-methods.queries.ts'
import { unlinkMethod } from './unlink-method.ts'

const AN_ID_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/

export function signOnRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  bind(app, contract.listSignInMethods, async () => signInMethodsOf(deps))
  const sso = () => providerNamed(config, 'sso')
  bind(app, contract.ssoRedirect, ({ query, request, reply }) => lead(deps, sso(), query, { request, reply }))
  const social = (name: string) => {
    const provider = providerNamed(config, name)
    return provider.is_social ? provider : providerNamed(config, '')
  }
  bind(app, contract.socialRedirect, ({ params, query, request, reply }) =>
    lead(deps, social(params.social), query, { request, reply }),
  )
  bind(app, contract.signOnCallback, ({ query, actor, request }) =>
    finishWithCode(deps, query, { device: query.device, actor, request }),
  )
  for (const [endpoint, purpose] of [
    [contract.socialLogin, 'login'],
    [contract.socialSignup, 'signup'],
  ] as const) {
    bind(app, endpoint, async ({ params, body, actor, request }) => {
      const { name } = social(params.social)
      const { credential, state, iss, device } = body
      const back = { device, actor, request, purpose }
      if (AN_ID_TOKEN.test(credential)) return finishWithIdToken(deps, credential, back, name)
      if (!state) throw invalid({ state: ['A code comes with its state.'] })
      return finishWithCode(deps, { code: credential, state, iss }, back, name)
    })
  }
  bind(app, contract.acceptLink, async ({ body, actor, request }) => {
    const user_agent = request.headers['user-agent'] ?? ''
    const signedIn = await acceptLink(deps, { ...body, user_agent, browser: browserOf(request) }, actor)
    deps.wake()
    return signedIn
  })
  bind(app, contract.listLinkedMethods, ({ actor }) => linkedMethodsOf(db, config, actor))
  bind(app, contract.beginLink, ({ params, body, actor, request, reply }) =>
    beginLink(deps, { ...params, ...body, browser: markBrowser(request, reply, config) }, actor),
  )
  bind(app, contract.unlinkMethod, ({ params, body, actor }) => unlinkMethod(deps, { ...params, ...body }, actor))
}

function signInMethodsOf({ config }: Deps) {
  const data = config.sign_on.map(({ name, label, audiences, is_stand_in }) => ({
    provider: name,
    label,
    audiences: [...audiences],
    is_stand_in,
    begin: `${config.public_url}/api/${name}/redirect`,
  }))
  return { data, total: data.length }
}

interface Wish {
  readonly as: SignInAudience
  readonly for: 'login' | 'signup'
  readonly to: string
}

/** Leads to the provider; where it does not answer, to the page that says so. */
async function lead(
  deps: Deps,
  provider: SignOnProvider,
  { as: audience, for: purpose, to }: Wish,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const browser = markBrowser(request, reply, deps.config)
  const input = { provider, purpose, audience, user_id: null, to, browser }
  const address = await beginSignOn(deps, input).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'under-maintenance') throw error
    return `${callbackOf(provider, deps.config)}?error=temporarily_unavailable`
  })
  return reply.redirect(address, 302)
}
