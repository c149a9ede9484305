import type { RenewedAnswers } from '@lading/domain/accreditation/requirements/carried-documents'
import type { RequirementFacts } from '@lading/domain/accreditation/requirements/requirements'
import type { AnsweredDocuments } from '@lading/domain/documents/registered-documents'
import type { NamedBranch } from '@lading/domain/business/branch-changes'
import { rowsOf, type Form, type FormRow } from '@lading/domain/filing/form-path'
import type { FeeFacts } from '@lading/domain/payments/charges'
import type { ScopeChange } from '@lading/domain/transactions/scope-change'
import type { BusinessAnswers } from './business-fields.ts'
import type { BusinessPlaces } from './business-places.ts'

/** What the register says of a business, as far as it is kept beside a form. */
export type OfBusiness = Readonly<Partial<BusinessAnswers>>

/** What the register says to the questions of a form, as far as it holds them, and what else the form reads there. */
export type RegisterAnswers<A> = Readonly<Partial<A>> & OfBusiness

/** The lists of a form whose rows name a branch each. */
type ListsOfBranches<A> = { [N in keyof A]: A[N] extends readonly NamedBranch[] ? N : never }[keyof A] & string

/**
 * What the answers of a form say to the rest of the portal: a form that renames one says the same under the new name, or
 * is refused by TypeScript.
 */
export interface AnswerRules<A> {
  /** The list in which the form names the branches of the business. */
  readonly branchList?: ListsOfBranches<A>
  /** What the answers change of the documents that are asked, beside what the register says to the same questions. */
  readonly requirements?: (answers: A, register: RegisterAnswers<A> | null) => Partial<RequirementFacts>
  /** What the answers change of the fees, beside what the register said when the form was opened. */
  readonly fees?: (answers: A, register: RegisterAnswers<A> | null) => Partial<FeeFacts>
  /** Of a change: what else the register says once these answers stand in it. */
  readonly follows?: (answers: A) => Form
  /** Of a change of address: the places it answers, which the register names as it does all others. */
  readonly places?: (answers: A) => BusinessPlaces
  /** Of a change: the day from which it holds; null while it is not answered. */
  readonly effectiveOn?: (answers: A) => string | null
  /** What the answers make of the scopes that the accreditation holds. */
  readonly scopeChange?: (answers: A) => ScopeChange
  /** The capital that the scopes are tested against; null while it is not answered. */
  readonly paidUpCapital?: (answers: A) => string | null
  /** Who represents the business in this filing; null where the register alone says it. */
  readonly representative?: (answers: A) => string | null
  /** Whether approval makes the documents of the type; it does where it is left out. */
  readonly issuesDocuments?: (answers: A, register: RegisterAnswers<A> | null) => boolean
  /** What the answers say of the documents that approval registers. */
  readonly documents?: (answers: A) => AnsweredDocuments
  /** Of a renewal: what decides which documents it takes over. */
  readonly renews?: (answers: A) => RenewedAnswers
}

/** The same of any form, of answers as its `draft` has read them. */
export interface SaidByAnswers {
  readonly branchList: string | null
  /** The branches that a filing names, or that the register named when it was opened; none where there is no such list. */
  readonly branches: (answers: Form | null) => readonly NamedBranch[]
  readonly requirements: (answers: Form, register: Form | null) => Partial<RequirementFacts>
  readonly fees: (answers: Form, register: Form | null) => Partial<FeeFacts>
  readonly follows: (answers: Form) => Form
  readonly places: (answers: Form) => BusinessPlaces | null
  readonly effectiveOn: (answers: Form) => string | null
  readonly scopeChange: (answers: Form) => ScopeChange
  readonly paidUpCapital: (answers: Form) => string | null
  readonly representative: (answers: Form) => string | null
  readonly issuesDocuments: (answers: Form, register: Form | null) => boolean
  readonly documents: (answers: Form) => AnsweredDocuments
  readonly renews: (answers: Form) => RenewedAnswers | null
}

const unchanged: ScopeChange = { adds: [], gives_up: [] }

/** The rules of a form, and of those that it does not have that nothing is said. */
export function saidBy<A>(rules: AnswerRules<A>): SaidByAnswers {
  const read = (answers: Form) => answers as A
  const known = (register: Form | null) => register as RegisterAnswers<A> | null
  const { branchList = null } = rules
  return {
    branchList,
    branches: (answers) =>
      branchList === null || answers === null
        ? []
        : (rowsOf(answers, branchList) as readonly FormRow[] as NamedBranch[]),
    requirements: (answers, register) => rules.requirements?.(read(answers), known(register)) ?? {},
    fees: (answers, register) => rules.fees?.(read(answers), known(register)) ?? {},
    follows: (answers) => rules.follows?.(read(answers)) ?? {},
    places: (answers) => rules.places?.(read(answers)) ?? null,
    effectiveOn: (answers) => rules.effectiveOn?.(read(answers)) ?? null,
    scopeChange: (answers) => rules.scopeChange?.(read(answers)) ?? unchanged,
    paidUpCapital: (answers) => rules.paidUpCapital?.(read(answers)) ?? null,
    representative: (answers) => rules.representative?.(read(answers)) ?? null,
    issuesDocuments: (answers, register) => rules.issuesDocuments?.(read(answers), known(register)) ?? true,
    documents: (answers) => rules.documents?.(read(answers)) ?? {},
    renews: (answers) => rules.renews?.(read(answers)) ?? null,
  }
}
