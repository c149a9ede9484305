import { answerText } from '@lading/contract/forms/field-kinds'
import { formOfType } from '@lading/contract/transaction-types'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import type { TransactionRow } from '#modules/workflow/transaction-row'
import type { MemorandumPayload } from './templates/memorandum.payload.ts'

/** The answers of a change that differ from the register, as people read them; places by their names. */
export function changesAsked({ type, form, register }: TransactionRow): MemorandumPayload['changes'] {
  if (register === null) return []
  return Object.entries(formOfType(type).fields)
    .filter(
      ([name, { kind }]) => name in register && kind !== 'place-code' && !isSameAnswer(register[name], form[name]),
    )
    .map(([name, field]) => ({
      label: field.label,
      before: answerText(field, register[name]),
      after: answerText(field, form[name]),
    }))
}
