import type { BusinessForm } from '../business/business-form.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import type { Asking, Circumstance } from './requirement.ts'
import { scopes, type Scope } from '../transactions/scope.ts'

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
  'sole-proprietorship': 'sole proprietor',
  partnership: 'partnership',
  corporation: 'corporation',
  cooperative: 'cooperative',
}

const scopeNames: Readonly<Record<Scope, string>> = {
  nvocc: 'NVOCC',
  international: 'international',
  domestic: 'domestic',
}

/** What the applicant is doing, with and without a scope after it. */
const purposes: Readonly<Record<TransactionType, string>> = {
  1: 'applying',
  2: 'renewing',
  3: 'changing its name',
  4: 'changing its address',
  5: 'changing officers',
  6: 'changing agents',
  7: 'replacing a registration document',
  8: 'changing stockholders',
  9: 'changing its board of directors',
  10: 'changing its capital',
  11: 'opening a branch',
  12: 'adding a category',
  13: 'filing its annual report',
  14: 'filing a periodic report',
  15: 'reporting its insurance cover',
  16: 'asking for a certificate',
  17: 'asking for a recommendation to the SEC',
  18: 'in a case for suspension',
  19: 'in a case for revocation',
}

const inCircumstances: Readonly<Record<Circumstance, string>> = {
  'city-changes': 'moving its principal office to another city',
}

/** The reason on the checklist: "Asked of every corporation applying for NVOCC or international scope." */
export function whyAsked(asked: AskedOf, form: BusinessForm, type: TransactionType, branches: number): string {
  if (asked.is_missing)
    return 'Asked because the earlier system did not hand it over with the accreditation. It may follow.'
  if (asked.circumstance) return `Asked of every ${forms[form]} ${inCircumstances[asked.circumstance]}.`
  const sentences = [reason(asked, form, type, branches), asked.asking.note]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function reason({ asking, mandatory }: AskedOf, form: BusinessForm, type: TransactionType, branches: number): string {
  if (asking.per_branch)
    return branches === 1 ? 'Asked for the branch declared.' : `Asked for each of the ${branches} branches declared.`
  const purpose = `${purposes[type]}${target(asking, type)}`
  if (type >= 18) return mandatory ? `Asked ${purpose}.` : `Optional ${purpose}.`
  return mandatory ? `Asked of every ${forms[form]} ${purpose}.` : `Optional for a ${forms[form]} ${purpose}.`
}

function target(asking: Asking, type: TransactionType): string {
  if (asking.scopes.length > 0) return `${type === 1 || type === 12 ? ' for' : ''} ${listed(asking.scopes)} scope`
  if (type === 1) return ' for accreditation'
  return type === 2 ? ' its accreditation' : ''
}

function listed(asked: readonly Scope[]): string {
  return scopes
    .toReversed()
    .filter((scope) => asked.includes(scope))
    .map((scope) => scopeNames[scope])
    .join(' or ')
}
