import type { Configuration } from 'openid-client'
import { Problem } from '../problem.ts'
import { isLoopback, type SignOnProvider } from './sign-on-providers.ts'

const PATIENCE = 8 // seconds
const KEPT = 3_600_000

interface Known {
  readonly configuration: Promise<Configuration>
  readonly at: number
}

// Of this process alone: another one asks once more.
const known = new Map<string, Known>()

/** What a provider publishes of itself, asked once an hour. Throws 503 where it does not answer. */
export async function discovered(provider: SignOnProvider): Promise<Configuration> {
  const { issuer, client_id } = provider
  const name = `${issuer} ${client_id}`
  const before = known.get(name)
  if (before && Date.now() - before.at < KEPT) return before.configuration
  const configuration = discover(provider)
  known.set(name, { configuration, at: Date.now() })
  configuration.catch(() => known.delete(name))
  return configuration
}

async function discover({ issuer, client_id, client_secret, label }: SignOnProvider): Promise<Configuration> {
  const client = await import('openid-client')
  const { protocol, hostname } = new URL(issuer)
  const isPlain = protocol === 'http:' && isLoopback(hostname)
  const execute = [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])]
  return client
    .discovery(new URL(issuer), client_id, client_secret, undefined, { execute, timeout: PATIENCE })
    .catch(() => {
      throw unreachable(label)
    })
}

export const unreachable = (label: string) =>
  new Problem('under-maintenance', `${sentenceStart(label)} is not responding. Try again, or use your password.`)

/** A provider's label where a sentence begins. */
export const sentenceStart = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)
