import { expect, test } from 'vitest'
import { missingAnswers } from './missing-answers.ts'
import type { Form } from './form-path.ts'

const ana = { key: 'a', name: 'Ana Reyes', position: 'President' }
const ben = { key: 'b', name: 'Ben Cruz', position: 'Treasurer' }
const carla = { key: 'c', name: 'Carla Ong', position: 'Secretary' }
const opened = { city: 'Manila', street: 'Pier 1', effective_on: '', officers: [ana, ben] }

/** What is copied from one form to the other, each with these answers beside what they were opened with. */
const copied = (from: Form, to: Form = {}) =>
  missingAnswers({
    from: { form: { ...opened, ...from }, opened },
    to: { form: { ...opened, ...to }, opened },
    fields: ['city', 'street', 'effective_on'],
    lists: ['officers'],
    together: [['city', 'street']],
  })

test('what was answered in one form alone is copied to the other', () => {
  expect(copied({ street: 'Pier 9', effective_on: '2026-03-01' })).toEqual([
    { path: 'street', value: 'Pier 9' },
    { path: 'effective_on', value: '2026-03-01' },
  ])
  expect(copied({})).toEqual([])
})

test('an answer given in the other form stays, and with it the whole address it is part of', () => {
  expect(copied({ city: 'Cebu', street: 'Pier 9' }, { street: 'Pier 3' })).toEqual([])
  expect(copied({ effective_on: '2026-03-01' }, { effective_on: '2026-04-01' })).toEqual([])
})

test('rows that were added, changed and removed are copied', () => {
  const changed = { ...ben, position: 'Auditor' }
  expect(copied({ officers: [changed, carla] })).toEqual([
    { path: 'officers.b', value: changed },
    { path: 'officers.c', value: carla },
    { path: 'officers.a', value: null },
  ])
})

test('a row that was changed or removed in the other form stays so, and nobody is named twice', () => {
  const officers = [{ ...ben, position: 'Auditor' }, carla]
  expect(copied({ officers }, { officers: [{ ...ana, position: 'Chair' }] })).toEqual([
    { path: 'officers.c', value: carla },
  ])
  expect(copied({ officers: [ana, ben, carla] }, { officers: [ana, ben, { ...carla, key: 'typed' }] })).toEqual([])
  expect(copied({ officers: [ana, ben, carla] }, { officers: [ana, ben, carla] })).toEqual([])
})

test('a row that only the agency of the first form knows is not touched in the other', () => {
  const here = { ...opened, officers: [ana] }
  const from = { form: { ...opened, officers: [ana, { ...ben, position: 'Auditor' }] }, opened }
  const asked = { fields: [], lists: ['officers'], together: [] }
  expect(missingAnswers({ from, to: { form: here, opened: here }, ...asked })).toEqual([])
})
