import { answerOrders } from '../threads/answer-orders.ts'
import { signPdf, type PdfSigning } from './pdf-signature.ts'

// This file runs as a worker thread only: the library signs in JavaScript, which takes longer than most calls.

/** A file to be signed; bytes cross the thread as plain arrays. */
export interface SigningOrder {
  readonly pdf: Uint8Array
  readonly signing: Omit<PdfSigning, 'p12'> & { readonly p12: Uint8Array }
}

answerOrders(({ pdf, signing }: SigningOrder) =>
  signPdf(Buffer.from(pdf), { ...signing, p12: Buffer.from(signing.p12) }),
)
