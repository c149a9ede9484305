import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

test.each([
  ['https://lading.gov.ph', { id: 'lading.gov.ph', origin: 'https://lading.gov.ph' }],
  ['https://lading.gov.ph:8443/portal', { id: 'lading.gov.ph', origin: 'https://lading.gov.ph:8443' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('passkeys of %s are bound to its domain', (public_url, party) => {
  expect(relyingParty({ public_url })).toEqual(party)
})
