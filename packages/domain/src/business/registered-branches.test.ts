import { expect, test } from 'vitest'
import type { NamedBranch } from './branch-changes.ts'
import { underRegisteredKeys } from './registered-branches.ts'

const branch = (key: string, name: string, more: object = {}) => ({
  key,
  name,
  city_code: '072217',
  barangay_code: '072217001',
  street: 'Cebu Building, Pier Road',
  manager: 'Aurora Tan',
  ...more,
})
const keysOf = (rows: readonly NamedBranch[]) => rows.map(({ key }) => key)
const cebu = branch('sea', 'Cebu')

test('a branch that entered the register meanwhile is that one, in the words of the register', () => {
  const asked = branch('air', 'CEBU ', { street: 'Cebu Building,  Pier road', manager: 'Jose Cruz' })
  expect(underRegisteredKeys({ branches: [asked], registered: [], standing: [cebu] })).toEqual([
    { ...cebu, manager: 'Jose Cruz' },
  ])
})

test.each([
  { what: 'of another name', other: branch('air', 'Mandaue') },
  { what: 'in another street', other: branch('air', 'Cebu', { street: 'Osmeña Boulevard' }) },
  { what: 'in another barangay', other: branch('air', 'Cebu', { barangay_code: '072217002' }) },
])('one $what is a branch of its own', ({ other }) => {
  const named = underRegisteredKeys({ branches: [other], registered: [], standing: [cebu] })
  expect(named).toEqual([other])
})

test('a branch of the register that the change names stays itself, and no two become one', () => {
  const again = branch('new', 'Cebu')
  expect(keysOf(underRegisteredKeys({ branches: [cebu, again], registered: [cebu], standing: [cebu] }))).toEqual([
    'sea',
    'new',
  ])
  const twice = [branch('one', 'Cebu'), branch('two', 'Cebu')]
  expect(keysOf(underRegisteredKeys({ branches: twice, registered: [], standing: [cebu] }))).toEqual(['sea', 'two'])
})
