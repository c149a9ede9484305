import { nounOf } from '@lading/domain/transactions/family-words'
import { formatDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'
import { escaped } from '#platform/clean-html'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/who-is-told'
import { customerPage } from '#modules/workflow/transactions/customer-page'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { currentDocuments } from '../reading/filing.queries.ts'

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
