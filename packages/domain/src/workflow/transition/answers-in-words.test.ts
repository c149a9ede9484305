import { expect, test } from 'vitest'
import { answersInWords } from './answers-in-words.ts'

test('who received a certificate, and on what identification, is told in the words of the questions', () => {
  const given = { released_on: '2026-03-31', claimant_id: 'Passport P1234567A', claimant_name: 'Ana Reyes' }
  expect(answersInWords(given)).toEqual([
    'Name of the claimant: Ana Reyes',
    'Identification shown: Passport P1234567A',
    'Released on: 31 Mar 2026',
  ])
})

test('amounts are pesos, choices are their labels; long texts, files, people and blanks are left out', () => {
  const given = {
    amount_received: '6530.00',
    old_certificate: 'lost',
    reason: 'Long',
    authority_letter: 'file',
    evaluator_id: 7,
    venue: '',
  }
  expect(answersInWords(given)).toEqual(['Amount received: ₱6,530.00', 'Old certificate: Affidavit of loss'])
})
