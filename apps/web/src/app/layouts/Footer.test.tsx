import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { Footer } from './Footer.tsx'

const settings = {
  'agency.dti.name': 'Trade Agency',
  'agency.dti.link': 'https://trade.example/',
  'agency.cab.name': 'Aviation Board',
  'agency.cab.link': 'https://aviation.example/',
  'agency.office_hours': 'Monday to Friday 8:00 am to 5:00 pm except holidays',
}

const ofTheAgencies = { kind: 'text', label: '', legal_basis: '', is_public: true, version: 1 }

beforeEach(() => {
  const data = Object.entries(settings).map(([param_key, param_value], at) => ({
    ...ofTheAgencies,
    id: at + 1,
    param_key,
    param_value,
  }))
  answer('GET /settings/list/all', () => ({ data, total: data.length, today: '2031-01-01' }))
})

test.each([
  ['Trade Agency', 'https://trade.example/'],
  ['Aviation Board', 'https://aviation.example/'],
])('1: name and logo of the %s lead to it', async (name, href) => {
  const screen = await show(<Footer />)
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  const logo = screen
    .getByRole('link', { name })
    .element()
    .closest('h2')
    ?.parentElement?.parentElement?.querySelector('a:has(svg)')
  expect(logo?.getAttribute('href')).toBe(href)
})

test('1: the office hours stand there, the year by the portal’s clock and the version', async () => {
  const screen = await show(<Footer />)
  await expect.element(screen.getByText('Monday to Friday 8:00 am to 5:00 pm except holidays')).toBeVisible()
  await expect.element(screen.getByText(/© 2031 · Version /)).toBeVisible()
})

test.each([
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
])('%s are one press away', async (name, href) => {
  const screen = await show(<Footer />)
  await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})
