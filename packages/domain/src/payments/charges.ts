import { definitionOf } from '../transactions/definitions/definitions.ts'
import { isRenewal } from '../transactions/family.ts'
import {
  highestScope,
  scopeLabels,
  scopesHeldAt,
  scopesOf,
  type Scope,
  type ScopeFlags,
} from '../transactions/scope.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import { surchargeBand } from './surcharge.ts'
import { marksOf, type Agency } from '../transactions/agency.ts'

/** The facts of a transaction that its fees depend on. */
export interface FeeFacts {
  readonly agency: Agency
  readonly type: TransactionType
  /** Applied for, or held already where the transaction changes an accreditation. */
  readonly scopes: ScopeFlags
  /** Type 12: the scopes added. */
  readonly added_scopes?: ScopeFlags
  /** Type 10: whether a scope is given up, and the certificate with it. */
  readonly gives_up_scope?: boolean
  /** Types 1 and 2: the branches declared; type 11: the branches opened. */
  readonly branches?: number
  /** Type 2, sea: see `daysLate`. */
  readonly days_late?: number
  /** Type 2, air. */
  readonly is_filed_after_notice?: boolean
  /** Type 16; an estimate is of one copy while none is named. */
  readonly copies?: number | null
  /** See `feePurposeOf`. */
  readonly purpose?: FeePurpose
}

/** What an order of payment is for. */
export type FeePurpose = 'application-fee' | 'order-of-payment'

/** Where the application fee comes first, the permit's fee comes with the order of payment after the hearing. */
export function feePurposeOf(
  { agency, type }: Pick<FeeFacts, 'agency' | 'type'>,
  filing_fee_validated: boolean,
): FeePurpose {
  const asksFirst = definitionOf(type).application_fee_at.includes(agency)
  return asksFirst && !filing_fee_validated ? 'application-fee' : 'order-of-payment'
}

export interface Charge {
  readonly param_key: string
  readonly quantity: number
  readonly why: string
  /** Nothing is charged while the amount of this key is zero: a service without a fee bears no stamp either. */
  readonly free_with?: string
}

const seaKeys: Readonly<Record<Scope, string>> = { nvocc: 'nvocc', international: 'iff', domestic: 'dff' }

/** What a transaction is charged for, before amounts: keys of the catalogue, how often, and why. */
export function chargesOf(feeFacts: FeeFacts, keys: readonly string[]): Charge[] {
  const own = ownCharges[feeFacts.agency]
  switch (definitionOf(feeFacts.type).charged) {
    case 'accreditation':
      return own.accreditation(feeFacts, keys)
    case 'reissue':
      return reissue(feeFacts, 1, 'The certificate is reissued with the change.')
    case 'scope-given-up':
      return feeFacts.gives_up_scope ? reissue(feeFacts, 1, narrowerScope) : []
    case 'branches':
      return [...own.branches(feeFacts), ...branchCertificates(feeFacts)]
    case 'added-scopes':
      return [...own.added_scopes(feeFacts), ...reissue(feeFacts, 1, widerScope)]
    case 'letter':
      return secRecommendation(feeFacts)
    case 'copies':
      return copiesAskedFor(feeFacts, feeFacts.copies ?? 1)
    case 'penalties': // assessed of each report, not from the fees
    case null:
      return []
  }
}

const copiesAskedFor = (feeFacts: FeeFacts, copies: number): Charge[] =>
  reissue(feeFacts, copies, `${counted(copies, 'copy', 'copies')} asked for.`)

const narrowerScope = 'The certificate is reissued without the scope given up.'
const widerScope = 'The certificate is reissued with the wider scope.'

/** The first category pays the filing fee, each further one the additional fee; branches follow the highest (section 8.1). */
function seaAccreditation(feeFacts: FeeFacts, keys: readonly string[]): Charge[] {
  const highest = highestScope(feeFacts.scopes)
  if (!highest) return []
  const further = scopesOf(feeFacts.scopes).filter((scope) => scope !== highest)
  return [
    charge(`sff.filing.${seaKeys[highest]}`, 1, `${scopeLabels[highest]} is the highest scope applied for.`),
    charge('sff.additional_category', further.length, `Besides the highest scope: ${names(further)}.`),
    ...branchFees(feeFacts),
    ...surcharges(feeFacts, keys),
    stamps(feeFacts),
  ]
}

function airAccreditation(feeFacts: FeeFacts): Charge[] {
  const kind = isRenewal(feeFacts.type) ? 'renewal' : 'new'
  if (feeFacts.purpose === 'order-of-payment') {
    return [
      ...airScopes(feeFacts.scopes).map((scope) => charge(`aff.permit.${scope}`, 1, permit(scope))),
      stamps(feeFacts),
    ]
  }
  const late = kind === 'renewal' && feeFacts.is_filed_after_notice === true
  return [
    ...airScopes(feeFacts.scopes).map((scope) => charge(`aff.filing.${scope}.${kind}`, 1, appliedFor(scope))),
    charge('aff.late_filing', late ? 1 : 0, 'The renewal was filed after the date of the renewal notice.'),
  ]
}

function branchFees({ scopes, branches = 0 }: FeeFacts): Charge[] {
  const highest = highestScope(scopes)
  if (!highest) return []
  const why = `${counted(branches, 'branch', 'branches')}, at the rate of the highest scope, ${scopeLabels[highest]}.`
  return [charge(`sff.branch.${seaKeys[highest]}`, branches, why)]
}

const airBranchFees = ({ branches = 0 }: FeeFacts): Charge[] => [
  charge('aff.branch', branches, `${counted(branches, 'branch', 'branches')} opened.`),
]

/** What each agency charges by a scale of its own. */
interface OwnCharges {
  readonly accreditation: (feeFacts: FeeFacts, keys: readonly string[]) => Charge[]
  readonly branches: (feeFacts: FeeFacts) => Charge[]
  readonly added_scopes: (feeFacts: FeeFacts) => Charge[]
}

const ownCharges: Readonly<Record<Agency, OwnCharges>> = {
  dti: { accreditation: seaAccreditation, branches: branchFees, added_scopes: seaCategories },
  cab: { accreditation: airAccreditation, branches: airBranchFees, added_scopes: airAddedScopes },
}

function branchCertificates(feeFacts: FeeFacts): Charge[] {
  const branches = feeFacts.branches ?? 0
  return reissue(feeFacts, branches, `${counted(branches, 'branch', 'branches')}, each with its own certificate.`)
}

function surcharges({ type, days_late = 0, branches = 0 }: FeeFacts, keys: readonly string[]): Charge[] {
  if (!isRenewal(type) || days_late === 0) return []
  const why = `The renewal was complete ${counted(days_late, 'day', 'days')} after expiry.`
  return [
    charge(surchargeBand('sff.surcharge.main', days_late, keys), 1, why),
    charge(surchargeBand('sff.surcharge.branch', days_late, keys), branches, why),
  ]
}

function seaCategories({ added_scopes }: FeeFacts): Charge[] {
  const added = added_scopes ? scopesOf(added_scopes) : []
  return [charge('sff.additional_category', added.length, `Added to the accreditation: ${names(added)}.`)]
}

function airAddedScopes({ added_scopes }: FeeFacts): Charge[] {
  return added_scopes
    ? airScopes(added_scopes).map((scope) => charge(`aff.filing.${scope}.new`, 1, appliedFor(scope)))
    : []
}

/** A certificate or certification, with its stamp. */
function reissue({ agency }: FeeFacts, quantity: number, why: string): Charge[] {
  return [
    charge(`${marksOf(agency).key}.certification`, quantity, why),
    charge('dst', quantity, 'One stamp for each certificate issued.'),
  ]
}

/** The letter and its stamp; neither where the agency charges nothing for it. */
function secRecommendation({ agency }: FeeFacts): Charge[] {
  const free_with = `${marksOf(agency).key}.sec_recommendation`
  return [
    { ...charge(free_with, 1, 'The agency issues one letter.'), free_with },
    { ...charge('dst', 1, 'One stamp for the letter.'), free_with },
  ]
}

function stamps({ branches = 0 }: FeeFacts): Charge {
  const why =
    branches === 0
      ? 'One stamp for the certificate.'
      : `One stamp for the main office’s certificate and one for each of ${counted(branches, 'branch', 'branches')}.`
  return charge('dst', 1 + branches, why)
}

/** Highest first. */
const airScopes = (flags: ScopeFlags) => scopesHeldAt('cab', flags).toReversed()

const appliedFor = (scope: Scope) => `${scopeLabels[scope]} scope is applied for.`
const permit = (scope: Scope) => `The permit for ${scopeLabels[scope].toLowerCase()} scope.`
const names = (list: readonly Scope[]) => list.map((scope) => scopeLabels[scope]).join(', ')
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const charge = (param_key: string, quantity: number, why: string): Charge => ({ param_key, quantity, why })
