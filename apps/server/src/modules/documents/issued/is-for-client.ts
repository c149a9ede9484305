import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'

/** Kinds that are the client's from the day they are issued: drafts of them, and those that never were, are the agency's. */
export const onceIssued = kindsWhere(({ seen_by }) => seen_by === 'client-once-issued')

interface Row {
  readonly kind: string
  readonly audience: string
  readonly issued_at: Date | null
}

/** Whether the client may see an issued document, and have its file. */
export const isForClient = ({ kind, audience, issued_at }: Row): boolean =>
  audience !== 'staff' && (issued_at !== null || !onceIssued.includes(kind as DocumentKind))
