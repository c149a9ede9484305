import { expect, test } from 'vitest'
import { isSignatureOf, signatureFault } from './signature.ts'

test.each([
  ['Teresa Villanueva', 'Teresa Villanueva'],
  ['TERESA VILLANUEVA', 'Teresa Villanueva'],
  ['Teresa M. Villanueva', 'Teresa Villanueva'],
  ['Teresa M Villanueva', 'Teresa Mercado Villanueva'],
  ['Teresa Mercado Villanueva', 'Teresa M. Villanueva'],
  ['teresa penaflor', 'Teresa Peñaflor'],
  ['Juan S. dela Cruz', 'Juan Santos Dela Cruz Jr.'],
  ['Juan Santos Dela Cruz, Jr.', 'Juan Santos Dela Cruz Jr.'],
  ['Madonna', 'Madonna'],
])('“%s” signs for %s', (typed, name) => {
  expect(isSignatureOf(typed, name)).toBe(true)
})

test.each([
  ['Mickey Mouse', 'Teresa Villanueva'],
  ['Teresa', 'Teresa Villanueva'],
  ['Teresa Reyes Villanueva', 'Teresa Mercado Villanueva'],
  ['Teresa R. Villanova', 'Teresa Villanueva'],
  ['x', 'Teresa Villanueva'],
])('“%s” does not sign for %s', (typed, name) => {
  expect(isSignatureOf(typed, name)).toBe(false)
})

test('a signature of somebody else is refused with the names that may stand there; without any name nothing is asked', () => {
  expect(signatureFault('Mickey Mouse', ['Ana Reyes', 'Teresa Villanueva', ''])).toBe(
    'Sign with the name of your account or of the authorised representative: Ana Reyes or Teresa Villanueva.',
  )
  expect(signatureFault('Ana Reyes', ['Ana Reyes', 'Teresa Villanueva'])).toBeUndefined()
  expect(signatureFault('Anybody', ['', ' '])).toBeUndefined()
})

test('a name of many initials is compared name by name, not in every way they could stand', () => {
  const initials = 'a '.repeat(26)
  expect(isSignatureOf(`Ana ${initials}zz Reyes`, `Ana ${initials}Reyes`)).toBe(false) // trying each way takes minutes
})
