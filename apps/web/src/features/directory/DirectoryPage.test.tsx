import { expect, test } from 'vitest'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import DirectoryPage, { loader } from './DirectoryPage.tsx'

const entry = {
  accreditation_id: 1,
  business_name: 'Amihan Cargo Logistics Inc.',
  trade_name: '',
  number: '26-SFF-000001',
  agency: 'dti',
  scope: 'Domestic, NVOCC',
  city: 'Parañaque',
  first_day: '2026-11-21',
  expiry_date: '2028-11-20',
  slug: 'abc',
}

const PATH = '/accredited-freights-forwarder'
const open = (search = '') =>
  showRoutes([{ path: PATH, loader, element: <DirectoryPage />, HydrateFallback: () => null }], `${PATH}${search}`)

test('a forwarder stands there with number, scope and last day, and leads to the certificate', async () => {
  answer('GET /directory', () => ({ data: [entry], total: 1, is_more: false }))
  const screen = await open()
  await expect.element(screen.getByText('1 forwarder')).toBeVisible()
  await expect.element(screen.getByText('26-SFF-000001')).toBeVisible()
  await expect.element(screen.getByText('until 20 Nov 2028')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: entry.business_name }))
    .toHaveAttribute('href', `${PATH}/certificate/abc`)
})

test('what is searched and chosen stands in the address and begins again at page 1', async () => {
  answer('GET /directory', () => ({ data: [entry], total: 61, is_more: false }))
  const screen = await open('?page=3')
  await screen.getByRole('radio', { name: 'NVOCC' }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('?scope=nvocc')
  await screen.getByRole('searchbox').fill('amihan')
  await expect.poll(() => asked.at(-1)?.path).toBe('/directory?search=amihan&page=1&scope=nvocc')
})

test('what is chosen while another choice is still on its way is not lost, and both are seen at once', async () => {
  let arrive = (): void => undefined
  answer('GET /directory', () => ({ data: [entry], total: 1, is_more: false }))
  const screen = await open()
  await expect.element(screen.getByText('1 forwarder')).toBeVisible()
  const slow = new Promise<void>((resolve) => (arrive = resolve))
  answer('GET /directory', async () => {
    await slow
    return { data: [entry], total: 1, is_more: false }
  })
  await screen.getByRole('radio', { name: 'NVOCC' }).click()
  await screen.getByRole('radio', { name: 'Airfreight' }).click()
  await expect.element(screen.getByRole('radio', { name: 'NVOCC' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Airfreight' })).toBeChecked()
  arrive()
  await expect.poll(() => screen.router.state.location.search).toBe('?scope=nvocc&kind=air')
})

test('of more than a thousand found, no more are counted', async () => {
  answer('GET /directory', () => ({ data: [entry], total: 1000, is_more: true }))
  const screen = await open('?search=cargo')
  await expect.element(screen.getByText('1 to 1 of more than 1,000 forwarders')).toBeVisible()
})

test('what the address says wrongly is not asked', async () => {
  answer('GET /directory', () => ({ data: [entry], total: 1, is_more: false }))
  await open('?page=-7&scope=everything&kind=rail')
  await expect.poll(() => asked.map(({ path }) => path)).toEqual(['/directory?search=&page=1'])
})

test('where nobody fits a way back to everybody is offered', async () => {
  answer('GET /directory', ({ path }) =>
    path.includes('zzz') ? { data: [], total: 0, is_more: false } : { data: [entry], total: 1, is_more: false },
  )
  const screen = await open('?search=zzz')
  await expect.element(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
  await screen.getByRole('button', { name: 'Show all forwarders' }).click()
  await expect.element(screen.getByText(entry.number)).toBeVisible()
})

test('a refusal is said in its words and can be tried again', async () => {
  answer('GET /directory', () => new Refusal('too-many-requests', 'Too many requests. Wait a minute.'))
  const screen = await open()
  await expect.element(screen.getByText('Too many requests. Wait a minute.')).toBeVisible()
  answer('GET /directory', () => ({ data: [entry], total: 1, is_more: false }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(entry.number)).toBeVisible()
})
