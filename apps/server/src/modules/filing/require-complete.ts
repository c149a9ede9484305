import { formOfType } from '@lading/contract/transaction-types'
import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Form, FormRow } from '@lading/domain/filing/form-path'
import { invalid } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transaction-row'
import type { CurrentDocument } from './filing.queries.ts'

type Errors = Record<string, string[]>

/** Throws 400 with a message under each answer that keeps the form from being filed, rows named by their keys. */
export function requireComplete({ type, agency, form, register }: TransactionRow, now: Date): void {
  const errors: Errors = {}
  for (const { path, message } of formOfType(type).faults(form, { agency, register, today: manilaDay(now) }))
    add(errors, byKey(path, form), message)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** A document whose face bears a day is filed with that day. Throws 400. */
export function requireDates(checklist: readonly RequiredDocument[], documents: readonly CurrentDocument[]): void {
  const errors: Errors = {}
  for (const { code, asks_expiry, expiry_label, name } of checklist) {
    const undated = documents.some((file) => file.requirement_code === code && file.expires_on === null)
    if (asks_expiry && undated) add(errors, `documents.${code}`, `${name}: enter “${expiry_label}”.`)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function add(errors: Errors, path: string, message: string): void {
  if (!errors[path]?.includes(message)) (errors[path] ??= []).push(message)
}

/** `officers.0.name` as `officers.k1.name`: a row keeps its name while rows move. */
function byKey(path: string, form: Form): string {
  const [group = '', index, column] = path.split('.')
  const row = Array.isArray(form[group]) ? (form[group] as FormRow[])[Number(index)] : undefined
  if (!row) return path
  return column === undefined ? `${group}.${row.key}` : `${group}.${row.key}.${column}`
}
