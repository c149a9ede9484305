import { expect, test } from 'vitest'
import { transactionTypes } from '../transaction-type.ts'
import { definitionOf, typesWhere } from './definitions.ts'

test('every change of the register is found by a question of its own, and nothing else is', () => {
  const asked = typesWhere(({ question }) => question !== null)
  expect(asked).toEqual(typesWhere(({ accreditation }) => accreditation === 'changed'))
  expect(new Set(asked.map((type) => definitionOf(type).question)).size).toBe(asked.length)
})

test('statements have their part of the staff page, and no other type has it', () => {
  const shown = typesWhere(({ tabs }) => tabs.includes('capital'))
  expect(shown).toEqual(typesWhere(({ statements }) => statements !== null))
})

test('what is charged has a place where the fee is read, and what is made one where it is handed out', () => {
  expect(typesWhere(({ charged, tabs }) => charged !== null && !tabs.includes('fee'))).toEqual([])
  expect(typesWhere(({ documents, tabs }) => documents.length > 0 && !tabs.includes('issued'))).toEqual([])
})

test('reports have no fee, and are charged the penalties that are assessed; nothing else is', () => {
  expect(typesWhere(({ charged }) => charged === 'penalties')).toEqual(typesWhere(({ family }) => family === 'report'))
})

test('only what makes documents can be spared them', () => {
  expect(typesWhere(({ documents, may_spare_documents }) => may_spare_documents && documents.length === 0)).toEqual([])
})

test('a type is offered to clients once it has its form, under an address of its own', () => {
  const offered = typesWhere(({ offer }) => offer !== null)
  expect(offered.filter((type) => definitionOf(type).form === null)).toEqual([])
  expect(new Set(offered.map((type) => definitionOf(type).offer?.slug)).size).toBe(offered.length)
})

test('of no two types is the same said', () => {
  expect(new Set(transactionTypes.map((type) => definitionOf(type).label)).size).toBe(transactionTypes.length)
})
