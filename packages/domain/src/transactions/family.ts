import { definitionOf, typesWhere, type TypesWith } from './definitions/definitions.ts'
import type { Family } from './definitions/type-definition.ts'
import { transactionTypes, type TransactionType } from './transaction-type.ts'

/** The family of a type: the types that share a flow and screens. */
export const familyOf = (type: TransactionType): Family => definitionOf(type).family

/** The types of a family, in the order of their numbers. */
export const typesOf = (...wanted: readonly Family[]): TransactionType[] =>
  typesWhere(({ family }) => wanted.includes(family))

export type ChangeRequestType = TypesWith<{ accreditation: 'changed' }>

const isChangeRequest = (type: TransactionType): type is ChangeRequestType =>
  definitionOf(type).accreditation === 'changed'

/** What changes the register; an additional category changes the accreditation. */
export const changeRequestTypes: readonly ChangeRequestType[] = transactionTypes.filter(isChangeRequest)

export type TypedTransaction = { readonly type: TransactionType | null }

export type CaseType = TypesWith<{ family: 'case' }>

/** Suspension and revocation are cases against the business; it does not see them. */
export const isCase = ({ type }: TypedTransaction): boolean => type !== null && familyOf(type) === 'case'

/** What the holder of an accreditation must file: late or not filed, it stays open. */
export const isReport = ({ type }: TypedTransaction): boolean => type !== null && familyOf(type) === 'report'

/** A new accreditation or a renewal: an application for an accreditation itself. */
export const isApplication = ({ type }: TypedTransaction): boolean => type !== null && familyOf(type) === 'application'

/** Whether a type grants an accreditation to one who has none. */
export const isGrant = (type: TransactionType): boolean => definitionOf(type).accreditation === 'granted'

/** Whether a type renews an accreditation that ends or has ended. */
export const isRenewal = (type: TransactionType): boolean => definitionOf(type).accreditation === 'renewed'

export const renewalTypes: readonly TransactionType[] = typesWhere(({ accreditation }) => accreditation === 'renewed')

/** The types that add a scope to an accreditation in force. */
export const wideningTypes: readonly TransactionType[] = typesWhere(({ accreditation }) => accreditation === 'widened')

/** Whether a type adds a scope to an accreditation in force. */
export const isWidening = (type: TransactionType): boolean => wideningTypes.includes(type)

/** The reports of a new policy; the others are of a period that is over. */
export const policyReportTypes: readonly TransactionType[] = typesWhere(({ report_on }) => report_on === 'policy')

/** Whether a type concerns an accreditation that its client holds: all but a first application and the requests. */
export const isForHolders = (type: TransactionType): boolean =>
  definitionOf(type).accreditation !== null && !isGrant(type)

/** Whether the approval of a type writes its answers into the register of a business. */
export const writesRegister = (type: TransactionType): boolean => familyOf(type) === 'change' || isRenewal(type)

/** Whether a type has no fee, and is charged the penalties that are assessed. */
export const paysPenalties = (type: TransactionType): boolean => definitionOf(type).charged === 'penalties'

/** Whether a type changes this list of the register alone. */
export const changesList = (type: TransactionType, list: 'branches' | 'documents'): boolean =>
  definitionOf(type).changed_list === list
