import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ensure } from '../../ensure.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import { actionKeys, actionRow, clientWordsOf, labelOfAction } from './actions.ts'

test('no act stands in two groups of the table, where the later one would hide the earlier', () => {
  const folder = new URL('./', import.meta.url)
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('-actions.ts'))
    .flatMap((name) => ensure(readFileSync(new URL(name, folder), 'utf8').split('export const').at(1)).split('\n'))
    .flatMap((line) => /^ {2}'?([\w-]+)'?: \{/.exec(line)?.[1] ?? [])
  expect(written.toSorted()).toEqual(actionKeys.toSorted())
})

test('a client reads what they filed on the button, before it and after it', () => {
  const words = clientWordsOf('withdraw', TransactionType.address)
  expect(words.label).toBe('Withdraw the request')
  expect(words.confirmation.question).toBe('Withdraw the request?')
  expect(words.done).toBe('The request was withdrawn.')
  expect(labelOfAction('withdraw', 'customer', TransactionType.newAccreditation)).toBe('Withdraw the application')
})

test('where nothing says what was filed, a client reads the words of staff', () => {
  expect(labelOfAction('withdraw', 'customer')).toBe('Withdraw')
  expect(labelOfAction('withdraw', 'staff', TransactionType.address)).toBe('Withdraw')
  expect(clientWordsOf('reassign', null)).toMatchObject({ label: 'Reassign', confirmation: { question: 'Reassign?' } })
})

test('what is hard to take back is never done by the click alone', () => {
  expect(actionKeys.map(actionRow).filter(({ danger, at_once }) => danger && at_once)).toEqual([])
})

test('the hint of an act tells what is marked, and how the document is handed over', () => {
  const marked = { documents: 2, answers: 0, lines: 1 }
  const hintOf = (action: string, delivery: 'electronic' | 'pickup') => actionRow(action).hint?.({ delivery, marked })
  expect(hintOf('return-to-client', 'pickup')).toBe('2 documents and 1 line marked')
  expect(hintOf('print-seal', 'electronic')).toBe('It is issued without printing: the client downloads it.')
  expect(hintOf('print-seal', 'pickup')).toBe('Print what stands under “Issued documents”, and seal it.')
})
