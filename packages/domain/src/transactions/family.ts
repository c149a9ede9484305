import { transactionTypes, TransactionType } from './transaction-type.ts'

/** Types that share a flow, screens and a way to be decided. */
export const families = ['application', 'change', 'report', 'request', 'case'] as const
export type Family = (typeof families)[number]

/** The family of each type (specification, section 3); an additional category changes an accreditation. */
const familyByType: Readonly<Record<TransactionType, Family>> = {
  1: 'application',
  2: 'application',
  3: 'change',
  4: 'change',
  5: 'change',
  6: 'change',
  7: 'change',
  8: 'change',
  9: 'change',
  10: 'change',
  11: 'change',
  12: 'change',
  13: 'report',
  14: 'report',
  15: 'report',
  16: 'request',
  17: 'request',
  18: 'case',
  19: 'case',
}

export const familyOf = (type: TransactionType): Family => familyByType[type]

/** The types of a family, in the order of their numbers. */
export const typesOf = (...wanted: readonly Family[]): TransactionType[] =>
  transactionTypes.filter((type) => wanted.includes(familyByType[type]))

/** What changes the register; an additional category changes the accreditation. */
export const changeRequestTypes: readonly TransactionType[] = typesOf('change').filter(
  (type) => type !== TransactionType.additionalCategory,
)

type Typed = { readonly type: TransactionType | null }

/** Suspension and revocation are cases against the business; it does not see them. */
export const isCase = ({ type }: Typed): boolean => type !== null && familyOf(type) === 'case'

/** What the holder of an accreditation must file: late or not filed, it stays open. */
export const isReport = ({ type }: Typed): boolean => type !== null && familyOf(type) === 'report'

/** A new accreditation or a renewal: an application for an accreditation itself. */
export const isApplication = ({ type }: Typed): boolean => type !== null && familyOf(type) === 'application'

/** Whether a type concerns an accreditation that its client holds: all but a first application and the requests. */
export const isForHolders = (type: TransactionType): boolean =>
  type !== TransactionType.newAccreditation && familyOf(type) !== 'request'
