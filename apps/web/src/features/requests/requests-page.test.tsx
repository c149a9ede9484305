import { beforeEach, expect, test } from 'vitest'
import { serveMyApplication } from '../../testing/my-application.tsx'
import { readAgain } from '../../testing/read-again.ts'
import { sampleApplication } from '../../testing/sample-application.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import NewRequestPage from './NewRequestPage.tsx'
import OtherRequestsPage from './OtherRequestsPage.tsx'

const request = {
  transaction_id: 9,
  accreditation_id: null,
  business_id: 3,
  business_name: 'Amihan Lines, Inc.',
  reference: 'SFF-Q-2026-000031',
  type: 16,
  agency: 'dti',
  status: 2,
  updated_at: '2026-11-20T01:00:00Z',
}
const openings = [
  { agency: 'dti', type: 16, why_not: null },
  { agency: 'dti', type: 17, why_not: null },
  { agency: 'cab', type: 16, why_not: 'Your role does not allow it.' },
]
const both = {
  businesses: [{ business_id: 3, business_name: request.business_name, openings }],
  data: [request],
}

const open = (path: string) =>
  showRoutes(
    [
      { path: '/other-category', element: <OtherRequestsPage /> },
      { path: '/other-category/form', element: <NewRequestPage /> },
      { path: '/other-category/form/edit/9', element: <h1>The draft</h1> },
    ],
    path,
  )

beforeEach(() => {
  serveMyApplication()
  answer('GET /other-category', () => both)
})

test('a customer finds each request where it is followed, and a draft where it is written', async () => {
  const draft = { ...request, transaction_id: 10, reference: 'SFF-Q-2026-000032', status: 0 }
  answer('GET /other-category', () => ({ ...both, data: [request, draft] }))
  const screen = await open('/other-category')
  await expect
    .element(screen.getByRole('link', { name: request.reference }))
    .toHaveAttribute('href', '/other-category/customer-transaction/9')
  await expect
    .element(screen.getByRole('link', { name: draft.reference }))
    .toHaveAttribute('href', '/other-category/form/edit/10')
})

test('a customer without a request is told what can be asked for', async () => {
  answer('GET /other-category', () => ({ businesses: [], data: [] }))
  const screen = await open('/other-category')
  await expect.element(screen.getByRole('heading', { name: 'No request yet' })).toBeVisible()
})

test('a customer whose requests cannot be read tries again', async () => {
  answer('GET /other-category', () => new Refusal('unexpected', 'Something went wrong.'))
  const screen = await open('/other-category')
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  answer('GET /other-category', () => both)
  await again.click()
  await expect.element(screen.getByRole('link', { name: request.reference })).toBeVisible()
})

test('requests stay in sight when they cannot be read again', async () => {
  const screen = await open('/other-category')
  const link = screen.getByRole('link', { name: request.reference })
  await expect.element(link).toBeVisible()
  const shown = link.element()
  await readAgain(screen.portal, 'GET /other-category', () => both)
  await expect.element(link).toBeVisible()
  expect(shown.isConnected).toBe(true)
})

test('what was chosen for a new request stays when the page cannot be read again, and opens the draft', async () => {
  answer('POST /other-category', () => sampleApplication({ type: 17, accreditation_id: null }))
  const screen = await open('/other-category/form')
  await screen.getByRole('radio', { name: /^Sea freight forwarders/ }).click()
  await screen.getByRole('radio', { name: /SEC/ }).click()
  await readAgain(screen.portal, 'GET /other-category', () => both)
  await expect.element(screen.getByRole('radio', { name: /SEC/ })).toBeChecked()
  await screen.getByRole('button', { name: 'Open the draft' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ business_id: 3, agency: 'dti', type: 17 })
})

/** One agency knows the business. */
const known = {
  ...both,
  businesses: [
    {
      business_id: 3,
      business_name: request.business_name,
      openings: [
        { agency: 'dti', type: 16, why_not: null },
        { agency: 'dti', type: 17, why_not: null },
        { agency: 'cab', type: 17, why_not: null },
      ],
    },
  ],
}

test('a recommendation is asked of the agency too that does not know the business yet', async () => {
  answer('GET /other-category', () => known)
  answer('POST /other-category', () => sampleApplication({ type: 17, accreditation_id: null }))
  const screen = await open('/other-category/form')
  await screen.getByRole('radio', { name: /^Airfreight forwarders/ }).click()
  await screen.getByRole('button', { name: 'Open the draft' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ business_id: 3, agency: 'cab', type: 17 })
})

test('who comes for a certificate is not asked which of two agencies knows the business', async () => {
  answer('GET /other-category', () => known)
  const screen = await open('/other-category/form?type=16')
  await expect.element(screen.getByRole('button', { name: 'Open the draft' })).toBeEnabled()
  expect(screen.getByRole('radio', { name: /^Airfreight forwarders/ }).elements()).toEqual([])
})
