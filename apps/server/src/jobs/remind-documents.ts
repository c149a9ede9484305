import { manilaDay } from '@lading/domain/dates/manila'
import { remindDocument } from '#modules/documents/remind-document'
import type { BackgroundJob } from '#platform/background-jobs'
import type { Deps } from '#platform/deps'

const AT_ONCE = 200

/** Reminds businesses of registered documents that end, on the days of the settings. */
export function remindDocuments({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return {
    name: 'remind-documents',
    every_seconds: 600,
    late_after_seconds: 3600,
    async run(ending) {
      for (let found = AT_ONCE; found === AT_ONCE;) {
        // Each leaves the range: its next reminder lies ahead.
        const rows = await db
          .selectFrom('registered_documents')
          .select(['id', 'business_id'])
          .where('remind_on', '<=', manilaDay(clock.now()))
          .orderBy('remind_on')
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
        for (const row of rows) {
          if (ending?.aborted) return
          await db.transaction().execute((tx) => remindDocument(tx, row, clock.now()))
        }
        found = rows.length
      }
    },
  }
}
