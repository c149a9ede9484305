import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import type { Config } from '#platform/config'
import { demoIdentities, identityFrom } from './demo-identities.ts'
import { loginPage, overPage, pageHeaders, styles } from './login-pages.ts'
import { openIdProvider } from './openid-provider.ts'

const LOGIN = /^\/interaction\/[\w-]+$/

/** Answers for the providers that the demonstration has no real ones for. */
export function answerRequests(config: Config): RequestListener {
  const people = new Map(demoIdentities.map((one) => [one.sub, one]))
  const provider = openIdProvider(config, people)
  const answer = provider.callback()
  const headers = pageHeaders(config.public_url)
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', provider.issuer)
    if (pathname === styles.path) return void response.writeHead(200, { 'content-type': 'text/css' }).end(styles.text)
    if (LOGIN.test(pathname)) {
      const visit = { provider, people, request, response, headers }
      const login = request.method === 'POST' ? decide(visit) : ask(visit)
      return void login.catch(() => response.writeHead(404, headers).end(overPage(config.public_url)))
    }
    if (pathname === '/auth') forgetSession(request)
    void answer(request, response)
  }
}

interface Visit {
  readonly provider: Provider
  readonly people: Map<string, (typeof demoIdentities)[number]>
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly headers: Record<string, string>
}

/** Shows whom one may come as. */
async function ask({ provider, request, response, headers }: Visit, fault = ''): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const client = await provider.Client.find(String(params['client_id']))
  response.writeHead(fault ? 400 : 200, headers).end(loginPage(client?.clientName ?? '', fault))
}

/** Goes on as the person who was chosen or made up, or back without anybody. */
async function decide(visit: Visit): Promise<void> {
  const { provider, people, request, response } = visit
  const { params } = await provider.interactionDetails(request, response)
  const answers = new URLSearchParams(await text(request))
  const leave = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  if (answers.has('cancel')) return leave({ error: 'access_denied', error_description: 'The sign-in was cancelled' })
  const person = identityFrom(answers)
  if (!person) return ask(visit, 'Enter a name and an e-mail address.')
  people.set(person.sub, person)
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) })
  grant.addOIDCScope('openid email profile')
  const login = { accountId: person.sub, amr: [...person.amr], remember: false }
  return leave({ login, consent: { grantId: await grant.save() } })
}

/** Nobody stays signed in here: a person who tries the portal wants to come as somebody else the next time. */
function forgetSession(request: IncomingMessage): void {
  const kept = request.headers.cookie?.split('; ').filter((pair) => !pair.startsWith('_session'))
  if (kept) request.headers.cookie = kept.join('; ')
}
