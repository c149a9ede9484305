import { plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { asApproved, type AsApproved } from './as-approved.ts'
import { branchesToCertify, printedBranch } from './branches-to-certify.ts'
import { nextEdition } from './certificate-edition.ts'
import { certifiedFacts, type ApprovedTransaction, type Needs, type Term } from './certified-facts.ts'
import { coverBranch } from './cover-branch.ts'
import { lockDrafts } from './ordered-documents.ts'
import { branchCertificateDocument } from '../templates/branch-certificate.payload.ts'
import { CertificatePayload } from '../templates/certificate.payload.ts'

/**
 * Approval orders a certificate for each branch that needs one: under the number and for the term of the main office, with
 * an address and a code of its own. Ordered after the main certificate, which may give the number first.
 */
export const orderBranchCertificates =
  (needs: Needs) =>
  async (tx: Tx, found: ApprovedTransaction, actor: Caller, now: Date): Promise<void> => {
    for (const approved of await asApproved(tx, found)) await orderOfOne(needs, tx, approved, actor, now)
  }

async function orderOfOne(
  needs: Needs,
  tx: Tx,
  found: AsApproved<ApprovedTransaction>,
  actor: Caller,
  now: Date,
): Promise<void> {
  const branches = await branchesToCertify(tx, found)
  if (branches.length === 0) return
  const { id: accreditation_id, business_id } = found.accreditation
  const term = await termOfMain(tx, found)
  for (const branch of branches) {
    const covered = await coverBranch(tx, { accreditation_id, business_id, main_number: term.number }, branch)
    const branch_accreditation_id = covered.id
    const edition = await nextEdition(tx, { accreditation_id, branch_accreditation_id, number: covered.number })
    const certified = { kind: 'branch-certificate', term, edition } as const
    const facts = await certifiedFacts(tx, needs, found, certified, actor, now)
    const payload = { ...facts, main_number: term.number, branch: printedBranch(branch) }
    const whose = { transaction_id: found.transaction.id, accreditation_id, branch_accreditation_id }
    await issueDocument(tx, { document: branchCertificateDocument, ...whose, payload, ...edition }, now)
  }
}

/** The term of the main office: of a first approval as its certificate, just ordered, says it. */
async function termOfMain(tx: Tx, { transaction, accreditation }: AsApproved): Promise<Term> {
  const { number, first_day, expiry_date } = accreditation
  if (number && first_day && expiry_date)
    return { number, first_day: plainDate(first_day), expiry_date: plainDate(expiry_date) }
  const drafts = await lockDrafts(tx, transaction.id)
  const main = drafts.find(({ kind }) => kind === 'certificate')
  const ordered = CertificatePayload.parse(ensure(main, 'the main certificate of the branches').payload)
  const { in_force_on, valid_until } = ordered
  return { number: ordered.number, first_day: plainDate(in_force_on), expiry_date: plainDate(valid_until) }
}
