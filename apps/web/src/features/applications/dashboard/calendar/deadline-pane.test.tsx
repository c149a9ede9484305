import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { serveMyApplication } from '../../../../testing/my-application.tsx'
import { answer, asked } from '../../../../testing/server.ts'
import { showRoutes } from '../../../../testing/show.tsx'
import { DeadlinePane } from './DeadlinePane.tsx'

const facts = { business_id: 5, business_name: 'Amihan Lines, Inc.', agency: 'dti' }
const late = {
  ...facts,
  key: 'report-1',
  kind: 'report',
  on: '2026-11-20',
  title: 'File: Annual report',
  about: '',
  path: '/reportorials/5',
}
const permit = {
  ...facts,
  key: 'document-2',
  kind: 'document',
  on: '2026-12-31',
  title: 'File the new document: Mayor’s or business permit',
  about: 'Number BP-1 ends.',
  path: '/information-update',
}
const renewal = {
  ...facts,
  key: 'renewal-3',
  kind: 'renewal',
  on: '2027-09-30',
  title: 'Renew accreditation 25-SFF-000001',
  about: 'No surcharge until this day.',
  path: '/renewal-application',
}

const open = (path = '/dashboard') =>
  showRoutes([{ path: '/dashboard', element: <DeadlinePane business_id={5} /> }], path)

beforeEach(() => {
  serveMyApplication()
  answer('GET /deadlines', () => ({ today: '2026-11-26', data: [late, permit, renewal] }))
})

test('a customer sees what is overdue and what is next, and is led to where it is done', async () => {
  const screen = await open()
  const list = screen.getByRole('list', { name: 'Deadlines' })
  await expect.element(list.getByText('Overdue')).toBeVisible()
  await expect.element(list.getByText('Thu, 31 Dec 2026')).toBeVisible()
  await expect.element(list.getByText('In 35 days')).toBeVisible()
  await expect.element(list.getByRole('link', { name: permit.title })).toHaveAttribute('href', '/information-update')
  await expect.element(screen.getByText('Renew accreditation')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show 1 later' }).click()
  await expect.element(list.getByRole('link', { name: renewal.title })).toBeVisible()
})

test('the month is read and turned by the keyboard, and stands in the address', async () => {
  const screen = await open('/dashboard?month=2026-11')
  const november = screen.getByRole('table', { name: 'November 2026' })
  await expect
    .element(november.getByRole('link', { name: 'File: Annual report, Fri, 20 Nov 2026' }))
    .toHaveAttribute('href', '/reportorials/5')
  screen.getByRole('button', { name: 'Later month' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('table', { name: 'December 2026' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Nothing is due in this month.')).toBeVisible()
  await screen.getByRole('button', { name: 'This month' }).click()
  await expect.element(november).toBeVisible()
})

test('an address for other calendars is made, shown once, and revoked', async () => {
  let created_at: string | null = null
  answer('GET /deadlines/feed', () => ({ created_at }))
  answer('POST /deadlines/feed', () => {
    created_at = '2026-11-26T01:00:00Z'
    return { address: 'https://portal.example/api/calendar/abc/deadlines.ics', created_at }
  })
  answer('DELETE /deadlines/feed', () => ({ created_at: (created_at = null) }))
  const screen = await open()
  await screen.getByRole('button', { name: 'Other calendars' }).click()
  await expect.element(screen.getByText('You have no address yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Make the address' }).click()
  await expect.element(screen.getByText('https://portal.example/api/calendar/abc/deadlines.ics')).toBeVisible()
  await screen.getByRole('button', { name: 'Revoke the address' }).click()
  await expect.element(screen.getByText('You have no address yet.')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a customer with nothing due is told what would stand there', async () => {
  answer('GET /deadlines', () => ({ today: '2026-11-26', data: [] }))
  const screen = await open()
  await expect.element(screen.getByText(/^Nothing is due\. Reports, permits/)).toBeVisible()
})

test('two presses in one moment turn two months', async () => {
  const screen = await open('/dashboard?month=2026-11')
  const later = screen.getByRole('button', { name: 'Later month' })
  await expect.element(later).toBeVisible()
  const button = later.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(screen.getByRole('table', { name: 'January 2027' })).toBeVisible()
})
