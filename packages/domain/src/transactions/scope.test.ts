import { expect, test } from 'vitest'
import { highestScope, scopeFlags, scopesOf, scopeText } from './scope.ts'

test.each([
  [{ domestic: 1, international: 1, nvocc: 1 }, 'Domestic, International, NVOCC', 'nvocc'],
  [{ domestic: 1, international: 1, nvocc: 0 }, 'Domestic, International', 'international'],
  [{ domestic: 0, international: 0, nvocc: 1 }, 'NVOCC', 'nvocc'],
  [{ domestic: 1, international: 0, nvocc: 0 }, 'Domestic', 'domestic'],
  [{ domestic: 0, international: 0, nvocc: 0 }, '', undefined],
])('%j reads %j and its highest is %s', (flags, text, highest) => {
  expect(scopeText(flags)).toBe(text)
  expect(highestScope(flags)).toBe(highest)
  expect(scopeFlags(scopesOf(flags))).toEqual(flags)
})
