import { isIP } from 'node:net'

/** To whom passkeys are bound: a domain, and the one address of it whose pages may ask for them. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Browsers bind no passkey to a number: where the portal is known by its own machine's, `localhost` stands for it. */
export function relyingParty({ public_url }: { readonly public_url: string }): RelyingParty {
  const url = new URL(public_url)
  if (isOwnMachine(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

const isOwnMachine = (host: string) => host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
