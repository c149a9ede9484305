import { manilaDay } from '@lading/domain/dates/manila'
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
