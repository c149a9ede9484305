import type { TableView } from '@lading/contract/tables/tables'
import { beforeEach, expect, test } from 'vitest'
import type { ScreenKnowledge } from '#lib/known-screens.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import TablesPage from './TablesPage.tsx'

const VIEWS = 'GET /table-views'
const urgent: TableView = {
  id: 7,
  list: 'for-review',
  name: 'Urgent',
  state: {
    search: 'sea & air',
    filters: { type: '1' },
    order_by: 'due_on',
    sort_by: 'asc',
    per_page: 20,
    hidden: ['Filed'],
  },
  is_default: true,
  version: 1,
}

let kept: TableView[]
beforeEach(() => {
  kept = [urgent]
  answer(VIEWS, () => ({ data: kept, total: kept.length, columns: [] }))
  startSession({ user: person('staff'), authorisation })
})

const screens: ScreenKnowledge = {
  screens: ['/transactions/for-review', '/transactions/for-approval', '/roles'].map((path) => ({
    path,
    title: path,
    audience: 'staff',
  })),
  menuOf: () => [
    {
      title: 'Approvals',
      items: [
        { path: '/transactions/for-review', label: 'For Review', list: 'for-review' },
        { path: '/transactions/for-approval', label: 'For Approval', list: 'for-approval' },
      ],
    },
    { title: 'Administration', items: [{ path: '/roles', label: 'Roles' }] },
  ],
  isOpen: ({ path }) => path !== '/transactions/for-approval',
}
const open = () => show(<TablesPage />, '/', { screens })

test('a member of staff finds the lists the guard opens, in the groups of the menu, and nothing else', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('region', { name: 'Approvals' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'For Review' }))
    .toHaveAttribute('href', '/transactions/for-review')
  expect(screen.getByRole('link', { name: /For Approval|Roles/ }).elements()).toEqual([])
})

test('a view is a link that says all it holds', async () => {
  const screen = await open()
  const link = screen.getByRole('link', { name: 'Urgent' })
  await expect.element(link).toBeVisible()
  const { pathname, searchParams } = new URL(link.element().getAttribute('href') ?? '', location.origin)
  expect(pathname).toBe('/transactions/for-review')
  expect(Object.fromEntries(searchParams)).toEqual({
    type: '1',
    per_page: '20',
    search: 'sea & air',
    order_by: 'due_on',
    sort_by: 'asc',
    hide: 'Filed',
  })
})

test('a view is renamed and deleted here', async () => {
  answer('PUT /table-views/7', ({ body }) => {
    kept = [{ ...urgent, ...(body as Partial<TableView>), version: 2 }]
    return kept[0]
  })
  answer('DELETE /table-views/7', () => {
    kept = []
    return { id: 7 }
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Manage the views of For Review' }).click()
  await screen.getByRole('button', { name: 'Rename Urgent' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Soon')
  await screen.getByRole('button', { name: 'Rename', exact: true }).click()
  await screen.getByRole('button', { name: 'Delete Soon' }).click()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByText('No saved views of this list.')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { name: 'Soon', version: 1 },
  ])
})

test('a list is found by its own name or by that of a view', async () => {
  const screen = await open()
  await screen.getByRole('searchbox').fill('urg')
  await expect.element(screen.getByRole('link', { name: 'For Review' })).toBeVisible()
  await screen.getByRole('searchbox').fill('nothing')
  await expect.element(screen.getByText('No results')).toBeVisible()
})

test('where the views cannot be read, the lists still open', async () => {
  answer(VIEWS, () => new Refusal('unexpected', 'Error processing data.'))
  const screen = await open()
  await expect.element(screen.getByText(/Your saved views could not be loaded/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'For Review' })).toBeVisible()
})

test('somebody without any list is told why', async () => {
  const screen = await show(<TablesPage />)
  await expect.element(screen.getByText('No lists available')).toBeVisible()
})
