import { formOfType } from '@lading/contract/transaction-types'
import type { RequirementEntry } from '@lading/domain/accreditation/requirements/requirement'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { nextDocumentReminder } from '@lading/domain/documents/document-reminders'
import { documentsToRegister } from '@lading/domain/documents/registered-documents'
import { Status } from '@lading/domain/transactions/status'
import type { Row } from './tables.ts'
import type { DemoTransaction } from './cases/transaction.ts'

/** As the settings begin. */
const recalled = { days_before: [30, 7, 0], days_after: [20] }

/** What the approval of a case entered into the document register, of what was accepted with it. */
export function registeredRows(
  { id, plan, business, form, history }: DemoTransaction,
  attached: readonly Row[],
  catalogue: readonly RequirementEntry[],
  today: PlainDate,
): Row[] {
  const approved = history.steps.findLast(({ row }) => row.to === Status.approved)
  if (!approved) return []
  const registers = new Map(catalogue.map((entry) => [entry.code, entry.registers]))
  const lines = attached
    .filter((row) => row['is_current'] === true && row['decision'] === 'accepted')
    .map((row) => ({
      requirement_code: String(row['requirement_code']),
      registers: registers.get(String(row['requirement_code'])) ?? [],
      valid_until: (row['expires_on'] as string | null) ?? null,
    }))
  const facts = { business_id: business.id, transaction_id: id, registered_at: approved.at }
  return documentsToRegister(lines, formOfType(plan.type).documents(form)).map((document) => ({
    ...document,
    ...facts,
    // What ended before the demonstration began is not recalled in it.
    remind_on: document.valid_until && nextDocumentReminder(plainDate(document.valid_until), today, recalled),
  }))
}
