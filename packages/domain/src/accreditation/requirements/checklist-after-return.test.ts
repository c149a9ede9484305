import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { ensure } from '../../ensure.ts'
import { businessForms } from '../../business/business-form.ts'
import { plainDate } from '../../dates/plain-date.ts'
import { asksMore, checklistAfterReturn } from './checklist-after-return.ts'
import { requirementCatalogue } from './requirement-catalogue.ts'
import { requirementsFor } from './requirements.ts'
import { scopeFlags, scopes, type Scope } from '../../transactions/scope.ts'

const today = plainDate('2026-11-20')
const corporation = (held: Scope[]) => asked({ form: 'corporation', scopes: scopeFlags(held) })
const asked = (facts: Pick<Parameters<typeof requirementsFor>[1], 'form' | 'scopes' | 'branches'>) =>
  requirementsFor(requirementCatalogue, { agency: 'dti', type: 1, ...facts }, today)
const codes = (lines: ReturnType<typeof asked>) => lines.map(({ code }) => code)

const anyAnswers = fc.record({
  form: fc.constantFrom(...businessForms),
  scopes: fc.subarray([...scopes]).map(scopeFlags),
  branches: fc.nat(3),
})

describe('a checklist after its answers came back', () => {
  const domestic = corporation(['domestic'])
  const nvocc = corporation(['domestic', 'nvocc'])

  test('NVOCC chosen in the place of nothing asks for what NVOCC needs besides', () => {
    const list = checklistAfterReturn({ filed: domestic, before: domestic, now: nvocc })
    const added = codes(nvocc).filter((code) => !codes(domestic).includes(code))
    expect(added.length).toBeGreaterThan(0)
    expect(codes(list)).toEqual([...codes(domestic), ...added])
  })

  test('NVOCC given up leaves what was filed on the list', () => {
    const list = checklistAfterReturn({ filed: nvocc, before: nvocc, now: domestic })
    expect(codes(list)).toEqual(codes(nvocc))
  })

  test('a document asked since the filing is not asked of it because another answer came back', () => {
    const [late, ...filed] = domestic
    const list = checklistAfterReturn({ filed, before: domestic, now: nvocc })
    expect(codes(list)).not.toContain(ensure(late).code)
  })

  test('another legal form asks for its own documents, and for none again that both forms bring', () => {
    const cooperative = asked({ form: 'cooperative', scopes: scopeFlags(['domestic']) })
    const list = checklistAfterReturn({ filed: domestic, before: domestic, now: cooperative })
    const opened = list.filter((line) =>
      asksMore(
        line,
        domestic.find(({ code }) => code === line.code),
      ),
    )
    expect(codes(opened)).toEqual(['S-03'])
  })

  test('a document that became needed since the filing is not needed because its reason is worded otherwise', () => {
    const [first, ...others] = domestic
    const filed = [{ ...ensure(first), mandatory: false }, ...others]
    const cooperative = asked({ form: 'cooperative', scopes: scopeFlags(['domestic']) })
    const again = { ...ensure(first), why: 'Required for all cooperatives.' }
    const list = checklistAfterReturn({ filed, before: domestic, now: [again, ...cooperative] })
    expect(list[0]).toEqual({ ...first, mandatory: false, why: again.why })
  })

  test('a person who goes back to what was filed has the list that was filed', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const list = asked(answers)
        expect(checklistAfterReturn({ filed: list, before: list, now: list })).toEqual(list)
      }),
    )
  })

  test('whatever the answers become, all that they ask is on the list as they ask it, and nothing filed is lost', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (before, now) => {
        const list = checklistAfterReturn({ filed: asked(before), before: asked(before), now: asked(now) })
        expect(list).toEqual(expect.arrayContaining(asked(now)))
        expect(codes(list)).toEqual(expect.arrayContaining(codes(asked(before))))
        expect(new Set(codes(list)).size).toBe(list.length)
      }),
    )
  })
})
