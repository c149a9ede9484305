import type { BusinessForm } from '../../business/business-form.ts'
import { changesList, isCase } from '../../transactions/family.ts'
import { purposes, type Purpose } from '../../transactions/purposes.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { Asking, Circumstance } from './requirement.ts'
import { scopes, type Scope } from '../../transactions/scope.ts'

/** How one entry of the catalogue meets one application. */
export interface AskedOf {
  readonly asking: Asking
  readonly mandatory: boolean
  readonly may_follow: boolean
  /** Asked again because the earlier system did not hand it over. */
  readonly is_missing: boolean
  /** What makes it required where it is optional otherwise. */
  readonly circumstance?: Circumstance | undefined
}

const forms: Readonly<Record<BusinessForm, string>> = {
  'sole-proprietorship': 'sole proprietors',
  partnership: 'partnerships',
  corporation: 'corporations',
  cooperative: 'cooperatives',
}

const scopeNames: Readonly<Record<Scope, string>> = {
  nvocc: 'NVOCC',
  international: 'international',
  domestic: 'domestic',
}

const inCircumstances: Readonly<Record<Circumstance, string>> = {
  'city-changes': 'moving their principal office to another city',
  'officers-added': 'appointing officers',
  'branches-opened': 'opening a branch',
  'branches-closed': 'closing a branch',
  'branch-permits-renewed': 'renewing the permit of a branch',
  'agents-added': 'adding agents',
  'agreements-changed': 'changing the days of an agreement',
  'citizenship-to-prove': 'adding holders or changing the nationality of one',
  'directors-added': 'adding directors',
  'original-lost': 'whose original is lost',
  'key-officers-changed': 'whose key officers changed',
  'registration-ended': 'whose certificate on file has ended',
  'articles-amended': 'changing what stands in the articles',
  'domestic-agents-named': 'with agents in the Philippines',
}

/** The reason on the checklist: "Required for all corporations applying for NVOCC or international scope." */
export function whyAsked(asked: AskedOf, form: BusinessForm, type: TransactionType, branches: number): string {
  if (asked.is_missing) return 'Required because the earlier system has no copy of it. It may be submitted later.'
  if (asked.circumstance) return `Required for all ${forms[form]} ${inCircumstances[asked.circumstance]}.`
  const sentences = [reason(asked, form, type, branches), asked.asking.note]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function reason({ asking, mandatory }: AskedOf, form: BusinessForm, type: TransactionType, branches: number): string {
  if (asking.per_branch) return perBranch(branches, changesList(type, 'branches') ? 'opened' : 'declared')
  const purpose = purposeOf(asking, purposes[type])
  if (isCase({ type })) return mandatory ? `Required ${purpose}.` : `Optional ${purpose}.`
  return mandatory ? `Required for all ${forms[form]} ${purpose}.` : `Optional for ${forms[form]} ${purpose}.`
}

/** The reason where nobody has said yet whether there are branches. */
export const whyOfBranches = 'Required for each branch, if you have any.'

const perBranch = (branches: number, what: string): string =>
  branches === 1 ? `Required for the branch ${what}.` : `Required for each of the ${branches} branches ${what}.`

function purposeOf(asking: Asking, { doing, of_scope, of_all }: Purpose): string {
  const target = asking.scopes.length > 0 ? [of_scope, `${listed(asking.scopes)} scope`] : [of_all]
  return [doing, ...target].filter((words) => words !== undefined).join(' ')
}

function listed(asked: readonly Scope[]): string {
  return scopes
    .toReversed()
    .filter((scope) => asked.includes(scope))
    .map((scope) => scopeNames[scope])
    .join(' or ')
}
