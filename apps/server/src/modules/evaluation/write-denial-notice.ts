import { manilaDay } from '@lading/domain/dates/manila'
import { isReport } from '@lading/domain/transactions/family'
import { nounOf } from '@lading/domain/transactions/family-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { inputsFrom } from '#modules/workflow/transactions/step-inputs'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { denialNoticeDocument } from './templates/denial-notice.payload.ts'

/** A refusal is in writing, with grounds, legal basis and the officer's name (field facts, section 3.1). */
export const writeDenialNotice: Effect = async (tx, { transition, context, answers }, actor, now) =>
  orderDenialNotice(tx, context, { ...answers, status: transition.to }, actor, now)

interface Decision {
  /** Disapproved, or rejected. */
  readonly status: Status
  /** Absent where they were kept with the transaction. */
  readonly grounds?: unknown
}

export async function orderDenialNotice(
  tx: Tx,
  context: TransactionContext,
  { status, grounds: stated }: Decision,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction, settings } = context
  const { agency, type, reference } = transaction
  const grounds = String(stated ?? '') || transaction.grounds || 'The requirements are not met.'
  const legal_basis = (await basisProposed(tx, transaction)) || settings.text(`denial.${agency}.legal_basis`)
  await issueDocument(
    tx,
    {
      document: denialNoticeDocument,
      transaction_id: transaction.id,
      accreditation_id: transaction.accreditation_id ?? undefined,
      number: `${reference}-D`,
      payload: {
        agency: letterheadOf(settings, agency),
        reference,
        transaction: typeLabels[type],
        applicant: applicantOf(context),
        filed_at: (transaction.filed_at ?? transaction.created_at).toISOString(),
        decided_on: manilaDay(now),
        decision: `The ${nounOf(type)} ${reference} (${typeLabels[type]}) is ${status === Status.requestRejected ? 'rejected' : 'disapproved'}.`,
        grounds: paragraphs(grounds).map((ground) => ({ ground, legal_basis })),
        appeal: {
          to: `the ${settings.text(`signatory.${agency}.approver`)}, ${settings.text(`agency.${agency}.name`)}`,
          until: null,
          steps: paragraphs(settings.text(isReport({ type }) ? 'denial.report_remedy' : 'denial.remedy')),
        },
        officer: await signatoryOf(tx, actor.user_id, now),
        url: null,
        issued_at: now.toISOString(),
      },
    },
    now,
  )
}

/** As the proposal that was followed named it: an evaluator is asked for it, the other desks are not. */
async function basisProposed(tx: Tx, { id }: TransactionRow): Promise<string> {
  const proposal = await tx
    .selectFrom('transaction_steps')
    .select('inputs')
    .where('transaction_id', '=', id)
    .where('to_status', '=', Status.forDisapproval)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { legal_basis } = proposal ? inputsFrom(proposal.inputs) : {}
  return typeof legal_basis === 'string' ? legal_basis : ''
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
