import type { Form } from '@lading/domain/filing/form-path'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What a filing says: what is reviewed is what is filed. */
export interface FiledContent {
  readonly form: Form
  readonly documents: readonly FiledDocument[]
}

export const FiledDocument = z.object({
  requirement_code: z.string(),
  file_id: z.string(),
  name: z.string(),
  sha256: z.string(),
  expires_on: z.string().nullable(),
  /** Present where the client confirmed that no file of its requirement has a day. */
  has_no_day: z.literal(true).optional(),
})
export type FiledDocument = Readonly<z.infer<typeof FiledDocument>>

/** SHA-256 of a filing, the same for the same answers and files in whatever order they were given. */
export function contentHash({ form, documents }: FiledContent): string {
  const files = documents
    .map(({ requirement_code, sha256, expires_on, has_no_day }) => [
      requirement_code,
      sha256,
      expires_on,
      ...(has_no_day ? ['no day'] : []),
    ])
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(inOrder([form, files])))
    .digest('hex')
}

/** Objects with their names in one order, however the database gave them back. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]))
}
