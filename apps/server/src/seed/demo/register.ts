import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { documentsToRegister } from '@lading/domain/documents/registered-documents'
import { Status } from '@lading/domain/transactions/status'
import { remindAfter } from '#modules/documents/registered/document-reminders'
import type { Row } from './tables.ts'
import type { DemoTransaction } from './transactions/transaction.ts'
import type { SeedStep } from './transactions/transactions.ts'

/** What an approval entered into the document register, of what was accepted with it. */
export function registeredRows(
  { id, plan, business, form, history }: DemoTransaction,
  attached: readonly Row[],
  { requirements: catalogues, settings, now }: SeedStep,
): Row[] {
  const approved = history.steps.findLast(({ row }) => row.to === Status.approved)
  if (!approved) return []
  const registers = new Map(catalogues[plan.agency].map((entry) => [entry.code, entry.registers]))
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
    remind_on: document.valid_until && remindAfter(plainDate(document.valid_until), manilaDay(now), settings),
  }))
}
