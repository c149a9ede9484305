import { nounOf } from '@lading/domain/transactions/family-words'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { createHash } from 'node:crypto'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { nextNumber } from '#platform/number-series'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/who-is-told'
import { customerPage } from '#modules/workflow/transactions/customer-page'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { issueAcknowledgement } from './submission/acknowledgement.ts'
import { currentDocuments } from './reading/filing.queries.ts'
import { giveUp } from './give-up.ts'
import { keepSubmission } from './submission/keep-submission.ts'

/** The list the filing is judged by from now on, whatever the catalogue says later; files nobody asked for go. */
export const freezeRequirements: Effect = async (tx, { context }, actor, now) => {
  const { transaction } = context
  const checklist = transaction.requirements
  await giveUpUnasked(tx, transaction.id, checklist, now)
  const digests = await keepSubmission(tx, context.transaction, 0, actor, now)
  const requirements_version = versionOf(checklist, now)
  return { ...(await updateTransaction(tx, transaction, { requirements_version, submitted_at: now })), digests }
}

function versionOf(checklist: readonly RequiredDocument[], now: Date): string {
  const digest = createHash('sha256').update(asJson(checklist)).digest('hex').slice(0, 8)
  return `${manilaDay(now)}-${digest}`
}

async function giveUpUnasked(tx: Tx, transaction_id: number, checklist: readonly RequiredDocument[], now: Date) {
  const asked = new Set(checklist.map((line) => line.code))
  for (const file of await currentDocuments(tx, transaction_id)) {
    if (asked.has(file.requirement_code)) continue
    await tx.deleteFrom('transaction_documents').where('id', '=', file.id).execute()
    await giveUp(tx, file, now)
  }
}

/** Queue number of the day (once), day of receipt, and the acknowledgement; again when the receipt was withdrawn. */
export const acknowledge: Effect = async (tx, { context }, actor, now) => {
  const { transaction } = context
  const queue_day = manilaDay(now)
  const received = await updateTransaction(tx, transaction, {
    filed_at: now,
    client_deadline_on: null,
    ...(transaction.queue_number === null && {
      queue_day,
      queue_number: await nextNumber(tx, `queue-${transaction.agency}`, queue_day),
    }),
  })
  const digests = await keepSubmission(tx, transaction, transaction.resubmissions, actor, now)
  await issueAcknowledgement(tx, { ...context, ...received }, now)
  return { ...received, digests }
}

/** The answers of this round are kept permanently; what was returned and answered in words waits for a new decision. */
export const countResubmission: Effect = async (tx, { context }, actor, now) => {
  const { id, resubmissions } = context.transaction
  const checklist = context.transaction.requirements
  await tx
    .updateTable('transaction_documents')
    .set({ decision: null, decided_by: null, decided_at: null })
    .where('transaction_id', '=', id)
    .where('is_current', '=', true)
    .where('decision', '=', 'returned')
    .execute()
  await giveUpUnasked(tx, id, checklist, now) // files of a scope that was tried and left again
  const digests = await keepSubmission(tx, context.transaction, resubmissions, actor, now)
  const requirements_version = versionOf(checklist, now)
  return {
    ...(await updateTransaction(tx, context.transaction, { client_deadline_on: null, requirements_version })),
    digests,
  }
}

/** What is still missing, and until when, goes to the people of the business. */
export const askMissingItems: Effect = async (tx, { context, answers }, actor, now) => {
  const { transaction } = context
  if (typeof answers.missing_items === 'string' && actor.audience === 'staff') {
    await tx
      .insertInto('messages')
      .values({
        transaction_id: transaction.id,
        audience: 'client',
        author_id: actor.user_id,
        body: `<p>${escaped(answers.missing_items).replaceAll('\n', '<br>')}</p>`,
        created_at: now,
      })
      .execute()
    return
  }
  const attached = new Set((await currentDocuments(tx, transaction.id)).map((file) => file.requirement_code))
  const missing = transaction.requirements.filter((line) => line.mandatory && !attached.has(line.code))
  const until = transaction.client_deadline_on
  await notify(
    tx,
    {
      user_ids: await ownersOf(tx, transaction.business_id),
      transaction_id: transaction.id,
      subject: `${transaction.reference}: documents to follow`,
      message: [
        `<p>The agency receives the ${nounOf(transaction.type)} once these are added:</p>`,
        `<ul>${missing.map((line) => `<li>${escaped(line.name)}</li>`).join('')}</ul>`,
        until ? `<p>Add them on or before ${formatDay(plainDate(until))}.</p>` : '',
      ].join(''),
      link: customerPage(transaction),
      mail: `Action required: add the missing documents to ${transaction.reference}`,
    },
    now,
  )
}

export const purgeFiles: Effect = async (tx, { context }, _actor, now) => {
  for (const file of await currentDocuments(tx, context.transaction.id)) await giveUp(tx, file, now)
}
