import { onTestFinished, vi } from 'vitest'

const bytes = new Uint8Array([1, 2, 3]).buffer
const named = { id: 'AQID', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) }

/** A passkey that signs or is made whenever the browser asks for one; it stands in for a device and a person's finger. */
export const signed = {
  ...named,
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
}
export const made = { ...named, response: { attestationObject: bytes, clientDataJSON: bytes } }

/** What the browser does when it is asked for a passkey: gives one, or fails as browsers do. */
export function browserAnswers(kind: 'create' | 'get', how: () => unknown) {
  const spy = vi.spyOn(navigator.credentials, kind).mockImplementation(async () => how() as Credential)
  onTestFinished(() => spy.mockRestore())
}

/** The person closes the browser's question. */
export const closed = () => {
  throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError')
}

/** A browser that knows no passkeys. */
export function browserWithoutPasskeys() {
  vi.stubGlobal('PublicKeyCredential', undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/** What the portal asks to be signed. */
export const question = { challenge: 'AQID', rpId: 'localhost', allowCredentials: [] }
export const questionForNew = {
  challenge: 'AQID',
  rp: { name: 'Lading', id: 'localhost' },
  user: { id: 'AQID', name: 'a@b.example', displayName: 'A' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
}
