import { expect, test } from 'vitest'
import { latestAddress } from './latest-address.ts'

const address = (text: string) => new URLSearchParams(text)

test('what was chosen second is kept while the page still comes to show what was chosen first', () => {
  const latest = latestAddress(address(''))
  latest.wrote(address('type=3'))
  latest.wrote(address('type=3&order_by=business'))
  latest.shows(address('type=3'))
  expect(String(latest.read())).toBe('type=3&order_by=business')
  latest.shows(address('type=3&order_by=business'))
  expect(String(latest.read())).toBe('type=3&order_by=business')
})

test('a link that leads elsewhere counts, whatever was on its way', () => {
  const latest = latestAddress(address(''))
  latest.wrote(address('type=3'))
  latest.shows(address('status=1'))
  expect(String(latest.read())).toBe('status=1')
})

test('a change that the page passed over is not waited for', () => {
  const latest = latestAddress(address(''))
  latest.wrote(address('page=2'))
  latest.wrote(address('page=3'))
  latest.shows(address('page=3'))
  latest.shows(address('page=2'))
  expect(String(latest.read())).toBe('page=2')
})
