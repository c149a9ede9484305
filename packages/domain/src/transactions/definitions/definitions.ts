import { transactionTypes, type TransactionType } from '../transaction-type.ts'
import * as application from './applications.ts'
import * as against from './cases.ts'
import * as change from './changes.ts'
import * as report from './reports.ts'
import * as request from './requests.ts'
import type { Offer, TypeDefinition } from './type-definition.ts'

/** One definition a type (specification, section 3). */
const definitions = {
  1: application.newAccreditation,
  2: application.renewal,
  3: change.businessName,
  4: change.address,
  5: change.officers,
  6: change.agents,
  7: change.registrationDocuments,
  8: change.stockholders,
  9: change.boardOfDirectors,
  10: change.capitalization,
  11: change.branches,
  12: change.additionalCategory,
  13: report.annualReport,
  14: report.quarterlyReport,
  15: report.insuranceCoverage,
  16: request.requestForCertificate,
  17: request.requestForSecRecommendation,
  18: against.requestForSuspension,
  19: against.requestForRevocation,
} as const satisfies Readonly<Record<TransactionType, TypeDefinition>>

/** The forms that the definitions name; the contract has one of each. */
export type FormName = NonNullable<(typeof definitions)[TransactionType]['form']>

/** The words in the addresses of the start pages, one of each type that clients can begin. */
export type ServiceSlug = NonNullable<(typeof definitions)[TransactionType]['offer']>['slug']

/** The types whose definitions say this: `TypesWith<{ family: 'case' }>`. */
export type TypesWith<Said extends Partial<TypeDefinition>> = {
  [Type in TransactionType]: (typeof definitions)[Type] extends Said ? Type : never
}[TransactionType]

export interface Definition extends TypeDefinition {
  readonly form: FormName | null
  readonly offer: (Offer & { readonly slug: ServiceSlug }) | null
}

/** What is known of a type. */
export const definitionOf = (type: TransactionType): Definition => definitions[type]

/** The types of which this is true, in the order of their numbers. */
export const typesWhere = (holds: (definition: Definition) => boolean): TransactionType[] =>
  transactionTypes.filter((type) => holds(definitions[type]))

/** What the definitions say in one word of each type. */
export const ofEachType = <Said>(said: (definition: Definition) => Said): Readonly<Record<TransactionType, Said>> =>
  Object.fromEntries(transactionTypes.map((type) => [type, said(definitions[type])])) as Record<TransactionType, Said>
