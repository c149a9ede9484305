import { describe, expect, test } from 'vitest'
import { plainDate } from '../../dates/plain-date.ts'
import { ensure } from '../../ensure.ts'
import { list, today } from '../../testing/requirement-lists.ts'
import { agencies } from '../../transactions/agency.ts'
import { scopeFlags } from '../../transactions/scope.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import { requirementCatalogue } from './requirement-catalogue.ts'
import { requirementsFor, type RequirementFacts } from './requirements.ts'

describe('the catalogue', () => {
  test('holds every code of the tables once an agency', () => {
    const of = (agency: string, letter: string) =>
      requirementCatalogue
        .filter((entry) => entry.agency === agency && entry.code.startsWith(letter))
        .map(({ code }) => code)
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`)
    expect(of('dti', 'S')).toEqual(numbered('S', 23))
    expect(of('cab', 'A')).toEqual(numbered('A', 17))
    for (const agency of agencies) {
      const all = requirementCatalogue.filter((entry) => entry.agency === agency).map(({ code }) => code)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('survives a stay in a table as JSON', () => {
    const stored = JSON.parse(JSON.stringify(requirementCatalogue))
    expect(stored).toEqual(requirementCatalogue)
  })

  test('nobody is asked to upload what the portal or the divisions check', () => {
    const facts = { form: 'corporation', scopes: scopeFlags(['domestic']) } as const
    const codes = (agency: 'dti' | 'cab', type: TransactionType) =>
      requirementsFor(requirementCatalogue, { ...facts, agency, type }, today).map(({ code }) => code)
    expect(codes('dti', 2)).not.toContain('S-22')
    expect(codes('cab', 1)).not.toContain('A-15')
  })

  test('an entry that ends today is asked today for the last time', () => {
    const ending = requirementCatalogue.map((entry) => ({ ...entry, effective_until: plainDate('2026-11-20') }))
    const facts: RequirementFacts = { agency: 'dti', type: 1, form: 'corporation', scopes: scopeFlags(['nvocc']) }
    expect(requirementsFor(ending, facts, plainDate('2026-11-20'))).toEqual(list(facts))
    expect(requirementsFor(ending, facts, plainDate('2026-11-21'))).toEqual([])
  })

  test('an entry that begins tomorrow is not asked today, and replaces the old one then', () => {
    const permit = ensure(requirementCatalogue.find(({ code }) => code === 'S-07'))
    const next = [
      ...requirementCatalogue,
      { ...permit, name: 'Permit of 2027', effective_from: plainDate('2026-11-21') },
    ]
    const facts: RequirementFacts = { agency: 'dti', type: 1, form: 'corporation', scopes: scopeFlags(['nvocc']) }
    const name = (on: string) => requirementsFor(next, facts, plainDate(on)).find(({ code }) => code === 'S-07')?.name
    expect(name('2026-11-20')).toBe(permit.name)
    expect(name('2026-11-21')).toBe('Permit of 2027')
  })
})
