import { officeFields } from '@lading/contract/forms/business-fields'
import type { BusinessProfile, Stockholder } from '@lading/contract/forms/business/business-profile'
import { formOfType } from '@lading/contract/transaction-types'
import { definitionOf, type FormName } from '@lading/domain/transactions/definitions/definitions'
import { plainDate, addDays, addMonths, type PlainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { centavos, decimalText } from '@lading/domain/payments/money'
import type { Form } from '@lading/domain/filing/form-path'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { payingStatuses } from '@lading/domain/transactions/status-groups'
import { isRenewal } from '@lading/domain/transactions/family'
import { scopeFlags, type ScopeFlags } from '@lading/domain/transactions/scope'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { annualAnswers } from './annual.ts'
import { cargoReport } from './cargo.ts'
import { addedScope, isApplied } from './added-scope.ts'

interface Filer {
  readonly type: TransactionType
  readonly agency: Agency
  readonly target: Status
  readonly profile: BusinessProfile
  readonly scopes: ScopeFlags
  readonly on: PlainDate
}

/** What is filed, and for a renewal or a change what the register said before. */
interface Filed {
  readonly form: Form
  readonly register: Form | null
}

/** What a business of the demo answers on each form. */
const answers: Readonly<Record<FormName, (filer: Filer) => Filed>> = {
  application: ({ type, profile, scopes }) => {
    const form = { ...profile, ...scopes }
    return { form, register: isRenewal(type) ? form : null }
  },
  'certificate-request': () => ({
    form: {
      kind: 'no-pending-case',
      original: '',
      original_lost: false,
      purpose: 'Bidding for a government contract.',
      copies: 1,
    },
    register: null,
  }),
  'sec-recommendation': ({ profile }) => ({
    form: {
      sec_action: 'capital-increase',
      proposed_name: '',
      purpose_clause: SEA_AND_AIR,
      proposed_capital: multiplied(profile.paid_up_capital, 4),
      proposed_paid_up_capital: multiplied(profile.paid_up_capital, 2),
    },
    register: null,
  }),
  'insurance-coverage': policyAfter,
  'annual-report': ({ agency, profile, on }) => ({
    form: { ...annualAnswers(profile), ...cargoReport(TransactionType.annualReport, agency, on) },
    register: null,
  }),
  'quarterly-report': ({ agency, on }) => ({
    form: cargoReport(TransactionType.quarterlyReport, agency, on),
    register: null,
  }),
  'change-of-name': (filer) =>
    changed(filer, ['business_name', 'trade_name'], (names) => ({
      ...names,
      trade_name: `${names['business_name']} Express`,
    })),
  'change-of-address': (filer) =>
    changed(filer, Object.keys(officeFields), (office) => ({
      ...office,
      street: `2/F Annex, ${String(office['street'])}`,
    })),
  'change-of-officers': (filer) =>
    changed(filer, ['officers'], ({ officers }) => ({
      officers: [...rowsOf(officers), { key: 'new-secretary', ...carmela, training_hours: null }],
    })),
  'change-of-agents': (filer) =>
    changed(filer, ['agents'], ({ agents }) => ({ agents: [...rowsOf(agents), newAgent(filer.on)] })),
  'registration-document': ({ on }) => ({
    form: {
      document: 'mayors-permit',
      number: `BP-${on.slice(0, 4)}-04417`,
      issued_on: addDays(plainDate(on), -12),
      valid_until: addDays(plainDate(on), 353),
    },
    register: {},
  }),
  'change-of-stockholders': (filer) => changed(filer, ['stockholders'], sold),
  'change-of-directors': (filer) =>
    changed(filer, ['directors'], ({ directors }) => ({
      directors: [...rowsOf(directors).slice(0, -1), { key: 'new-director', ...carmelaOnTheBoard }],
    })),
  'change-of-branches': openedBranch,
  'change-of-capital': (filer) =>
    changed(filer, ['authorised_capital', 'subscribed_capital', 'paid_up_capital'], (capital) =>
      Object.fromEntries(Object.entries(capital).map(([name, amount]) => [name, raised(amount)])),
    ),
  'additional-category': ({ type, profile, ...filer }) => {
    const { draft } = formOfType(type)
    const added = scopeFlags([ensure(addedScope(filer), 'a scope to add')])
    const known = Object.entries(draft.parse(profile)).filter(([name]) => !(name in added))
    const register = { ...Object.fromEntries(known), form: profile.form }
    return { form: { ...Object.fromEntries(known), ...added }, register }
  },
}

const RAISE = 200_000_000 // centavos
const raised = (amount: unknown) =>
  typeof amount === 'string' && amount !== '' ? decimalText(centavos(amount) + RAISE) : ''

const SEA_AND_AIR =
  'To engage in the business of freight forwarding by sea and by air, domestic and international, including consolidation, break-bulk, documentation and warehousing in connection with it.'

/** So many times the capital that the register shows. */
const multiplied = (capital: string, times: number) => decimalText(centavos(capital) * times)

const carmela = { name: 'Carmela Abrigo', position: 'Corporate Secretary', nationality: 'PH', is_key_officer: false }

/** An agent with an agreement of three years that began a month ago. */
function newAgent(on: PlainDate): Form {
  const agreement_starts_on = addMonths(on, -1)
  return {
    key: 'new-agent',
    name: 'Northern Star Line Agencies Pte. Ltd.',
    country: 'SG',
    address: '20 Harbour Drive, Singapore',
    agreement_starts_on,
    agreement_ends_on: addDays(addMonths(agreement_starts_on, 36), -1),
  }
}

/** One that was applied opened the last branch of today; one under way opens another. */
function openedBranch({ type, profile, target, on }: Filer): Filed {
  const { branches } = formOfType(type).draft.parse(profile)
  const isLast = isApplied(target) && rowsOf(branches).length > 0
  const known = isLast ? rowsOf(branches).slice(0, -1) : rowsOf(branches)
  const asked = isLast ? rowsOf(branches) : [...known, branchIn(profile, on)]
  return {
    register: { branches: known },
    form: { branches: asked, effective_on: addDays(plainDate(on), -7) },
  }
}

/** A branch near the principal office, with a permit until the end of the next year. */
const branchIn = (profile: BusinessProfile, on: PlainDate): Form => {
  const office = Object.entries(profile).filter(([name]) => /^(region|province|city|barangay)_|^zip_code$/.test(name))
  return {
    ...Object.fromEntries(office),
    key: 'new-branch',
    name: 'Harbour Branch',
    street: 'Pier 4 Annex, Bonifacio Drive',
    manager: 'Renato Salonga',
    permit_number: `BP-${on.slice(0, 4)}-07731`,
    permit_ends_on: `${Number(on.slice(0, 4)) + 1}-12-31`,
    closed_on: '',
    closing_reason: '',
  }
}

const carmelaOnTheBoard = { name: carmela.name, position: 'Director', nationality: 'PH' }

/** The last of the holders sells half to a company from abroad. */
function sold({ stockholders }: Form): Form {
  const holders = rowsOf(stockholders) as Stockholder[]
  const seller = ensure(holders.at(-1), 'a holder')
  const half = { shares: seller.shares && seller.shares / 2, amount: decimalText(centavos(seller.amount) / 2) }
  const buyer = { key: 'new-holder', name: 'Kaigan Logistics K.K.', nationality: 'JP', ...half }
  return { stockholders: [...holders.slice(0, -1), { ...seller, ...half }, buyer] }
}

const rowsOf = (rows: unknown) => (Array.isArray(rows) ? rows : [])

/** What a business of the demo files; nothing while the type has no form. */
export function filedBy(filer: Filer): Filed {
  const { form } = definitionOf(filer.type)
  return form === null ? { form: {}, register: null } : answers[form](filer)
}

/** Days without cover of a report that was accepted with a penalty, or is on its way there. */
export const DAYS_WITHOUT_COVER = 4

/** One policy after the other: the one in the register ended a while ago, and what is filed follows it. */
function policyAfter({ profile, target, on }: Filer): Filed {
  const ended = addDays(on, target === Status.accredited ? -60 : -10)
  const gap = payingStatuses.includes(target) ? DAYS_WITHOUT_COVER : 0
  return {
    // Its last day is said: a year before the day after 28 February 2028 begins and ends on other days.
    register: { ...policyFrom(profile, addMonths(addDays(ended, 1), -12)), insurance_ends_on: ended },
    form: policyFrom(profile, addDays(ended, 1 + gap)),
  }
}

/** A year of cover from a day on. */
function policyFrom({ insurance_insurer, insurance_policy_number, insurance_cover }: BusinessProfile, day: PlainDate) {
  return {
    insurance_insurer,
    insurance_policy_number: insurance_policy_number.replace(/\d{4}/, day.slice(0, 4)),
    insurance_cover,
    insurance_starts_on: day,
    insurance_ends_on: addDays(addMonths(day, 12), -1),
    insurance_scope: 'Cargo liability',
    insurance_territory: 'The Philippines and international carriage',
  }
}

/** A change that was applied is what the register says today; one under way will be. */
function changed(
  { type, profile, target, on }: Filer,
  names: readonly string[],
  change: (before: Form) => Form,
): Filed {
  const { draft, alsoReads } = formOfType(type)
  const known = named(draft.parse(profile), names)
  const [before, asked] = isApplied(target) ? [change(known), known] : [known, change(known)]
  const register = { ...before, ...named({ ...profile }, alsoReads) }
  return { form: { ...asked, effective_on: addDays(plainDate(on), -7) }, register }
}

const named = (answers: Form, names: readonly string[]): Form =>
  Object.fromEntries(names.map((name) => [name, answers[name]]))
