import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { dueDate, type Calendar } from '@lading/domain/dates/working-days'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { clientDeadline } from '#modules/workflow/clock/deadlines-of'
import type { TransactionSettings } from '#modules/workflow/transactions/transaction-settings'
import type { History } from './history.ts'

interface Filed {
  readonly history: History
  readonly requirements: readonly RequiredDocument[]
}

interface Office {
  readonly settings: TransactionSettings
  readonly calendar: Calendar
}

/** The document that a transaction still lacks which waits for it: one that may follow, where one may. */
export function missingDocument({ history, requirements }: Filed): RequiredDocument | undefined {
  if (history.state.status !== Status.forRequirementCompletion) return undefined
  const asked = requirements.filter(({ mandatory }) => mandatory)
  return asked.find(({ may_follow }) => may_follow) ?? asked[0]
}

/** The last day the client has, by the settings in force; null where nothing is asked of the client. */
export function clientDeadlineOf(filed: Filed, { settings, calendar }: Office): PlainDate | null {
  const { row, at } = ensure(
    filed.history.steps.findLast(({ row }) => row.from !== row.to),
    'a step that changes the status',
  )
  if (!row.effects.includes('set-client-deadline')) return null
  const day = manilaDay(at)
  if (row.to === Status.forPublication) return addDays(day, settings.number('deadline.publication_days'))
  const waits_for_sec = missingDocument(filed)?.waits_for_sec ?? false
  return (
    clientDeadline(row.to, day, { settings, calendar, waits_for_sec }) ??
    dueDate(calendar, day, settings.client_action_days)
  )
}
