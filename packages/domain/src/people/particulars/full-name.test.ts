import { expect, test } from 'vitest'
import { fullName, signedName } from './full-name.ts'

const juan = { first_name: 'Juan', middle_name: 'Santos', last_name: 'Dela Cruz', suffix: 'Jr.' }

test('a full name is the last name, a comma, then the other parts', () => {
  expect(fullName(juan)).toBe('Dela Cruz, Juan Santos Jr.')
  expect(fullName({ first_name: 'Maria', middle_name: '', last_name: 'Reyes', suffix: null })).toBe('Reyes, Maria')
})

test('no comma stands alone when a part is missing', () => {
  expect(fullName({ last_name: 'Reyes' })).toBe('Reyes')
  expect(fullName({ first_name: 'Maria', last_name: '  ' })).toBe('Maria')
  expect(fullName({})).toBe('')
})

test('on a letter the name stands as it is signed', () => {
  expect(signedName(juan)).toBe('Juan Santos Dela Cruz Jr.')
})
