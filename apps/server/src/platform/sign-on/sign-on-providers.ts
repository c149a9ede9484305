import type { SignInAudience } from '@lading/domain/people/signing-in/sign-on'
import { ensure } from '@lading/domain/ensure'

/** An OpenID Connect provider by which people sign in. */
export interface SignOnProvider {
  /** As it stands in addresses and beside the identities it vouches for. */
  readonly name: string
  readonly label: string
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string
  readonly audiences: readonly SignInAudience[]
  /** Whether anybody can have an identity there; such a provider registers new customers too. */
  readonly is_social: boolean
  /** Whether the demonstration's own provider stands in. */
  readonly is_stand_in: boolean
}

type Settings = { readonly [name in `${string}_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET'}`]?: string | undefined } & {
  readonly SSO_LABEL?: string | undefined
  readonly PORT: number
}

interface Kind extends Pick<SignOnProvider, 'name' | 'audiences' | 'is_social'> {
  readonly label: string
  /** Where everybody who uses this provider finds it. */
  readonly issuer?: string
}

/** Whom the portal knows. A second social provider is a line here, and its settings in the schema. */
const kinds: readonly Kind[] = [
  { name: 'sso', label: 'single sign-on', audiences: ['customer', 'staff'], is_social: false },
  { name: 'google', label: 'Google', issuer: 'https://accounts.google.com', audiences: ['customer'], is_social: true },
]

/** What is wrong with the settings of providers, as a sentence. */
export function signOnFault(settings: Settings): string | undefined {
  for (const { name, issuer } of kinds) {
    const own = settingsOf(name, settings)
    const asked = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const
    const missing = asked.filter((each) => own[each] === undefined && !(each === 'ISSUER' && issuer))
    if (asked.some((each) => own[each] !== undefined) && missing.length > 0) {
      return `The setting ${name.toUpperCase()}_${missing[0]} is missing beside the others of its provider.`
    }
    if (own.ISSUER && !isSafe(own.ISSUER)) {
      return `The setting ${name.toUpperCase()}_ISSUER must start with https://, unless it is on this machine.`
    }
  }
  return undefined
}

/** The providers that are set; in demo mode its own one stands in for those that are not. */
export function signOnProviders(settings: Settings, demo: boolean): SignOnProvider[] {
  return kinds.flatMap((kind): SignOnProvider[] => {
    const { ISSUER, CLIENT_ID, CLIENT_SECRET } = settingsOf(kind.name, settings)
    const label = (kind.name === 'sso' && settings.SSO_LABEL) || kind.label
    const known = { ...kind, label }
    if (CLIENT_ID && CLIENT_SECRET) {
      const issuer = ensure(ISSUER ?? kind.issuer, `issuer of ${kind.name}`)
      return [{ ...known, issuer, client_id: CLIENT_ID, client_secret: CLIENT_SECRET, is_stand_in: false }]
    }
    return demo ? [{ ...known, ...standInFor(kind.name, settings.PORT), is_stand_in: true }] : []
  })
}

/** A provider as people read it, also one that was set once and is no longer. */
export function labelOfProvider({ sign_on }: { sign_on: readonly SignOnProvider[] }, name: string): string {
  return (sign_on.find((one) => one.name === name) ?? kinds.find((one) => one.name === name))?.label ?? name
}

/** The demonstration's provider listens two ports after the portal. */
export const standInPort = (port: number): number => port + 2

function standInFor(name: string, port: number) {
  // Known to everybody, as the passwords of the demonstration are.
  const client = { client_id: `lading-${name}`, client_secret: `demonstration-secret-of-${name}` }
  return { ...client, issuer: `http://127.0.0.1:${standInPort(port)}` }
}

function settingsOf(name: string, settings: Settings) {
  const own = (what: 'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET') => settings[`${name.toUpperCase()}_${what}`]
  return { ISSUER: own('ISSUER'), CLIENT_ID: own('CLIENT_ID'), CLIENT_SECRET: own('CLIENT_SECRET') }
}

function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Whether a host is this machine; only there may a provider be asked without encryption. */
export const isLoopback = (hostname: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
