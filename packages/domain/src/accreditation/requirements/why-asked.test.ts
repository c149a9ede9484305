import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFacts, list, sea } from '../../testing/requirement-lists.ts'

describe('the reason', () => {
  const why = (rows: ReturnType<typeof list>, code: string) => rows.find((row) => row.code === code)?.why

  test('names the form, the purpose and the scope', () => {
    const fresh = sea(1, 'corporation', ['nvocc'])
    expect(why(fresh, 'S-13')).toBe('Required for all corporations applying for NVOCC or international scope.')
    expect(why(fresh, 'S-02')).toBe('Required for all corporations applying for accreditation.')
    expect(why(sea(2, 'cooperative', ['domestic']), 'S-14')).toBe(
      'Optional for cooperatives renewing domestic scope. Required if an agent in the Philippines is named.',
    )
    expect(why(sea(3, 'partnership', ['domestic']), 'C03-02')).toBe(
      'Required for all partnerships changing their name. It may follow while the SEC is amending the articles.',
    )
    expect(why(sea(18, 'partnership', ['domestic']), 'R18-01')).toBe('Required in a case for suspension.')
  })

  test('of an optional document says when it is needed after all', () => {
    expect(why(sea(2, 'corporation', ['nvocc']), 'S-04')).toBe(
      'Optional for corporations renewing their accreditation. Required if the articles were amended since the last accreditation.',
    )
  })

  test('is a whole sentence for everybody', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const rows = list(facts)
        expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
        for (const { why, name, help } of rows) {
          expect(why).toMatch(/^[A-Z][^ ].*\.$/)
          expect(name && help).toBeTruthy()
        }
      }),
    )
  })
})
