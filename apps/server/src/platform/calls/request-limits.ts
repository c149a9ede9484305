import { MAX_UPLOAD_BYTES } from '@lading/contract/documents/documents'

/** Of a body that is no form with files. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024

/** Of a form. */
export const formLimits = { fileSize: MAX_UPLOAD_BYTES, files: 5, fields: 50 } as const

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** Which limit a request went beyond, by the code with which the server stopped it. */
const sentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: `The request is larger than ${megabytes(MAX_BODY_BYTES)}.`,
  FST_REQ_FILE_TOO_LARGE: `The file is larger than ${megabytes(MAX_UPLOAD_BYTES)}.`,
  FST_FILES_LIMIT: `The form holds more than ${formLimits.files} files.`,
  FST_FIELDS_LIMIT: `The form holds more than ${formLimits.fields} fields.`,
}

/** What a request that is too large is told. */
export const tooLargeBecause = (code: string): string => sentences[code] ?? 'The request is too large.'
