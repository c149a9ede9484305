import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  ['0.00', 'Zero pesos only'],
  ['0.05', 'Zero pesos and 05/100'],
  ['1.00', 'One peso only'],
  ['30.00', 'Thirty pesos only'],
  ['110.10', 'One hundred ten pesos and 10/100'],
  ['6530.00', 'Six thousand five hundred thirty pesos only'],
  ['24724.80', 'Twenty-four thousand seven hundred twenty-four pesos and 80/100'],
  ['1000000.00', 'One million pesos only'],
  ['1001001.01', 'One million one thousand one pesos and 01/100'],
  [
    '999999999999.99',
    'Nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine pesos and 99/100',
  ],
])('%s is spelled %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})
