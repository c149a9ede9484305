import { manilaDay } from '@lading/domain/dates/manila'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import type { Answers, Effect } from '#modules/workflow/handlers/handlers'
import { inputsFrom } from '#modules/workflow/transactions/step-inputs'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { denialNoticeDocument } from './templates/denial-notice.payload.ts'

/** A refusal is in writing, with grounds, legal basis and the officer's name (field facts, section 3.1). */
export const writeDenialNotice: Effect = async (tx, { context, answers }, actor, now) =>
  orderDenialNotice(tx, context, answers, actor, now)

/** Of a transaction whose own grounds were kept with it, `answers` need not repeat them. */
export async function orderDenialNotice(
  tx: Tx,
  context: TransactionContext,
  answers: Answers,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction, settings } = context
  const { agency } = transaction
  const grounds = String(answers.grounds ?? '') || transaction.grounds || 'The requirements are not met.'
  const legal_basis = (await basisProposed(tx, transaction)) || settings.text(`denial.${agency}.legal_basis`)
  await issueDocument(
    tx,
    {
      document: denialNoticeDocument,
      transaction_id: transaction.id,
      accreditation_id: transaction.accreditation_id ?? undefined,
      number: `${transaction.reference}-D`,
      payload: {
        agency: letterheadOf(settings, agency),
        reference: transaction.reference,
        transaction: typeLabels[transaction.type],
        applicant: applicantOf(context),
        filed_at: (transaction.filed_at ?? transaction.created_at).toISOString(),
        decided_on: manilaDay(now),
        decision: `The ${typeLabels[transaction.type].toLowerCase()} is disapproved.`,
        grounds: paragraphs(grounds).map((ground) => ({ ground, legal_basis })),
        appeal: {
          to: settings.text(`signatory.${agency}.approver`),
          until: null,
          steps: paragraphs(settings.text('denial.remedy')),
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
