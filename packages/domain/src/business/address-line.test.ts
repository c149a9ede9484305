import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test('a city that is its own district is named once', () => {
  const place = { street: '602 Osmeña Street', barangay_name: 'Bangkal', zip_code: '1233' }
  const makati = { city_name: 'City of Makati', province_name: 'City of Makati' }
  expect(addressLine({ ...place, ...makati })).toBe('602 Osmeña Street, Bangkal, City of Makati 1233')
})

test('a city of a province is named with it', () => {
  const cebu = { city_name: 'City of Mandaue', province_name: 'Cebu', zip_code: '6014' }
  expect(addressLine(cebu)).toBe('City of Mandaue, Cebu 6014')
})

test('what is not known leaves no comma behind', () => {
  expect(addressLine({ street: '', city_name: 'Baguio City', province_name: null })).toBe('Baguio City')
  expect(addressLine({})).toBe('')
})
