import { manilaDay } from '@lading/domain/dates/manila'
import { takeUpFile } from '#modules/uploads/take-up-file'
import type { Effect } from '#modules/workflow/handlers/handlers'

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
