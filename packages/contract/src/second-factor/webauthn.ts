import { z } from 'zod'

/** Bytes as browsers and authenticators write them. */
const Bytes = z.string().max(20_000)

/** What the browser is asked to sign (WebAuthn, in its own JSON); the page hands it on unread. */
export const PasskeyQuestion = z.looseObject({ challenge: z.string() })
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

// Browsers describe a passkey in JSON of their own, to which each adds what it likes: that stays open.
const answered = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** A new passkey, as the browser describes it. */
export const MadePasskey = z.looseObject({
  ...answered,
  response: z.looseObject({
    attestationObject: Bytes,
    clientDataJSON: Bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** What a passkey signed. */
export const UsedPasskey = z.looseObject({
  ...answered,
  response: z.looseObject({
    authenticatorData: Bytes,
    clientDataJSON: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>
