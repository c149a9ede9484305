import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import type { Answers, Effect } from '#modules/workflow/handlers/handlers'
import { lockDrafts, type OrderedDocument } from '../ordering/ordered-documents.ts'
import { requireReady } from './require-ready.ts'
import { voidDocuments } from './void-drafts.ts'

/**
 * Issued: from here directory and QR pages show it, and an earlier one leads to it. The certificate of a branch that
 * closed since it was drawn is void beside the others; where there are none, it is refused. Throws 409.
 */
export const publishDocument: Effect = async (tx, { context, answers }, _actor, now) => {
  // Drawn anew for another change, a certificate of a branch that closed meanwhile was void already.
  if ((await lockDrafts(tx, context.transaction.id)).length === 0) throw branchClosed()
  const drafts = await requireReady(tx, context.transaction)
  const closed = await closedCoverings(tx, drafts)
  const open = drafts.filter(({ branch_accreditation_id: id }) => id === null || !closed.has(id))
  if (open.length === 0) throw branchClosed()
  for (const draft of open) {
    await issue(tx, draft, answers, now)
    await replaceEarlier(tx, draft)
  }
  const left = drafts.filter((draft) => !open.includes(draft))
  await voidDocuments(tx, left, now)
}

const branchClosed = () =>
  refused(
    'The branch closed since its certificate was drawn. Return it for a data error: approved again, it ends without a certificate.',
  )

/** Of the branches certified here under an accreditation, those that closed. */
async function closedCoverings(tx: Tx, drafts: readonly OrderedDocument[]): Promise<ReadonlySet<number>> {
  const ids = drafts.flatMap(({ branch_accreditation_id: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('branch_accreditations as c')
    .innerJoin('business_branches as b', 'b.id', 'c.branch_id')
    .select('c.id')
    .where('c.id', 'in', ids)
    .where('b.closed_on', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function issue(tx: Tx, { id }: OrderedDocument, answers: Answers, now: Date): Promise<void> {
  const security_paper_serial = String(answers.security_paper_serial ?? '')
  const issued = { standing: 'issued', issued_at: now, security_paper_serial }
  await tx.updateTable('issued_documents').set(issued).where('id', '=', id).execute()
}

type Replacing = Pick<
  OrderedDocument,
  'id' | 'kind' | 'accreditation_id' | 'branch_accreditation_id' | 'transaction_id'
>

/** An earlier one of the same kind, of the same accreditation, branch or transaction, leads to this one from now on. */
export async function replaceEarlier(tx: Tx, document: Replacing): Promise<void> {
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

function sameDocumentAs({ kind, accreditation_id, branch_accreditation_id, transaction_id }: Replacing) {
  if (kind === 'certificate') return { accreditation_id }
  return kind === 'branch-certificate' ? { branch_accreditation_id } : { transaction_id }
}
