import { expect, test } from 'vitest'
import { shareAmountFault } from './share-amount.ts'

test.each([
  [100_000, '7500000.00', '100,000 shares of ₱100.00 each do not add up to ₱7,500,000.00.'],
  [1, '6000000.00', '1 share of ₱100.00 does not make ₱6,000,000.00.'],
  [60_000, '6000000.00', undefined],
  [null, '6000000.00', undefined],
])('%s shares for %s pesos at 100 each: %s', (shares, amount, says) => {
  expect(shareAmountFault({ shares, amount }, '100.00')).toBe(says)
})
