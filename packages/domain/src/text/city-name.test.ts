import { expect, test } from 'vitest'
import { namesOfCity } from './city-name.ts'

test('a city is known with its word on either side and without it; a municipality by its own name alone', () => {
  expect(namesOfCity('City of Cebu')).toEqual(['Cebu', 'Cebu City', 'City of Cebu'])
  expect(namesOfCity('Quezon City')).toEqual(['Quezon', 'Quezon City', 'City of Quezon'])
  expect(namesOfCity('Quezon')).toEqual(['Quezon'])
})
