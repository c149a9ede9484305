import { MAX_UPLOAD_BYTES, uploadTypes } from '@lading/contract/documents/documents'

/** What every place takes that a document of a requirement is uploaded to. */
export const ofDocuments = {
  accept: Object.keys(uploadTypes).join(','),
  maxSize: MAX_UPLOAD_BYTES,
  hint: 'PDF, JPG or PNG, up to 5 MB',
}

export type Send = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<void>
