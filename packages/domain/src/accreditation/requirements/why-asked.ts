import type { BusinessForm } from '../../business/business-form.ts'
import { changesList, isCase } from '../../transactions/family.ts'
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

interface Purpose {
  /** What the business is doing. */
  readonly doing: string
  /** What follows where an entry is asked of some scopes: “… for NVOCC scope”. */
  readonly of_scope?: string
  /** What follows where it is asked of all. */
  readonly of_all?: string
}

const purposes: Readonly<Record<TransactionType, Purpose>> = {
  1: { doing: 'applying', of_scope: 'for', of_all: 'for accreditation' },
  2: { doing: 'renewing', of_all: 'their accreditation' },
  3: { doing: 'changing their name' },
  4: { doing: 'changing their address' },
  5: { doing: 'changing officers' },
  6: { doing: 'changing agents' },
  7: { doing: 'replacing a registration document' },
  8: { doing: 'changing stockholders' },
  9: { doing: 'changing their board of directors' },
  10: { doing: 'changing their capital' },
  11: { doing: 'opening or closing branches' },
  12: { doing: 'adding a category', of_scope: 'for' },
  13: { doing: 'filing their annual report' },
  14: { doing: 'filing a periodic report' },
  15: { doing: 'reporting their insurance cover' },
  16: { doing: 'requesting a certificate' },
  17: { doing: 'requesting a recommendation to the SEC' },
  18: { doing: 'in a case for suspension' },
  19: { doing: 'in a case for revocation' },
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
