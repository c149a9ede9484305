import { expect, test } from 'vitest'
import { shownDifferences } from './shown-differences.ts'

const changed = (path: string) => ({ path, label: path, before: 'a', after: 'b' })

test('neither a code beside its name nor a digest of lines is counted as an answer that changed', () => {
  const address = { type: 4, differences: ['city_code', 'city_name', 'street'].map(changed) } as const
  expect(shownDifferences(address).map(({ path }) => path)).toEqual(['city_name', 'street'])
  const report = { type: 14, differences: ['direct_lines', 'direct_digest'].map(changed) } as const
  expect(shownDifferences(report).map(({ path }) => path)).toEqual(['direct_lines'])
})
