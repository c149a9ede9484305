import { paths } from '@lading/contract/addresses/paths'
import type { SignInAudience, SignOnPurpose } from '@lading/domain/people/signing-in/sign-on'
import type { Deps } from '#platform/deps'
import { discovered } from '#platform/sign-on/openid-discovery'
import { notFound } from '#platform/problem'
import type { SignOnProvider } from '#platform/sign-on/sign-on-providers'
import { addressAt } from './ask-provider.ts'
import { beginAttempt } from './begin-attempt.ts'

interface BeginSignOnInput {
  readonly provider: SignOnProvider
  readonly purpose: SignOnPurpose
  readonly audience: SignInAudience
  readonly user_id: number | null
  readonly to: string
  readonly browser: string
}

/** Keeps what begins, and answers where the person signs in. Throws 503 where the provider does not answer. */
export async function beginSignOn(
  { db, clock, config }: Deps,
  { provider, to, ...input }: BeginSignOnInput,
): Promise<string> {
  if (!provider.audiences.includes(input.audience)) throw notFound('Sign-in method')
  await discovered(provider)
  const wanted = pathOfPortal(to, config.public_url)
  const wish = { ...input, provider: provider.name, wanted }
  const secrets = await db.transaction().execute((tx) => beginAttempt(tx, wish, clock.now()))
  return addressAt(provider, { ...secrets, redirect_uri: callbackOf(provider, config) })
}

/** Where providers send people back to. */
export const callbackOf = (
  { name }: Pick<SignOnProvider, 'name'>,
  { public_url }: Pick<Deps['config'], 'public_url'>,
) => `${public_url}${paths.signOnReturn(name)}`

/** A provider of the settings. Throws 404 for any other name, as for every address that nobody has. */
export function providerNamed({ sign_on }: Deps['config'], name: string): SignOnProvider {
  const provider = sign_on.find((one) => one.name === name)
  if (!provider) throw notFound('Sign-in method')
  return provider
}

/** The path as a browser would read it, where it stays on the portal; else empty: nobody is led elsewhere from here. */
function pathOfPortal(path: string, public_url: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, public_url)) return ''
  const read = new URL(path, public_url)
  const isOurs = read.origin === new URL(public_url).origin && !read.pathname.startsWith('//')
  return isOurs ? read.pathname + read.search + read.hash : ''
}
