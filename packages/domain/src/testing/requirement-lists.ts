import { requirementCatalogue } from '../accreditation/requirements/requirement-catalogue.ts'
import { requirementsFor, type RequirementFacts } from '../accreditation/requirements/requirements.ts'
import { businessForms, type BusinessForm } from '../business/business-form.ts'
import { plainDate } from '../dates/plain-date.ts'
import { agencies } from '../transactions/agency.ts'
import { scopeFlags, scopes, type Scope } from '../transactions/scope.ts'
import { transactionTypes, type TransactionType } from '../transactions/transaction-type.ts'
import fc from 'fast-check'

export const today = plainDate('2026-11-20')

/** The documents asked today. */
export const list = (facts: RequirementFacts) => requirementsFor(requirementCatalogue, facts, today)

export const sea = (type: TransactionType, form: BusinessForm, held: Scope[], more: Partial<RequirementFacts> = {}) =>
  list({ agency: 'dti', type, form, scopes: scopeFlags(held), ...more })
export const air = (type: TransactionType, form: BusinessForm, held: Scope[], more: Partial<RequirementFacts> = {}) =>
  list({ agency: 'cab', type, form, scopes: scopeFlags(held), ...more })

/** Any filing: type, agency, legal form, scopes and branches. */
export const anyFacts = fc.record({
  agency: fc.constantFrom(...agencies),
  type: fc.constantFrom(...transactionTypes),
  form: fc.constantFrom(...businessForms),
  scopes: fc.subarray([...scopes]).map(scopeFlags),
  branches: fc.nat(3),
  is_migrated: fc.boolean(),
})
