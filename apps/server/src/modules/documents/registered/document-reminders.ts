import type { PlainDate } from '@lading/domain/dates/plain-date'
import { nextDocumentReminder } from '@lading/domain/documents/document-reminders'
import { z } from 'zod'
import type { SettingsReader } from '#platform/settings'

const Days = z.array(z.int().min(0))

/** The day of the next reminder of a document's end after a day; null where it has none, or none is to come. */
export function remindAfter(
  valid_until: PlainDate | null,
  after: PlainDate,
  settings: Pick<SettingsReader, 'json'>,
): PlainDate | null {
  if (valid_until === null) return null
  const days_before = settings.json('reminder.document_days', Days)
  const days_after = settings.json('reminder.document_after_days', Days)
  return nextDocumentReminder(valid_until, after, { days_before, days_after })
}
