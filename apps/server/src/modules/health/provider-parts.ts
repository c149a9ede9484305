import type { Config } from '#platform/config'
import { discovered } from '#platform/sign-on/openid-discovery'
import type { SignOnProvider } from '#platform/sign-on/sign-on-providers'
import { tried, type Part } from './part.ts'

/** The outside services for payment and for signing in. */
export function providerParts({ sign_on, demo }: Config): Promise<Part>[] {
  const sso = sign_on.filter(({ is_social }) => !is_social)
  const social = sign_on.filter(({ is_social }) => is_social)
  const why = (setting: string) =>
    demo ? 'the port of the demonstration’s provider is taken' : `${setting} is not set`
  return [
    Promise.resolve<Part>({ name: 'online-payment', state: 'off', says: 'payment is over the counter' }),
    signOn('single-sign-on', sso, `${why('SSO_ISSUER')}: no one signs in this way`),
    signOn('social-sign-in', social, `${why('GOOGLE_CLIENT_ID')}: no one signs in this way`),
  ]
}

/** A stand-in is not asked: the first sign-in starts it. */
async function signOn(name: Part['name'], providers: readonly SignOnProvider[], off: string): Promise<Part> {
  if (providers.length === 0) return { name, state: 'off', says: off }
  if (providers.every(({ is_stand_in }) => is_stand_in)) {
    return { name, state: 'stand-in', says: 'the demonstration’s own provider signs people in' }
  }
  const asked = providers.filter(({ is_stand_in }) => !is_stand_in)
  const tries = await Promise.all(
    asked.map((provider) => tried(name, () => discovered(provider).then(() => ({ state: 'ok', says: 'answers' })))),
  )
  const silent = asked.filter((_, place) => tries[place]?.state !== 'ok')
  if (silent.length > 0) return { name, state: 'failing', says: `does not answer: ${labelsOf(silent)}` }
  return { name, state: 'ok', says: `answers: ${labelsOf(asked)}` }
}

const labelsOf = (providers: readonly SignOnProvider[]) => providers.map(({ label }) => label).join(', ')
