import { pagedTable } from '@lading/contract/paged-table'
import type { TableView, ViewState } from '@lading/contract/tables'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { startSession } from '#lib/session'
import { authorisation, person } from '../testing/people.ts'
import { answer, asked, Refusal } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { type Column, ServerTable } from './ServerTable.tsx'

const Business = z.object({ id: z.int(), name: z.string(), amount: z.string() })
type Business = z.infer<typeof Business>

const businesses = pagedTable({
  name: 'businesses',
  summary: 'Businesses',
  access: 'staff',
  row: Business,
  orderBy: ['name', 'amount'],
  filters: { form: z.int().optional() },
})
const columns: Column<Business>[] = [
  { header: 'Business', cell: ({ name }) => name, orderBy: 'name' },
  { header: 'Amount', cell: ({ amount }) => <b>{amount}</b>, text: ({ amount }) => `₱${amount}`, orderBy: 'amount' },
  { header: 'Number', cell: ({ id }) => id },
]
const table = (
  <ServerTable
    endpoint={businesses}
    label="Businesses"
    columns={columns}
    rowKey={({ id }) => id}
    filters={[{ name: 'form', label: 'Form', choices: [{ value: 3, label: 'Corporation' }] }]}
  />
)

const LIST = 'POST /lists/businesses'
const VIEWS = 'GET /table-views'
const lists = () => asked.filter(({ path }) => path === '/lists/businesses')
const bodyOf = (kind: string) => asked.findLast(({ method, path }) => `${method} ${path}` === kind)?.body
const heads = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

function answerWith(total: number) {
  answer(LIST, ({ body }) => {
    const { page: turned, per_page } = body as { page: number; per_page: number }
    const ids = Array.from({ length: total }, (_, place) => place + 1).slice((turned - 1) * per_page, turned * per_page)
    return { data: ids.map((id) => ({ id, name: `Business ${id}`, amount: `${id}.00` })), total }
  })
}

const plain: ViewState = { search: '', filters: {}, per_page: 10, hidden: [] }
const view = (name: string, state: Partial<ViewState>, is_default = false): TableView => ({
  id: name.length,
  list: 'businesses',
  name,
  state: { ...plain, ...state },
  is_default,
  version: 1,
})

let kept: { data: TableView[]; columns: { list: string; hidden: string[] }[] }
beforeEach(() => {
  startSession({ user: person('staff'), authorisation })
  kept = { data: [], columns: [] }
  answer(VIEWS, () => ({ ...kept, total: kept.data.length }))
  answer('PUT /table-columns', ({ body }) => {
    kept.columns = [body as (typeof kept.columns)[0]]
    return body
  })
  answerWith(23)
})

describe('columns', () => {
  test('a clerk leaves a column out, and finds the list so again', async () => {
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    await screen.getByRole('button', { name: 'Columns' }).click()
    await screen.getByRole('menuitemcheckbox', { name: 'Amount' }).click()
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Number'])
    expect(bodyOf('PUT /table-columns')).toEqual({ list: 'businesses', hidden: ['Amount'] })
    await screen.unmount()

    const again = await show(table)
    await expect.poll(() => heads(again)).toEqual(['Business', 'Number'])
  })

  test('the last column stays, and all come back at once', async () => {
    kept.columns = [{ list: 'businesses', hidden: ['Business', 'Amount'] }]
    const screen = await show(table)
    await expect.poll(() => heads(screen)).toEqual(['Number'])
    await screen.getByRole('button', { name: 'Columns' }).click()
    await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Number' })).toBeDisabled()
    await screen.getByRole('menuitem', { name: 'Show all columns' }).click()
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Amount', 'Number'])
  })

  test('are chosen by keyboard alone', async () => {
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    screen.getByRole('button', { name: 'Columns' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Business' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}')
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Amount'])
  })

  test('on a phone a row shows the chosen ones alone, the first of them as its title', async () => {
    await page.viewport(390, 800)
    kept.columns = [{ list: 'businesses', hidden: ['Business'] }]
    const screen = await show(table)
    await expect.element(screen.getByRole('cell', { name: '1.00', exact: true })).toHaveAttribute('data-phone', 'title')
    expect(screen.getByText('Business 1', { exact: true }).elements()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await page.viewport(1280, 800)
  })
})

describe('views', () => {
  test('what is shown is saved under a name', async () => {
    answer('POST /table-views', ({ body }) => ({ id: 9, version: 1, ...(body as object) }))
    const screen = await show(table, '/?page=2&per_page=20&order_by=amount&sort_by=asc&search=lines&form=3&hide=Number')
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Save this view…' }).click()
    await screen.getByRole('textbox', { name: 'Name' }).fill('Lines, by amount')
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(screen.getByText('The view is saved.')).toBeVisible()
    expect(bodyOf('POST /table-views')).toEqual({
      list: 'businesses',
      name: 'Lines, by amount',
      is_default: false,
      state: {
        search: 'lines',
        filters: { form: '3' },
        order_by: 'amount',
        sort_by: 'asc',
        per_page: 20,
        hidden: ['Number'],
      },
    })
  })

  test('a name that is taken is said at the field', async () => {
    answer(
      'POST /table-views',
      () => new Refusal('invalid-input', 'Check.', { name: ['You have a view of this name already.'] }),
    )
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Save this view…' }).click()
    await screen.getByRole('textbox', { name: 'Name' }).fill('Urgent')
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(screen.getByText('You have a view of this name already.').first()).toBeVisible()
  })

  test('a view shows its entries and its columns; all entries come back', async () => {
    kept.data = [view('Corporations', { filters: { form: '3' }, hidden: ['Amount'] })]
    const screen = await show(table, '/?search=cargo')
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Corporations' }).click()
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Number'])
    await expect.poll(() => lists().at(-1)?.body).toMatchObject({ form: 3, search: '', page: 1 })

    await screen.getByRole('button', { name: 'Views' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Corporations' })).toHaveAttribute('aria-current', 'true')
    await screen.getByRole('menuitem', { name: 'All entries, as listed' }).click()
    await expect.poll(() => screen.router.state.location.search).toBe('')
    await expect.poll(() => heads(screen)).toEqual(['Business', 'Amount', 'Number'])
  })

  test('a list opens with the view chosen for it, without asking for another first', async () => {
    kept.data = [view('Mine', { search: 'mine', per_page: 20 }, true)]
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 20 of 23 entries')).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).toHaveValue('mine')
    expect(lists()).toHaveLength(1)
  })

  test('an address that says what to show wins over that view', async () => {
    kept.data = [view('Mine', { search: 'mine' }, true)]
    const screen = await show(table, '/?search=theirs')
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    expect(lists().map(({ body }) => (body as { search: string }).search)).toEqual(['theirs'])
  })

  test('what the list no longer knows is left out of an old view', async () => {
    const old = { filters: { gone: '7', form: '99' }, order_by: 'gone', sort_by: 'asc' as const, hidden: ['Gone'] }
    kept.data = [view('Old', old, true)]
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
    expect(lists().at(-1)?.body).toEqual({ page: 1, per_page: 10, search: '' })
    expect(heads(screen)).toEqual(['Business', 'Amount', 'Number'])
  })

  test('where the views cannot be read, the list is shown as it is', async () => {
    answer(VIEWS, () => new Refusal('unexpected', 'Error processing data.'))
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 23 entries')).toBeVisible()
  })

  test('a view is deleted after a question', async () => {
    kept.data = [view('Short-lived', {})]
    answer('DELETE /table-views/11', () => {
      kept.data = []
      return { id: 11 }
    })
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Views' }).click()
    await screen.getByRole('menuitem', { name: 'Manage views…' }).click()
    await screen.getByRole('button', { name: 'Delete Short-lived' }).click()
    await screen.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(screen.getByText('You keep no view of this list.')).toBeVisible()
  })
})

describe('export', () => {
  const files: Blob[] = []
  beforeEach(() => {
    files.length = 0
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'about:blank#file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    answer('POST /table-exports', () => ({ noted_at: '2026-11-22T06:00:00Z' }))
  })
  afterEach(() => vi.restoreAllMocks())
  const linesIn = async (file: Blob) => (await file.text()).trimEnd().split('\r\n')

  test('holds every entry and the columns that are shown, as they are shown', async () => {
    answerWith(1203)
    const screen = await show(table, '/?page=3&search=cargo&hide=Number')
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('1203 entries were saved.')).toBeVisible()
    const lines = await linesIn(files[0]!)
    expect([lines.length, lines[0], lines[1204 - 1]]).toEqual([1204, 'Business,Amount', 'Business 1203,₱1203.00'])
    expect(
      lists()
        .slice(-3)
        .map(({ body }) => body),
    ).toMatchObject([1, 2, 3].map((no) => ({ page: no, search: 'cargo' })))
    expect(bodyOf('POST /table-exports')).toEqual({
      list: 'businesses',
      entries: 1203,
      columns: ['Business', 'Amount'],
      search: 'cargo',
      filters: {},
    })
  })

  test('an error in the middle leaves no half file and says so', async () => {
    answerWith(1203)
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 1203 entries')).toBeVisible()
    answer(LIST, ({ body }) => {
      const { page: no } = body as { page: number }
      if (no === 2) return new Refusal('unexpected', 'The second page did not come.')
      return { data: Array.from({ length: 500 }, (_, id) => ({ id, name: 'A', amount: '1' })), total: 1203 }
    })
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('The second page did not come.').first()).toBeVisible()
    expect(files).toEqual([])
    expect(bodyOf('POST /table-exports')).toBeUndefined()
  })

  test('a long one tells how far it is, and can be cancelled', async () => {
    answerWith(1203)
    const screen = await show(table)
    await expect.element(screen.getByText('Showing 1 to 10 of 1203 entries')).toBeVisible()
    answer(LIST, ({ body }) =>
      (body as { page: number }).page === 1
        ? { data: Array.from({ length: 500 }, (_, id) => ({ id, name: 'A', amount: '1' })), total: 1203 }
        : new Promise(() => {}),
    )
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('500 of 1203 entries are read.')).toBeVisible()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByText('The export was cancelled; nothing was saved.')).toBeVisible()
    expect(files).toEqual([])
  })

  test('what no file holds is said before it is read', async () => {
    answer(LIST, () => ({ data: [{ id: 1, name: 'A', amount: '1' }], total: 26_411 }))
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText(/26,411 entries, and a file holds 10,000 at most/)).toBeVisible()
    expect(files).toEqual([])
  })

  test('nothing is handed over that was not written down', async () => {
    answer('POST /table-exports', () => new Refusal('unexpected', 'It could not be written down.'))
    const screen = await show(table)
    await screen.getByRole('button', { name: 'Export' }).click()
    await expect.element(screen.getByText('It could not be written down.')).toBeVisible()
    expect(files).toEqual([])
  })
})
