import { ensure } from '@lading/domain/ensure'
import { discovered, sentenceStart, unreachable } from '#platform/sign-on/openid-discovery'
import { Problem } from '#platform/problem'
import type { SignOnProvider } from '#platform/sign-on/sign-on-providers'
import { readClaims, type ProviderClaims } from './provider-claims.ts'

const SCOPE = 'openid email profile'
/** What a provider may sign an ID token with: its own key, never a shared secret, never nothing. */
const SIGNATURES = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']

interface Beginning {
  readonly redirect_uri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Where somebody signs in at the provider: authorization code, PKCE, state and nonce. */
export async function addressAt(provider: SignOnProvider, { verifier, ...asked }: Beginning): Promise<string> {
  const client = await import('openid-client')
  const code_challenge = await client.calculatePKCECodeChallenge(verifier)
  const parameters = { ...asked, scope: SCOPE, code_challenge, code_challenge_method: 'S256' }
  return client.buildAuthorizationUrl(await discovered(provider), parameters).href
}

interface Code extends Beginning {
  readonly code: string
  /** The provider that says it gave the code (RFC 9207). */
  readonly iss: string | undefined
}

/** Who a code stands for. Throws 401 for one that is not good here, 503 where the provider does not answer. */
export async function exchangeCode(provider: SignOnProvider, given: Code): Promise<ProviderClaims> {
  const { code, iss, redirect_uri, state, nonce, verifier } = given
  const client = await import('openid-client')
  const configuration = await discovered(provider)
  const address = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ code, state, iss })) if (value) address.searchParams.set(name, value)
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
  try {
    const tokens = await client.authorizationCodeGrant(configuration, address, checks)
    const claims = ensure(tokens.claims(), 'the claims in the ID token')
    if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) return readClaims(claims)
    return readClaims({ ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims })
  } catch (error) {
    throw isSilence(error) ? unreachable(provider.label) : unconfirmed(provider.label)
  }
}

/** Who an ID token names, and for which sign-in it was made. Throws 401 where its signature or its words are not good here. */
export async function checkIdToken(
  provider: SignOnProvider,
  token: string,
): Promise<ProviderClaims & { nonce: string }> {
  const { createRemoteJWKSet, jwtVerify } = await import('jose')
  const { issuer, jwks_uri } = (await discovered(provider)).serverMetadata()
  const keys = createRemoteJWKSet(new URL(ensure(jwks_uri, 'jwks_uri in the metadata of the provider')))
  const asked = { issuer, audience: provider.client_id, algorithms: SIGNATURES, clockTolerance: 30 }
  try {
    const { payload } = await jwtVerify(token, keys, { ...asked, requiredClaims: ['sub', 'exp', 'iat', 'nonce'] })
    const isForUs = payload['azp'] === undefined || payload['azp'] === provider.client_id
    if (!isForUs) throw unconfirmed(provider.label)
    return { ...readClaims(payload), nonce: String(payload['nonce']) }
  } catch (error) {
    throw isSilence(error) ? unreachable(provider.label) : unconfirmed(provider.label)
  }
}

/** No answer came, or none that can be read: neither is the fault of the person. */
function isSilence(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { name?: string } }
  return (
    name === 'TypeError' ||
    name === 'TimeoutError' ||
    cause?.name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'ERR_JWKS_TIMEOUT'
  )
}

const unconfirmed = (label: string) =>
  new Problem('not-signed-in', `${sentenceStart(label)} did not confirm this sign-in. Please start again.`)
