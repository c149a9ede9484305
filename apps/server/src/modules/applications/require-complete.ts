import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import { trainingShortfall } from '@lading/domain/accreditation/training'
import type { Form, FormRow } from '@lading/domain/filing/form-path'
import type { Settings } from '@lading/domain/settings/setting'
import { invalid } from '#platform/problem'
import type { CurrentDocument } from './applications.queries.ts'
import { BusinessProfile } from '@lading/contract/forms/business-profile'

type Errors = Record<string, string[]>

/** The form as everything an application needs. Throws 400 with a message under each answer, rows named by their keys. */
export function completeProfile(form: unknown): BusinessProfile {
  const parsed = BusinessProfile.safeParse(form)
  const errors: Errors = {}
  for (const { path, message } of parsed.error?.issues ?? []) add(errors, byKey(path.join('.'), form as Form), message)
  if (!parsed.success) throw invalid(errors)
  return parsed.data
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

/** The sea side asks hours of training of the key officers, together or each by setting. Throws 400. */
export function requireTraining(settings: Settings, { officers }: BusinessProfile): void {
  const shortfall = trainingShortfall(settings, officers)
  if (shortfall) throw invalid({ officers: [shortfall] })
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
