import { services } from '@lading/domain/transactions/services'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import ServicePage, { loader } from './ServicePage.tsx'

const bands = [
  { first_day: 1, last_day: 15, amount: '2000.00', each_branch: '500.00' },
  { first_day: 16, last_day: null, amount: '12000.00', each_branch: '3000.00' },
]

beforeEach(() =>
  answer('GET /services', ({ path }) => ({
    working_days: 7,
    minimum_capital: null,
    fees: { lines: [], total: '0.00' },
    renewal: path.includes('service=renewal') ? { window_months: 3, late_days: 30 } : null,
    surcharges: path.includes('service=renewal') ? bands : [],
    documents: [],
    issues_document: true,
  })),
)

const open = (slug: string) =>
  showRoutes(
    [{ path: '/services/:slug', loader, element: <ServicePage />, HydrateFallback: () => null }],
    `/services/${slug}`,
  )

/** Where each service is begun that is not one of the changes begun on one page. */
const beginnings: Readonly<Record<string, string>> = {
  'new-accreditation': '/new-application',
  renewal: '/renewal-application',
  'additional-category': '/additional-category',
  'annual-report': '/new-reporting',
  'quarterly-report': '/new-reporting',
  'insurance-coverage': '/new-reporting',
  'request-for-certificate': '/other-category/form?type=16',
  'request-for-sec-recommendation': '/other-category/form?type=17',
}

test('a member of staff is told that clients start it, and gets no way that would refuse them', async () => {
  startSession({ user: person('staff', []), authorisation })
  const screen = await open('new-accreditation')
  await expect.element(screen.getByText('Clients start this from their own account.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Start now' })).not.toBeInTheDocument()
})

test.each(services.map(({ slug }) => slug))('“Start now” of %s leads to where it is begun', async (slug) => {
  startSession({ user: person('customer'), authorisation })
  const screen = await open(slug)
  await expect
    .element(screen.getByRole('link', { name: 'Start now' }))
    .toHaveAttribute('href', beginnings[slug] ?? '/information-update')
})

test('a holder reads what a late renewal costs more, and is not told to register a business', async () => {
  const screen = await open('renewal')
  const window = 'Renewal opens 3 months before the accreditation expires and is accepted late until 30 days after.'
  await expect.element(screen.getByText(window)).toBeVisible()
  const line = screen.getByRole('listitem').filter({ hasText: '1 to 15 days late' })
  await expect.element(line.getByText('₱2,000.00')).toBeVisible()
  await expect.element(line.getByText('₱500.00 more for each branch')).toBeVisible()
  await expect.element(screen.getByText(/^Log in with the account of the accredited business/)).toBeVisible()
  await expect.element(screen.getByText(/register your business/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Start now' })).toHaveAttribute('href', '/login')
})

test('a newcomer reads that a business is registered first, and of no surcharge', async () => {
  const screen = await open('new-accreditation')
  await expect.element(screen.getByText(/register your business/)).toBeVisible()
  await expect.element(screen.getByText(/surcharge/)).not.toBeInTheDocument()
})

test('a newcomer reads what a service costs, how long it takes, what to prepare, what happens, and what to do without a document', async () => {
  const document = { help: '', why: '', mandatory: true, may_follow: false, is_conditional: false }
  const branches = { mandatory: false, is_conditional: true, why: 'Required for each branch, if you have any.' }
  answer('GET /services', () => ({
    working_days: 7,
    minimum_capital: '250000.00',
    fees: { lines: [{ label: 'Domestic', quantity: 1, amount: '4000.00', why: 'DAO 24-09' }], total: '4030.00' },
    surcharges: [],
    documents: [
      { ...document, code: 'S-01', name: 'Articles of incorporation' },
      { ...document, code: 'S-02', name: 'Insurance policy', may_follow: true },
      { ...document, code: 'S-03', name: 'Letter of the bank', mandatory: false },
      { ...document, ...branches, code: 'S-20', name: 'Permit of a branch' },
    ],
    issues_document: true,
  }))
  const screen = await open('new-accreditation')
  const fees = screen.getByRole('list', { name: 'Fees' })
  await expect.element(fees.getByRole('listitem').last()).toHaveTextContent('Total₱4,030.00')
  await expect.element(screen.getByText(/paid-up capital of at least ₱250,000.00/)).toBeVisible()
  await expect.element(screen.getByText('7 working days', { exact: true })).toBeVisible()
  const documents = screen.getByRole('list', { name: 'Documents to prepare' }).getByRole('listitem')
  expect(documents.elements().map(({ textContent }) => textContent.trim())).toEqual([
    'Articles of incorporation',
    'Insurance policyYou may submit before you have it.',
    'Letter of the bank (optional)',
    'Permit of a branch (in some cases)Required for each branch, if you have any.',
  ])
  await expect.element(screen.getByRole('button', { name: 'Print the list' })).toBeVisible()
  await expect.element(screen.getByText(/add them later: Insurance policy\./)).toBeVisible()
  const steps = [/^Register an account/, /^Answer the questions/, /^The agency evaluates/, /^You receive an order/]
  const order = [...steps, /^The agency decides, within 7 working days/, /^Your .* is issued, with a QR code/]
  const happens = screen.getByRole('region', { name: 'What happens' }).getByRole('listitem')
  expect(happens.elements().map(({ textContent }) => textContent)).toEqual(
    order.map((step) => expect.stringMatching(step)),
  )
})
