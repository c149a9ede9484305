import { paths } from '@lading/contract/addresses/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import { takeUpFile } from '#modules/uploads/take-up-file'
import { notify } from '#modules/notifications/notify'
import { clientOf } from '#modules/notifications/who-is-told'
import type { Effect } from '#modules/workflow/handlers/handlers'

/** Delivered electronically: the download is the release. */
export const offerDownload: Effect = async (tx, { context }, actor, now) => {
  await tx
    .insertInto('releases')
    .values({
      transaction_id: context.transaction.id,
      manner: 'electronic',
      released_on: manilaDay(now),
      released_by: actor.user_id || null,
      at: now,
    })
    .execute()
}

/** Who received the paper, on what identification, and when; nobody, where time released it. */
export const writeReleaseLog: Effect = async (tx, { context, answers }, actor, now) => {
  const letter = answers.authority_letter
  const authority =
    typeof letter === 'string' && letter !== ''
      ? await takeUpFile(tx, { file_id: letter, business_id: context.transaction.business_id }, actor, now)
      : undefined
  await tx
    .insertInto('releases')
    .values({
      transaction_id: context.transaction.id,
      manner: actor.audience === 'system' ? 'unclaimed' : 'claimant',
      claimant_name: String(answers.claimant_name ?? ''),
      claimant_identification: String(answers.claimant_id ?? ''),
      authority_file_id: authority?.id ?? null,
      released_on: String(answers.released_on ?? manilaDay(now)),
      released_by: actor.user_id || null,
      at: now,
    })
    .execute()
}

/** The satisfaction form is offered; nothing ever waits for it (field facts, section 3.2). */
export const inviteSatisfactionForm: Effect = async (tx, { context }, _actor, now) => {
  const { id, reference } = context.transaction
  await notify(
    tx,
    {
      user_ids: await clientOf(tx, context.transaction),
      transaction_id: id,
      subject: `How did we do? ${reference}`,
      message: '<p>Your transaction is completed. A short form asks how it went; answering is up to you.</p>',
      link: paths.satisfactionForm(id),
      mail: false,
    },
    now,
  )
}
