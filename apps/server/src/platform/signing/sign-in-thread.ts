import { WorkThread } from '../threads/work-thread.ts'
import type { PdfSigning } from './pdf-signature.ts'
import type { SigningOrder } from './signing-thread.ts'

const signer = new WorkThread<SigningOrder>(new URL('./signing-thread.ts', import.meta.url))

/** Signs a whole file in the server's one signing thread. */
export const signInThread = (pdf: Uint8Array, signing: PdfSigning): Promise<Buffer> =>
  signer.ask({ pdf, signing }, 'Signing the document')
