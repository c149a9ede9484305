import { RequiredDocuments } from '@lading/contract/filing/requirement-lines'
import { registerRead } from '@lading/contract/forms/changes/change'
import { formOfType } from '@lading/contract/transaction-types'
import type { AnswersOf, FormDefinition, FormParts } from '@lading/contract/forms/form-definition'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import type { Form } from '@lading/domain/filing/form-path'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#platform/database'

type Stored = Selectable<Tables['transactions']>
type Documents = 'form' | 'register' | 'requirements' | 'field_versions'

/** A transaction as it is stored, its documents read by the form of its type. */
export interface TransactionRow extends Omit<Stored, Documents> {
  readonly form: Form
  /** What the register said to the same questions when the transaction was opened; null where it has none. */
  readonly register: Form | null
  /** The requirement list: worked out with each answer of a draft, frozen from the filing on. */
  readonly requirements: readonly RequiredDocument[]
  /** At which version of the form each answer last changed. */
  readonly field_versions: Readonly<Record<string, number>>
}

const Answers = z.record(z.string(), z.unknown())
/** At which version of the form each answer last changed. */
export const FieldVersions = z.record(z.string(), z.int())

/** The one place where a stored transaction is read. Throws where what is stored does not fit its form. */
export function transactionFrom({ form, register, requirements, field_versions, ...row }: Stored): TransactionRow {
  const definition = formOfType(row.type)
  return {
    ...row,
    form: answersFrom(row.type, form),
    register: register === null ? null : registerRead(definition, Answers.parse(register)),
    requirements: RequiredDocuments.parse(requirements),
    field_versions: FieldVersions.parse(field_versions),
  }
}

/** Answers of a transaction that are stored apart from it, as those of a submission. Throws where they do not fit its form. */
export const answersFrom = (type: TransactionType, stored: unknown): Form => formOfType(type).draft.parse(stored)

/** The answers of a transaction under the names of its form. Throws where its type has another form. */
export function answersTo<P extends FormParts>(
  form: FormDefinition<P>,
  { type, form: answers }: Pick<TransactionRow, 'type' | 'form'>,
): AnswersOf<P> {
  if ((formOfType(type) as unknown) !== form) throw new TypeError(`Transactions of type ${type} use another form.`)
  return answers as AnswersOf<P>
}
