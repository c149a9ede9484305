import { expect, test } from 'vitest'
import { avatarColour, avatarColours, initials } from './avatar.ts'
import { fullName, signedName } from './full-name.ts'

test.each([
  ['Dela Cruz, Juan Santos', 'JC'],
  ['Juan Santos Dela Cruz', 'JC'],
  ['Dela Cruz, Juan Santos Jr.', 'JC'],
  ['Juan Dela Cruz, Jr.', 'JC'],
  ['Reyes, Ana', 'AR'],
  ['Reyes', 'R'],
  ['ñina', 'Ñ'],
  ['  maria   reyes ', 'MR'],
  ['(Acme) Forwarders', 'AF'],
  ['', ''],
])('initials are the first letter of the first and of the last word, upper case: %j has %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a person has the same initials under the full name, the signed name, and first and last name', () => {
  const person = { first_name: 'Bianca', middle_name: 'Torres', last_name: 'Javier', suffix: 'III' }
  const written = [fullName(person), signedName(person), `${person.first_name} ${person.last_name}`]
  expect(written.map(initials)).toEqual(['BJ', 'BJ', 'BJ'])
})

test('the colour is one of blue, indigo, purple, pink, red, orange, yellow, green, teal and cyan', () => {
  const named = 'blue indigo purple pink red orange yellow green teal cyan'.split(' ')
  const seen = new Set(Array.from({ length: 1000 }, (_, id) => avatarColour(id)))
  expect([...seen].toSorted()).toEqual(named.toSorted())
})

test('a person keeps one colour', () => {
  expect(avatarColour(42)).toBe(avatarColour(42))
})

test('a thousand people share the ten colours about evenly', () => {
  const counts = new Map<string, number>()
  for (let id = 1; id <= 1000; id++) counts.set(avatarColour(id), (counts.get(avatarColour(id)) ?? 0) + 1)
  expect(counts.size).toBe(avatarColours.length)
  for (const count of counts.values()) expect(count).toBeGreaterThan(50)
})
