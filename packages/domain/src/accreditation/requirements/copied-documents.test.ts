import { describe, expect, test } from 'vitest'
import { airChanges, seaChanges } from './requirement-catalogue/changes.ts'
import { entriesOf } from './requirement-catalogue/catalogue-entry.ts'
import { documentsToCopy, sharedRequirements } from './copied-documents.ts'

const sea = entriesOf('dti', seaChanges)
const air = entriesOf('cab', airChanges)

describe('both agencies ask a business for the same document', () => {
  test('where code and name are the same, and neither of them issued it', () => {
    const shared = sharedRequirements(air, sea)
    expect(['C03-01', 'C04-03', 'C08-01', 'C11-01'].every((code) => shared.has(code))).toBe(true)
    // The present certificate, the certificate of a branch; what one side alone asks.
    expect(['C03-06', 'C11-05', 'C05-04', 'C05-05', 'C04-90'].filter((code) => shared.has(code))).toEqual([])
  })

  test('not where an agency gave its entry another name or another place in the register', () => {
    const changed = sea.map((entry) => ({
      ...entry,
      ...(entry.code === 'C03-01' && { name: 'Another document' }),
      ...(entry.code === 'C04-03' && { registers: [] }),
    }))
    const shared = sharedRequirements(air, changed)
    expect([shared.has('C03-01'), shared.has('C04-03'), shared.has('C03-02')]).toEqual([false, false, true])
  })
})

describe('a draft takes over what its counterpart holds', () => {
  const lines = [
    { code: 'C04-01', max_files: 2 },
    { code: 'C04-90', max_files: 2 },
  ]
  const shared = new Set(['C04-01', 'C04-02'])
  const file = (requirement_code: string, decision: string | null = null) => ({ requirement_code, decision })
  const there = [file('C04-01'), file('C04-02'), file('C04-90')]
  const copying = { lines, here: [], there, shared, isTold: true }

  test('under a requirement that it has itself and that both ask alike', () => {
    expect(documentsToCopy(copying)).toEqual([file('C04-01')])
  })

  test('not beside what it holds there, nor more files than fit', () => {
    expect(documentsToCopy({ ...copying, here: [file('C04-01')] })).toEqual([])
    expect(documentsToCopy({ ...copying, there: [file('C04-01'), file('C04-01'), file('C04-01')] })).toEqual([])
  })

  test('not what the other agency returned, once its client was told', () => {
    const returned = [file('C04-01', 'returned')]
    expect(documentsToCopy({ ...copying, there: returned })).toEqual([])
    expect(documentsToCopy({ ...copying, there: returned, isTold: false })).toEqual(returned)
  })
})
