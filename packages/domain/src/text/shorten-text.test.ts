import { expect, test } from 'vitest'
import { shortenText } from './shorten-text.ts'

test('twenty characters stay, the twenty-first is an ellipsis', () => {
  expect(shortenText('a'.repeat(20))).toBe('a'.repeat(20))
  expect(shortenText('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`)
})

test('another length may be asked, and no character is cut in two', () => {
  expect(shortenText('Transaction approved', 11)).toBe('Transaction…')
  expect(shortenText('📦📦📦', 2)).toBe('📦📦…')
})
