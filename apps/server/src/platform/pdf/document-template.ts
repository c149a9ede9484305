import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import type { DocumentProps } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { z } from 'zod'

/** A kind of document and the schema of its frozen payload: all that an act needs. It loads without React. */
export interface DocumentDefinition<K extends DocumentKind = DocumentKind, P extends z.ZodType = z.ZodType> {
  readonly kind: K
  readonly payload: P
}

/** A kind of document as it is drawn, from a payload that is checked first. */
export interface DocumentTemplate<K extends DocumentKind = DocumentKind> {
  readonly kind: K
  readonly draw: (payload: unknown) => ReactElement<DocumentProps>
}

/** The template of a document. Drawing throws for a payload that is not of its kind. */
export function documentTemplate<K extends DocumentKind, P extends z.ZodType>(
  { kind, payload: schema }: DocumentDefinition<K, P>,
  draw: (payload: z.output<P>) => ReactElement<DocumentProps>,
): DocumentTemplate<K> {
  return { kind, draw: (payload) => draw(schema.parse(payload)) }
}
