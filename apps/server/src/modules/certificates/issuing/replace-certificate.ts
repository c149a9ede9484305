import { renewalTypes, typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { toIssueStatuses } from '@lading/domain/transactions/status-groups'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asApproved, type AsApproved } from '../ordering/as-approved.ts'
import { branchesToCertify, whatIsPrinted } from '../ordering/branches-to-certify.ts'
import { isMainTrue } from './is-main-true.ts'
import { voidDraftsOf } from './void-drafts.ts'
import type { Needs } from '../ordering/certified-facts.ts'
import { orderBranchCertificates } from '../ordering/order-branch-certificates.ts'
import { orderCertificate } from '../ordering/order-certificate.ts'
import { lockDrafts, type OrderedDocument } from '../ordering/ordered-documents.ts'
import { CertificatePayload } from '../templates/certificate.payload.ts'

/**
 * A certificate drawn at approval must say what the register says now that the change is in it. Where another change
 * came in between it is drawn anew, and so are those of other changes and of a renewal that wait to be printed: printed last, one of them
 * would put the former name, address or scope back in force. The same holds of the branches' certificates.
 */
export function replaceCertificate(needs: Needs): Effect {
  return async (tx, { context }, _actor, now) => {
    await drawAnewWhereUntrue(tx, needs, context, now)
    for (const id of await othersWaitingForPrint(tx, context.transaction))
      await drawAnewWhereUntrue(tx, needs, { ...context, ...(await lockTransaction(tx, id)) }, now)
    return undefined
  }
}

/** Signed by the approver of its own change; printing waits for it. */
async function drawAnewWhereUntrue(tx: Tx, needs: Needs, context: TransactionContext, now: Date): Promise<void> {
  const { transaction, participants } = context
  const drafts = await lockDrafts(tx, transaction.id)
  const approver = participants.approvers.at(-1)
  if (drafts.length === 0 || approver === undefined) return
  const mains = drafts.filter(({ kind }) => kind === 'certificate')
  if (await areTrue(tx, drafts, mains, await asApproved(tx, context))) return
  await voidDraftsOf(tx, transaction, now)
  const signer = { ...theSystem, user_id: approver }
  const again = asDrawn(context, mains)
  if (mains.length > 0) await orderCertificate(needs)(tx, again, signer, now)
  await orderBranchCertificates(needs)(tx, again, signer, now)
}

/** A renewal that waits for its drawing has no number yet: it keeps that of its draft, which those of its branches begin with, and the days. */
function asDrawn(context: TransactionContext, [main]: readonly OrderedDocument[]): TransactionContext {
  const { accreditation } = context
  if (!main || !accreditation || accreditation.number !== null) return context
  const { number, in_force_on, valid_until } = CertificatePayload.parse(main.payload)
  return { ...context, accreditation: { ...accreditation, number, first_day: in_force_on, expiry_date: valid_until } }
}

/** Of each accreditation that the change writes: an early renewal may have been handed over since they were drawn. */
async function areTrue(
  tx: Tx,
  drafts: readonly OrderedDocument[],
  mains: readonly OrderedDocument[],
  approved: readonly AsApproved[],
): Promise<boolean> {
  for (const found of approved) {
    const { accreditation, after } = found
    const main = mains.find(({ accreditation_id }) => accreditation_id === accreditation.id)
    if (mains.length > 0 && !(main && isMainTrue(main, after.scopes, after.profile))) return false
    const ofBranches = drafts.filter(
      ({ kind, accreditation_id }) => kind === 'branch-certificate' && accreditation_id === accreditation.id,
    )
    if (!(await areBranchesTrue(tx, ofBranches, found))) return false
  }
  return true
}

/** Each branch that needs a certificate has one among the drafts that says the right thing, and no other has. */
async function areBranchesTrue(tx: Tx, drafts: readonly OrderedDocument[], found: AsApproved): Promise<boolean> {
  const branches = await branchesToCertify(tx, found)
  const isPrinted = whatIsPrinted(found.after.scopes, found.after.profile)
  const hasDraft = branches.filter((branch) => drafts.some(({ payload }) => isPrinted(branch, payload)))
  return hasDraft.length === branches.length && drafts.length === branches.length
}

/**
 * The others of the business whose certificate is drawn and not issued yet; the act locks the business. A change looks at
 * its own once more when it is applied, a renewal does not.
 */
async function othersWaitingForPrint(tx: Tx, { id, business_id }: TransactionRow): Promise<number[]> {
  const rows = await tx
    .selectFrom('transactions')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('type', 'in', typesOf('change')), eb('status', '=', Status.forPrinting)]),
        eb.and([eb('type', 'in', renewalTypes), eb('status', 'in', toIssueStatuses)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
