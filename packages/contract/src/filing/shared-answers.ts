import { writesRegister } from '@lading/domain/transactions/family'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import { formOfType, isBuilt } from '../transaction-types.ts'
import { BusinessProfileDraft } from '../forms/business/business-profile.ts'

const registered = new Set(Object.keys(BusinessProfileDraft.parse({})))

/** The answers of the register that a type asks to change. */
function answersChangedBy(type: TransactionType): readonly string[] {
  const { fields, groups } = formOfType(type)
  return [...Object.keys(fields), ...Object.keys(groups)].filter((name) => registered.has(name))
}

/** The types whose approval writes an answer that this one's writes too; itself among them. */
export function typesSharingAnswers(type: TransactionType): readonly TransactionType[] {
  const own = new Set(answersChangedBy(type))
  const all = transactionTypes.filter((other) => writesRegister(other) && isBuilt(other))
  return all.filter((other) => answersChangedBy(other).some((name) => own.has(name)))
}
