import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerWith, type Business, businesses, form } from '../../testing/business-list.tsx'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { type Column, ServerTable } from './ServerTable.tsx'

const columns: Column<Business>[] = [
  { header: 'Business', cell: ({ name }) => name, orderBy: 'name' },
  { header: 'Amount', cell: ({ amount }) => amount, orderBy: 'amount', align: 'right' },
]

const table = (
  <ServerTable
    endpoint={businesses}
    label="Businesses"
    columns={columns}
    rowKey={({ id }) => id}
    rowLink={() => '/elsewhere'}
    filters={[form]}
    empty={{ title: 'No business yet', hint: 'Register one to begin.' }}
  />
)

/** The last request of the list. */
const request = () => asked.at(-1)?.body

test('a clerk sees which entries are shown and turns the pages', async () => {
  answerWith(23)
  const screen = await show(table)
  await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()

  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByText('Showing 11 to 20 of 23 entries')).toBeVisible()
  await screen.getByRole('button', { name: 'Last page' }).click()
  await expect.element(screen.getByText('Showing 21 to 23 of 23 entries')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(request).toMatchObject({ page: 3, per_page: 10, search: '' })
})

test('page, size, order, search and filter stand in the address and come back with it', async () => {
  answerWith(90)
  const screen = await show(table, '/?page=2&per_page=20&order_by=amount&sort_by=asc&search=lines&form=3')
  await expect.element(screen.getByText('Showing 21 to 40 of 90 entries')).toBeVisible()
  expect(request()).toEqual({ page: 2, per_page: 20, order_by: 'amount', sort_by: 'asc', search: 'lines', form: 3 })
  await expect.element(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(screen.getByRole('combobox', { name: 'Form' })).toHaveValue('Corporation')
})

test('an address that asks for nonsense shows the first ten', async () => {
  answerWith(23)
  const screen = await show(table, '/?page=-4&per_page=7000&sort_by=up')
  await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
})

test('a page beyond the end leads back to the last one', async () => {
  answerWith(23)
  const screen = await show(table, '/?page=9')
  await expect.element(screen.getByText('Showing 21 to 23 of 23 entries')).toBeVisible()
})

test('sorting by a column starts at the first page and turns round on the second click', async () => {
  answerWith(23)
  const screen = await show(table, '/?page=2')
  await screen.getByRole('button', { name: 'Business' }).click()
  await expect.element(screen.getByRole('columnheader', { name: 'Business' })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.router.state.location.search).toBe('?order_by=name&sort_by=asc')

  await screen.getByRole('button', { name: 'Business' }).click()
  await expect
    .element(screen.getByRole('columnheader', { name: 'Business' }))
    .toHaveAttribute('aria-sort', 'descending')
})

test('the search is sent once the typing has settled', async () => {
  answerWith(23)
  const screen = await show(table, '/?page=2')
  await expect.element(screen.getByText('Showing 11 to 20 of 23 entries')).toBeVisible()
  await screen.getByRole('searchbox').fill('cargo')
  await expect.poll(request).toMatchObject({ page: 1, search: 'cargo' })
  expect(asked.filter(({ body }) => (body as { search: string }).search !== '')).toHaveLength(1)
})

test('an empty list says what to do next', async () => {
  answerWith(0)
  const screen = await show(table)
  await expect.element(screen.getByText('Register one to begin.')).toBeVisible()
  await expect.element(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible()
})

test('a search that finds nothing leads back to all entries', async () => {
  answer('POST /lists/businesses', () => ({ data: [], total: 0 }))
  const screen = await show(table, '/?search=zzz')
  await expect.element(screen.getByText('No results')).toBeVisible()
  answerWith(23)
  await screen.getByRole('button', { name: 'Show all entries' }).click()
  await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('a list that cannot be loaded says so, here and in a toast, and can be tried again', async () => {
  answer('POST /lists/businesses', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const screen = await show(table)
  await expect.element(screen.getByText('Error processing data.').first()).toBeVisible()
  expect(screen.getByText('Error processing data.').elements()).toHaveLength(2)

  answerWith(1)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
})

test('the errors of a refused list are told before its message', async () => {
  const refusal = new Refusal('invalid-input', 'Check what you asked.', { form: ['There is no such form.'] })
  answer('POST /lists/businesses', () => refusal)
  const screen = await show(table)
  await expect.element(screen.getByText('There is no such form.').first()).toBeVisible()
})

test('a row opens by a click anywhere and by the keyboard', async () => {
  answerWith(2)
  const screen = await show(table)
  await screen.getByText('2.00').click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await screen.router.navigate(-1)
  await expect.element(screen.getByRole('link', { name: 'Business 1' })).toBeVisible()
  screen.getByRole('link', { name: 'Business 1' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('on a phone a row is two lines and nothing runs over the edge', async () => {
  await page.viewport(390, 800)
  answerWith(3)
  const screen = await show(table)
  await expect.element(screen.getByText('Showing 1 to 3 of 3 entries')).toBeVisible()
  const { height } = screen.getByRole('row').nth(1).element().getBoundingClientRect()
  expect(height).toBeLessThan(70)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a list that ends where nobody counted on says that there is more', async () => {
  answer('POST /lists/businesses', () => ({ data: [{ id: 1, name: 'Acme', amount: '1' }], total: 1000, is_more: true }))
  const screen = await show(table)
  await expect
    .element(screen.getByText('Showing 1 to 10 of more than 1,000 entries. The 1,000 that changed last are listed.'))
    .toBeVisible()
})
