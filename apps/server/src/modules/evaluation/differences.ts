import { answerText, type Field } from '@lading/contract/forms/field-kinds'
import { fieldAt } from '@lading/contract/forms/form-answers'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import type { Form, FormRow } from '@lading/domain/filing/form-path'
import type { TransactionDetail } from '@lading/contract/evaluation'

type Difference = TransactionDetail['differences'][number]

/** The answers that differ between two submissions, under the labels of the form; rows are matched by their key. */
export function differencesBetween(form: FormDefinition, before: Form, after: Form): Difference[] {
  const [old, now] = [answersOf(form, before), answersOf(form, after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path) ?? '', now.get(path) ?? '']
    if (was === is) return []
    return [{ path, label: fieldAt(form, path)?.label ?? path, before: was, after: is }]
  })
}

/** Every single answer by its path: `tin`, `officers.k1.name`. */
function answersOf(form: FormDefinition, given: Form): Map<string, string> {
  const answers = new Map<string, string>()
  for (const [name, value] of Object.entries(given)) {
    if (!Array.isArray(value)) answers.set(name, textOf(form.fields[name], value))
    else for (const row of value as FormRow[]) addRow(answers, name, row)
  }
  return answers
}

function addRow(answers: Map<string, string>, group: string, { key, ...row }: FormRow): void {
  for (const [name, value] of Object.entries(row)) answers.set(`${group}.${key}.${name}`, textOf(undefined, value))
}

/** A scope's flag says nothing to a reader; money, days and countries are written by who shows them. */
function textOf(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'scope' || field?.kind === 'scope-given-up') return answerText(field, value)
  return value === null || value === undefined ? '' : String(value)
}
