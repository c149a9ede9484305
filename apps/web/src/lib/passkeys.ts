import type { MadePasskey, PasskeyQuestion, UsedPasskey } from '@lading/contract/second-factor/webauthn'

/** Why this page cannot ask for passkeys that belong to the pages of an address; undefined where it can. */
export function whyNoPasskeys(at: string): string | undefined {
  if (window.location.origin !== at) return `Passkeys work only where the portal is opened as ${at}.`
  if (typeof window.PublicKeyCredential !== 'function') return 'This browser cannot use passkeys.'
  return undefined
}

/** Lets the browser make a new passkey. Throws what happened instead, in words. */
export async function makePasskey(question: PasskeyQuestion): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: question as never }).catch(sayWhy) as Promise<MadePasskey>
}

/** Lets a passkey sign what the portal asks. Throws what happened instead, in words. */
export async function signWithPasskey(question: PasskeyQuestion): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: question as never }).catch(sayWhy) as Promise<UsedPasskey>
}

/** Browsers tell little, so that pages cannot find out who has a passkey. */
const words: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: the request was closed or took too long.',
  AbortError: 'No passkey was used: the request was closed or took too long.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'The portal cannot use passkeys at this address.',
}

function sayWhy(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : ''
  throw new Error(words[name] ?? 'The passkey could not be used. Try again, or use another way.', { cause })
}
