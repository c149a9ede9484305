import type { Deps } from '#platform/deps'
import type { Agency, Signatory } from '#platform/pdf/blocks/payload-parts'

interface Signed {
  readonly reason: string
  readonly agency: Agency
  readonly signatory: Pick<Signatory, 'name'>
  readonly signed_at: string
}

/** A document with the agency's signature in the name of its signatory; unsigned where the portal has no key for it. */
export async function signDocument(
  { config }: Pick<Deps, 'config'>,
  pdf: Uint8Array,
  { reason, agency, signatory, signed_at }: Signed,
): Promise<Uint8Array> {
  // The libraries are loaded with the first document: they would make every start longer.
  const { signingCertificate } = await import('#platform/signing/signing-certificate')
  const { signInThread } = await import('#platform/signing/sign-in-thread')
  const certificate = signingCertificate(config)
  if (!certificate) return pdf
  return signInThread(pdf, {
    ...certificate,
    reason,
    location: agency.address,
    name: `${signatory.name}, ${agency.name}`,
    signedAt: new Date(signed_at),
  })
}
