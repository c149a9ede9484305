import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { P12Signer } from '@signpdf/signer-p12'
import { SignPdf } from '@signpdf/signpdf'
import type { SigningCertificate } from './certificate-bundle.ts'

/** Room kept for the signature with its certificates. */
const SIGNATURE_BYTES = 8192

/** Who signs, why, where and when; shown by the reader's signature panel. */
export interface PdfSigning extends SigningCertificate {
  reason: string
  location: string
  name: string
  contact?: string
  signedAt: Date
}

/** Signs the whole file (PKCS#7 detached, SHA-256). Any byte changed afterwards breaks the signature. */
export function signPdf(pdf: Buffer, signing: PdfSigning): Promise<Buffer> {
  const { p12, passphrase, reason, location, name, contact = '', signedAt } = signing
  const texts = [reason, location, name, contact]
  const [reasonStandIn, locationStandIn, nameStandIn, contactStandIn] = texts.map(standIn) as [
    string,
    string,
    string,
    string,
  ]
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: reasonStandIn,
    location: locationStandIn,
    name: nameStandIn,
    contactInfo: contactStandIn,
    signingTime: signedAt,
    appName: 'Lading',
    signatureLength: SIGNATURE_BYTES,
  })
  const written = texts.reduce((file, text, input) => replaceStandIn(file, text, input), prepared)
  return new SignPdf().sign(written, new P12Signer(p12, { passphrase }), signedAt)
}

/**
 * The library spoils every letter beyond ASCII. It is given a stand-in as long as the text in hexadecimal, which then
 * takes the stand-in's place without moving a byte.
 */
function standIn(text: string, input: number): string {
  return String(input).padEnd(hexadecimal(text).length, '.')
}

function replaceStandIn(file: Buffer, text: string, input: number): Buffer {
  const place = file.lastIndexOf(`(${standIn(text, input)})`)
  const written = Buffer.from(file)
  written.write(`<${hexadecimal(text)}>`, place, 'latin1')
  return written
}

/** A PDF text string: UTF-16, highest byte first, after its mark. */
function hexadecimal(text: string): string {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
}
