import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentsOnFile, documentsToRegister, registeredKinds } from './registered-documents.ts'

const line = { requirement_code: 'S-07', valid_until: '2026-12-31' }

describe('what an approval enters into the document register', () => {
  test('is each line that is such a document, with what the application says of it', () => {
    const answered = {
      'bir-registration': { number: '012-345-678-000', issued_on: null },
      'registration-certificate': { number: 'CS201512345', issued_on: '2015-06-01' },
    }
    const lines = [
      { ...line, registers: ['mayors-permit'] as const },
      {
        ...line,
        requirement_code: 'A-07',
        registers: ['bir-registration', 'sss-registration'] as const,
        valid_until: null,
      },
      { ...line, requirement_code: 'S-02', registers: ['registration-certificate'] as const, valid_until: null },
      { ...line, requirement_code: 'S-10', registers: [] },
    ]
    expect(documentsToRegister(lines, answered)).toEqual([
      { requirement_code: 'S-07', kind: 'mayors-permit', number: '', issued_on: null, valid_until: '2026-12-31' },
      {
        requirement_code: 'A-07',
        kind: 'bir-registration',
        number: '012-345-678-000',
        issued_on: null,
        valid_until: null,
      },
      { requirement_code: 'A-07', kind: 'sss-registration', number: '', issued_on: null, valid_until: null },
      {
        requirement_code: 'S-02',
        kind: 'registration-certificate',
        number: 'CS201512345',
        issued_on: '2015-06-01',
        valid_until: null,
      },
    ])
  })

  test('is what the form answers where it asks which document, and nothing while it does not say', () => {
    const asked = [{ ...line, registers: ['as-answered'] as const, valid_until: null }]
    const permit = {
      kind: 'mayors-permit',
      number: 'MP-1',
      issued_on: '2026-01-05',
      valid_until: '2026-12-31',
    } as const
    expect(documentsToRegister(asked, { 'as-answered': permit })).toEqual([{ requirement_code: 'S-07', ...permit }])
    expect(documentsToRegister(asked, {})).toEqual([])
  })
})

const onFile = fc.record({
  id: fc.nat(),
  kind: fc.constantFrom(...registeredKinds),
  valid_until: fc.option(fc.constantFrom('2025-12-31', '2026-12-31', '2027-12-31')),
  registered_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'),
})

test('of every kind one document counts, no other is lost, and a permit that ends earlier never takes the place', () => {
  fc.assert(
    fc.property(fc.uniqueArray(onFile, { selector: ({ id }) => id }), (all) => {
      const shown = documentsOnFile(all)
      expect(shown.flatMap(({ current, earlier }) => [current, ...earlier]).toSorted((a, b) => a.id - b.id)).toEqual(
        all.toSorted((a, b) => a.id - b.id),
      )
      expect(documentsOnFile(all.toReversed())).toEqual(shown)
      for (const { current, earlier } of shown.filter((one) => one.current.kind === 'mayors-permit'))
        for (const one of earlier) expect((current.valid_until ?? '') >= (one.valid_until ?? '')).toBe(true)
    }),
  )
})
