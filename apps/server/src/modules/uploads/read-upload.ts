import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fieldErrors } from '#platform/calls/field-errors'
import { invalid, Problem } from '#platform/problem'

/** One file as it arrived, not looked at yet. */
export interface Upload {
  /** The name of its part. */
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** The same with its one file. Throws 400 without it too. */
export async function readUpload<B extends z.ZodType>(
  request: FastifyRequest,
  body: B,
): Promise<{ fields: z.output<B>; upload: Upload }> {
  const { fields, uploads } = await readUploads(request, body)
  const [upload] = uploads
  if (uploads.length > 1) throw invalid({ file: ['Send one file at a time.'] })
  if (!upload) throw invalid({ file: ['Choose a file.'] })
  return { fields, upload }
}

/**
 * The fields of a multipart call, parsed with the contract's schema, and its files.
 * Throws 400 with a wrong field, 413 above 5 MB.
 */
export async function readUploads<B extends z.ZodType>(
  request: FastifyRequest,
  body: B,
): Promise<{ fields: z.output<B>; uploads: Upload[] }> {
  if (!request.isMultipart()) throw new Problem('wrong-media-type', 'Send the file as multipart/form-data.')
  const { given, uploads } = await partsOf(request).catch((error: unknown) => {
    throw isCut(error) ? new Problem('invalid-input', 'The form was not received completely. Send it again.') : error
  })
  const fields = body.safeParse(given)
  if (!fields.success) throw invalid(fieldErrors(fields.error.issues.map(faultOf)))
  return { fields: fields.data, uploads }
}

async function partsOf(request: FastifyRequest) {
  const given: Record<string, unknown> = {}
  const uploads: Upload[] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') given[part.fieldname] = part.value
    else uploads.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() })
  }
  return { given, uploads }
}

/** The reader of forms reports a boundary or an end that is missing without a code; all others have one. */
const isCut = (error: unknown) => error instanceof Error && !('code' in error)

const faultOf = (issue: z.core.$ZodIssue) => ({
  path: issue.path,
  message: issue.message,
  unknown: issue.code === 'unrecognized_keys' ? issue.keys : undefined,
})
