import { expect, test } from 'vitest'
import { WantedPage } from './wanted-page.ts'

const wanted = new WantedPage(localStorage)

test('the page wanted before the login is given once', () => {
  wanted.save('/my-applications/7?page=2')
  expect(wanted.take()).toBe('/my-applications/7?page=2')
  expect(wanted.take()).toBe('/dashboard')
})

test.each([
  '//evil.example/x',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  ' //evil.example',
  '',
])('a `to` that leads off the portal, as %j does, leads to the dashboard', (elsewhere) => {
  wanted.save(elsewhere)
  expect(wanted.take()).toBe('/dashboard')
})
