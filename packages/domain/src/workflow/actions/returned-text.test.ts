import { expect, test } from 'vitest'
import { returnedText } from './returned-text.ts'

test('what goes back to a client is counted in words, and what is empty left out', () => {
  expect(returnedText({ documents: 2, answers: 1, lines: 3 })).toBe('2 documents, 1 answer and 3 lines')
  expect(returnedText({ documents: 0, answers: 2, lines: 1 })).toBe('2 answers and 1 line')
  expect(returnedText({ documents: 1, answers: 0, lines: 0 })).toBe('1 document')
  expect(returnedText({ documents: 0, answers: 0, lines: 0 })).toBe('')
})
