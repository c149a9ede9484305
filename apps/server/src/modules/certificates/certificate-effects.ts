import { kindsWhere } from '@lading/domain/documents/document-kinds'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { updateAccreditation } from '#modules/workflow/update-transaction'
import type { Answers, Effect } from '#modules/workflow/handlers'
import { CertificatePayload } from './templates/certificate.payload.ts'

const released = kindsWhere(({ release_waits }) => release_waits)

/** What an approval had made, as it was made last, locked: a certificate, a certification. */
export function lockCertificate(tx: Tx, transaction_id: number) {
  return tx
    .selectFrom('issued_documents')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', released)
    .where('state', '<>', 'void')
    .orderBy('id', 'desc')
    .forUpdate()
    .executeTakeFirst()
}

/** The document exists: the accreditation takes over its number and validity. */
export const makeCertificate: Effect = async (tx, { context }) => {
  const certificate = await lockCertificate(tx, context.transaction.id)
  if (certificate?.state !== 'ready' || !context.accreditation)
    throw refused('The certificate is still being prepared.')
  const { in_force_on, valid_until } = CertificatePayload.parse(certificate.payload)
  return updateAccreditation(tx, context.accreditation, {
    // The bare number, without the letter of a later edition.
    number: context.accreditation.number ?? certificate.number,
    first_day: in_force_on,
    expiry_date: valid_until,
  })
}

/** A document without an accreditation: its code holds from here, and an earlier one of its transaction is replaced. */
export const publishDocument: Effect = async (tx, { context, answers }, _actor, now) => {
  const document = await issue(tx, context.transaction.id, answers, now)
  await replaceEarlier(tx, document, { transaction_id: context.transaction.id })
}

/** Issued: from here the directory and the QR page show it; an earlier one of the same accreditation is replaced. */
export const publishCertificate: Effect = async (tx, { context, answers }, _actor, now) => {
  const certificate = await issue(tx, context.transaction.id, answers, now)
  await replaceEarlier(tx, certificate, { accreditation_id: certificate.accreditation_id })
}

async function issue(tx: Tx, transaction_id: number, answers: Answers, now: Date) {
  const document = await lockCertificate(tx, transaction_id)
  if (document?.state !== 'ready') throw refused('The document is still being prepared.')
  await tx
    .updateTable('issued_documents')
    .set({ standing: 'issued', issued_at: now, security_paper_serial: String(answers.security_paper_serial ?? '') })
    .where('id', '=', document.id)
    .execute()
  return document
}

type Issued = Awaited<ReturnType<typeof issue>>
type Whose = { readonly accreditation_id: number | null } | { readonly transaction_id: number }

/** An earlier one of the same kind, of the same accreditation or transaction, leads to this one from now on. */
async function replaceEarlier(tx: Tx, { id, kind }: Issued, whose: Whose): Promise<void> {
  await tx
    .updateTable('issued_documents')
    .set({ standing: 'replaced', replaced_by: id })
    .where((eb) => eb.and(whose))
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where('standing', 'in', ['issued', 'suspended'])
    .execute()
}

/** What approval had made exists: from here it can be issued. */
export const makeDocument: Effect = async (tx, { context }) => {
  const document = await lockCertificate(tx, context.transaction.id)
  if (document?.state !== 'ready') throw refused('The document is still being prepared.')
}

/** Sent back before it was issued: nobody outside has seen it, and it never counts. */
export const voidCertificateDraft: Effect = (tx, { context }, _actor, now) => voidDraftOf(tx, context.transaction, now)

export async function voidDraftOf(tx: Tx, { id }: { readonly id: number }, now: Date): Promise<void> {
  const certificate = await lockCertificate(tx, id)
  if (!certificate) return
  await tx
    .updateTable('issued_documents')
    .set({ state: 'void', standing: 'void', voided_at: now })
    .where('id', '=', certificate.id)
    .execute()
}

/** Sent back after it was issued: its page says that it is being corrected until it is issued again. */
export const suspendQrPage: Effect = async (tx, { context }) => {
  const certificate = await lockCertificate(tx, context.transaction.id)
  if (!certificate) return
  await tx.updateTable('issued_documents').set({ standing: 'suspended' }).where('id', '=', certificate.id).execute()
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
