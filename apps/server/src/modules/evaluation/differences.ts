import { businessFieldAt } from '@lading/contract/forms/business-fields'
import type { TransactionDetail } from '@lading/contract/evaluation'

type Difference = TransactionDetail['differences'][number]

/** The answers that differ between two submissions, under the labels of the form; rows are matched by their key. */
export function differencesBetween(before: unknown, after: unknown): Difference[] {
  const [old, now] = [answersOf(before), answersOf(after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path) ?? '', now.get(path) ?? '']
    if (was === is) return []
    return [{ path, label: labelOf(path), before: was, after: is }]
  })
}

const scopeNames: Readonly<Record<string, string>> = {
  domestic: 'Scope: Domestic',
  international: 'Scope: International',
  nvocc: 'Scope: NVOCC',
}

const labelOf = (path: string): string => businessFieldAt(path)?.label ?? scopeNames[path] ?? path

/** Every single answer by its path: `tin`, `officers.k1.name`. */
function answersOf(form: unknown): Map<string, string> {
  const answers = new Map<string, string>()
  for (const [name, value] of Object.entries((form ?? {}) as Record<string, unknown>)) {
    if (!Array.isArray(value)) answers.set(name, flagText(name, value))
    else for (const row of value as Record<string, unknown>[]) addRow(answers, name, row)
  }
  return answers
}

function addRow(answers: Map<string, string>, group: string, { key, ...row }: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row)) answers.set(`${group}.${String(key)}.${name}`, textOf(value))
}

/** A scope is chosen or not; its flag says nothing to a reader. */
const flagText = (name: string, value: unknown) =>
  name in scopeNames ? (value === 1 ? 'Chosen' : 'Not chosen') : textOf(value)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
