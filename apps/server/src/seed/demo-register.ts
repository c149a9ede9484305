import type { RequirementEntry } from '@lading/domain/accreditation/requirement'
import { documentsToRegister } from '@lading/domain/documents/registered-documents'
import { Status } from '@lading/domain/transactions/status'
import type { Row } from './demo-tables.ts'
import type { DemoTransaction } from './demo-transaction.ts'

/** What the approval of a case entered into the document register, of what was accepted with it. */
export function registeredRows(
  { id, business, form, history }: DemoTransaction,
  attached: readonly Row[],
  catalogue: readonly RequirementEntry[],
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
  return documentsToRegister(lines, form).map((document) => ({ ...document, ...facts }))
}
