import { expect, test } from 'vitest'
import { documentKindRow, documentKinds } from './document-kinds.ts'

const rows = documentKinds.map(documentKindRow)

test('no two documents have the same name, and no two pages the same address', () => {
  const names = rows.map(({ name }) => name)
  const words = rows.flatMap(({ public_page }) => (public_page?.shows === 'accreditation' ? [public_page.word] : []))
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(words).size).toBe(words.length)
})

test('a document with a public page has a number to compare, and the client sees it too', () => {
  const shown = rows.filter(({ public_page }) => public_page !== null)
  expect(shown.filter(({ has_number, seen_by }) => !has_number || seen_by === 'staff')).toEqual([])
})

test('a release waits for documents that a client receives when they are issued', () => {
  const waited = rows.filter(({ release_waits }) => release_waits)
  expect(waited.filter(({ seen_by }) => seen_by !== 'client-once-issued')).toEqual([])
})
