import { changesList } from '@lading/domain/transactions/family'
import type { BusinessGroup } from '@lading/contract/forms/business-fields'
import { BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'
import { registrationDocumentForm, type RegistrationDocument } from '@lading/contract/forms/registration-document'
import { answerText, type Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { formOfType } from '@lading/contract/transaction-types'
import { comparedShares, type CitizenshipShare } from '@lading/domain/business/citizenship'
import type { DocumentFacts } from '@lading/domain/documents/registered-documents'
import { comparedRows } from '@lading/domain/filing/changed-rows'
import { isSameAnswer, rowsOf, type Form, type FormRow } from '@lading/domain/filing/form-path'
import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import { peso } from '@lading/domain/payments/money'
import { scopeText } from '@lading/domain/transactions/scope'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { scopesAfter, scopesBefore } from '#modules/workflow/transactions/scopes-after'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { MemorandumPayload } from './templates/memorandum.payload.ts'

const HOLDERS = 'stockholders' satisfies BusinessGroup

type Changes = MemorandumPayload['changes']

/**
 * The answers of a change that differ from the register, as people read them; places by their names, lists row by row,
 * and the scopes it adds or gives up. A renewed document stands beside the one of its kind that is on file.
 */
export function changesAsked(
  found: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
  onFile: readonly DocumentFacts[],
): Changes {
  const { type, form, register } = found.transaction
  if (register === null) return []
  if (changesList(type, 'documents'))
    return documentAsked(answersTo(registrationDocumentForm, found.transaction), onFile)
  const { fields, groups, sections } = formOfType(type)
  const lists = Object.entries(groups).filter(([name]) => name in register)
  const [before, after] = [scopeText(scopesBefore(found)), scopeText(scopesAfter(found))]
  return [
    ...differences(fields, register, form),
    ...(before === after ? [] : [{ label: 'Scope of accreditation', before, after }]),
    ...lists.flatMap(([name, columns]) =>
      rowsAsked(sections[name] ?? '', columns, rowsOf(register, name), rowsOf(form, name)),
    ),
    ...(HOLDERS in groups ? ownershipAsked(register, form) : []),
  ]
}

/** The document that is filed, beside the one of its kind that is on file. */
function documentAsked(answers: RegistrationDocument, onFile: readonly DocumentFacts[]): Changes {
  const known = onFile.find(({ kind }) => kind === answers.document)
  const before: Form = known ? answersOfDocument(known) : {}
  const form: Form = answers
  const { fields, isAsked } = registrationDocumentForm
  const asked = Object.entries<Field>(fields).filter(([name]) => isAsked(name, form))
  return asked.map(([name, field]) => ({
    label: field.label,
    before: answerText(field, before[name] ?? ''),
    after: answerText(field, form[name]),
  }))
}

/** A document on file under the names of the form. */
const answersOfDocument = ({ kind, number, issued_on, valid_until }: DocumentFacts): RegistrationDocument => ({
  document: kind,
  number,
  issued_on: issued_on ?? '',
  valid_until: valid_until ?? '',
})

/** What each nationality holds before and after. */
function ownershipAsked(register: Form, form: Form): Changes {
  const text = (share: CitizenshipShare | undefined) => (share ? `${share.percent} % (${peso(share.amount)})` : '')
  return comparedShares(holdersIn(register), holdersIn(form)).map(({ nationality, before, after }) => ({
    label: `Shares by citizenship: ${nationalityOf(nationality) ?? nationality}`,
    before: text(before),
    after: text(after),
  }))
}

const holdersIn = (answers: Form) => BusinessProfileDraft.parse(answers).stockholders

function differences(fields: FieldTable, before: Form, after: Form): Changes {
  return Object.entries(fields)
    .filter(([name, { kind }]) => name in before && kind !== 'place-code' && !isSameAnswer(before[name], after[name]))
    .map(([name, field]) => ({
      label: field.label,
      before: answerText(field, before[name]),
      after: answerText(field, after[name]),
    }))
}

/** Who was added and who taken out, whole; of the others what is otherwise than before. */
function rowsAsked(title: string, columns: FieldTable, before: readonly FormRow[], after: readonly FormRow[]): Changes {
  const whole = (row: FormRow) =>
    Object.entries(columns)
      .filter(([, { kind }]) => kind !== 'place-code')
      .map(([name, field]) => answerText(field, row[name]))
      .filter(Boolean)
      .join(', ')
  return comparedRows(before, after).flatMap(({ row, was, state }): Changes => {
    if (state === 'added') return [{ label: title, before: '', after: whole(row) }]
    if (state === 'removed') return [{ label: title, before: whole(row), after: '' }]
    if (was === undefined) return []
    const named = String(row.name ?? '')
    return differences(columns, was, row).map((one) => ({ ...one, label: `${title}, ${named}: ${one.label}` }))
  })
}
