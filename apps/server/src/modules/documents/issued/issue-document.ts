import { documentKindRow } from '@lading/domain/documents/document-kinds'
import type { z } from 'zod'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import { randomSlug } from '#platform/random'
import { printedPayload } from './printed-payload.ts'

/** An issued document the portal issues, ordered in the act that causes it. */
export interface IssueDocumentInput<D extends DocumentDefinition = DocumentDefinition> {
  readonly document: D
  /** Frozen here: the document says what was true when it was ordered, however late it is drawn. */
  readonly payload: z.input<D['payload']>
  readonly transaction_id?: number | undefined
  readonly accreditation_id?: number | undefined
  /** Of the certificate of a branch: the branch under its accreditation. */
  readonly branch_accreditation_id?: number | undefined
  readonly invoice_id?: number | undefined
  readonly receipt_id?: number | undefined
  readonly number?: string | undefined
  readonly version_no?: number | undefined
  /** Where the payload already names the document's address (a QR code); made here otherwise. */
  readonly slug?: string | undefined
  /** Place in the signed status list, for certificates. */
  readonly status_index?: number | undefined
}

/**
 * Orders an issued document: a queued row in the act's own transaction. A background job draws it afterwards, as often as it takes.
 * Throws where the payload is not of its kind or cannot be printed, so that no act commits with an issued document that can never be drawn.
 */
export async function issueDocument<D extends DocumentDefinition>(
  tx: Tx,
  input: IssueDocumentInput<D>,
  now: Date,
): Promise<{ id: number; slug: string }> {
  const { kind, payload: schema } = input.document
  const { has_number, seen_by } = documentKindRow(kind)
  if (has_number && !input.number) throw new Error(`The ${kind} has no number.`)
  const payload = printedPayload(kind, schema.parse(input.payload))
  return tx
    .insertInto('issued_documents')
    .values({
      kind,
      audience: seen_by === 'staff' ? 'staff' : 'client',
      payload: asJson(payload),
      slug: input.slug ?? randomSlug(),
      number: input.number ?? '',
      version_no: input.version_no ?? 1,
      transaction_id: input.transaction_id ?? null,
      accreditation_id: input.accreditation_id ?? null,
      branch_accreditation_id: input.branch_accreditation_id ?? null,
      invoice_id: input.invoice_id ?? null,
      receipt_id: input.receipt_id ?? null,
      status_index: input.status_index ?? null,
      created_at: now,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}
