import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { Answers, Effect } from '#modules/workflow/handlers/handlers'
import { lockDrafts, lockOrdered, type OrderedDocument } from './ordered-documents.ts'
import { CertificatePayload } from './templates/certificate.payload.ts'

/** The documents exist: the accreditation takes over number and validity of its certificate, where one was made. */
export const makeCertificate: Effect = async (tx, { context }) => {
  const drafts = await requireReady(tx, context.transaction)
  const own = context.accreditation?.id
  const certificate = drafts.find(({ kind, accreditation_id }) => kind === 'certificate' && accreditation_id === own)
  if (!certificate || !context.accreditation) return undefined
  const { in_force_on, valid_until } = CertificatePayload.parse(certificate.payload)
  return updateAccreditation(tx, context.accreditation, {
    // The bare number, without the letter of a later edition.
    number: context.accreditation.number ?? certificate.number,
    first_day: in_force_on,
    expiry_date: valid_until,
  })
}

/** What approval had made exists: from here it can be issued. */
export const makeDocument: Effect = async (tx, { context }) => {
  await requireReady(tx, context.transaction)
}

/** Issued: from here directory and QR pages show it, and an earlier one leads to it. */
export const publishDocument: Effect = async (tx, { context, answers }, _actor, now) => {
  for (const draft of await requireReady(tx, context.transaction)) {
    await issue(tx, draft, answers, now)
    await replaceEarlier(tx, draft)
  }
}

async function requireReady(tx: Tx, { id }: { readonly id: number }): Promise<OrderedDocument[]> {
  const drafts = await lockDrafts(tx, id)
  if (drafts.length === 0 || drafts.some(({ state }) => state !== 'ready'))
    throw refused('The document is still being prepared.')
  return drafts
}

async function issue(tx: Tx, { id }: OrderedDocument, answers: Answers, now: Date): Promise<void> {
  const security_paper_serial = String(answers.security_paper_serial ?? '')
  const issued = { standing: 'issued', issued_at: now, security_paper_serial }
  await tx.updateTable('issued_documents').set(issued).where('id', '=', id).execute()
}

/** An earlier one of the same kind, of the same accreditation, branch or transaction, leads to this one from now on. */
async function replaceEarlier(tx: Tx, document: OrderedDocument): Promise<void> {
  const { id, kind } = document
  await tx
    .updateTable('issued_documents')
    .set({ standing: 'replaced', replaced_by: id })
    .where((eb) => eb.and(sameDocumentAs(document)))
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where('standing', 'in', ['issued', 'suspended'])
    .execute()
}

function sameDocumentAs({ kind, accreditation_id, branch_accreditation_id, transaction_id }: OrderedDocument) {
  if (kind === 'certificate') return { accreditation_id }
  return kind === 'branch-certificate' ? { branch_accreditation_id } : { transaction_id }
}

/** Sent back before it was issued: nobody outside has seen it, and it never counts. */
export const voidCertificateDraft: Effect = (tx, { context }, _actor, now) => voidDraftsOf(tx, context.transaction, now)

export async function voidDraftsOf(tx: Tx, { id }: { readonly id: number }, now: Date): Promise<void> {
  const drafts = await lockDrafts(tx, id)
  if (drafts.length === 0) return
  await tx
    .updateTable('issued_documents')
    .set({ state: 'void', standing: 'void', voided_at: now })
    .where(
      'id',
      'in',
      drafts.map(({ id: draft_id }) => draft_id),
    )
    .execute()
}

/** Sent back after it was issued: its page says that it is being corrected until it is issued again. */
export const suspendQrPage: Effect = async (tx, { context }) => {
  const issued = (await lockOrdered(tx, context.transaction.id)).filter(({ standing }) => standing === 'issued')
  if (issued.length === 0) return
  await tx
    .updateTable('issued_documents')
    .set({ standing: 'suspended' })
    .where(
      'id',
      'in',
      issued.map(({ id }) => id),
    )
    .execute()
}

/** A letter of authority that no longer holds. */
export const cancelLoa: Effect = async (tx, { context }, _actor, now) => {
  await tx
    .updateTable('issued_documents')
    .set({ standing: 'void', state: 'void', voided_at: now })
    .where('transaction_id', '=', context.transaction.id)
    .where('kind', '=', 'loa')
    .execute()
}
