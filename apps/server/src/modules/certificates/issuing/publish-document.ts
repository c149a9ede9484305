import type { Tx } from '#platform/database'
import type { Answers, Effect } from '#modules/workflow/handlers/handlers'
import type { OrderedDocument } from '../ordering/ordered-documents.ts'
import { requireReady } from './require-ready.ts'

/** Issued: from here directory and QR pages show it, and an earlier one leads to it. */
export const publishDocument: Effect = async (tx, { context, answers }, _actor, now) => {
  for (const draft of await requireReady(tx, context.transaction)) {
    await issue(tx, draft, answers, now)
    await replaceEarlier(tx, draft)
  }
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
