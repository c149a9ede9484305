import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import { auditor, customers, offered, reviewer } from '../../../testing/administration.ts'
import AddRolePage from './AddRolePage.tsx'
import RolePage from './RolePage.tsx'
import RolesPage from './RolesPage.tsx'

beforeEach(() => {
  startSession({ user: person('staff', ['manage-role-permission']), authorisation })
  answer('GET /roles', () => ({ data: [reviewer, customers, auditor] }))
  answer('GET /permissions', () => ({ data: offered }))
  const holder = { user_id: 3, name: 'Catacutan, Ramon', email: 'reviewer@lading.example', is_active: true }
  answer('GET /roles/4', () => ({ ...reviewer, holders: [holder], change: null }))
  answer('GET /roles/2', () => ({ ...customers, holders: [], change: null }))
})

const open = (address: string) =>
  showRoutes(
    [
      { path: '/roles', element: <RolesPage /> },
      { path: '/roles/add', element: <AddRolePage /> },
      { path: '/roles/:id', element: <RolePage /> },
    ],
    address,
  )

test('an administrator reads the roles in their order', async () => {
  const screen = await open('/roles')
  await expect.element(screen.getByRole('row', { name: /1 Reviewer REV One agency/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
})

test('a role is deleted on its own page, and only while nobody has it', async () => {
  answer('GET /roles/9', () => ({ ...auditor, id: 9, people: 0, holders: [], change: null }))
  answer('DELETE /roles/9', () => ({ id: 9 }))
  const held = await open('/roles/4')
  await expect.element(held.getByRole('heading', { name: 'Reviewer', exact: true })).toBeVisible()
  await expect.element(held.getByRole('button', { name: 'Delete the role' })).not.toBeInTheDocument()
  const screen = await open('/roles/9')
  const button = screen.getByRole('button', { name: 'Delete the role' })
  await button.click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(button).toHaveFocus()
  await button.click()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Roles' })).toBeVisible()
})

test('a role is changed with the version that was seen', async () => {
  answer('PUT /roles/4', ({ body }) => ({ ...reviewer, ...(body as object) }))
  const screen = await open('/roles/4')
  await expect.element(screen.getByText('Catacutan, Ramon')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Collections' }).click()
  await expect.element(screen.getByText('3 permissions selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(/^The role Reviewer is saved\./)).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Reviewer',
    short: 'REV',
    agency_rule: 'one',
    position: 1,
    permissions: ['endorse-for-payment', 'view-transaction-for-review-list', 'view-collections-report'],
    version: 7,
  })
})

test('the role of customers offers only what customers may hold', async () => {
  const screen = await open('/roles/2')
  await expect.element(screen.getByRole('checkbox', { name: 'My businesses' })).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'For review' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: 'One agency' })).not.toBeInTheDocument()
})

test('a new role asks for what is missing, and says what the server refuses at its field', async () => {
  answer('POST /roles', () => new Refusal('invalid-input', 'No.', { name: ['A role with this name already exists.'] }))
  const screen = await open('/roles/add')
  await screen.getByRole('button', { name: 'Add the role' }).click()
  await expect.element(screen.getByText('Name the role.').first()).toBeVisible()
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Archivist')
  await screen.getByRole('textbox', { name: 'Short name' }).fill('arc')
  await screen.getByRole('button', { name: 'Select all of Added by the agencies' }).click()
  await screen.getByRole('button', { name: 'Add the role' }).click()
  await expect.element(screen.getByText('A role with this name already exists.').first()).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    position: 4,
    permissions: ['lend-files'],
  })
})

const change = (is_mine: boolean) => ({
  id: 5,
  wanted: { ...reviewer, name: 'Chief reviewer', permissions: ['endorse-for-payment'] },
  asked_by: 'Custodio, Dennis',
  asked_at: '2026-11-20T02:00:00Z',
  is_mine,
})

test('a change that waits says what it wants, and another administrator confirms it', async () => {
  answer('GET /roles/4', () => ({ ...reviewer, is_waiting: true, holders: [], change: change(false) }))
  answer('POST /roles/4/change', () => ({ ...reviewer, name: 'Chief reviewer' }))
  const screen = await open('/roles/4')
  await expect.element(screen.getByText('Name: Chief reviewer')).toBeVisible()
  await expect.element(screen.getByText('Removed: For review')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => asked.findLast(({ method }) => method === 'POST')?.body)
    .toEqual({ change_id: 5, decision: 'confirm' })
})

test('who asked for a change may only take it back', async () => {
  answer('GET /roles/4', () => ({ ...reviewer, is_waiting: true, holders: [], change: change(true) }))
  const screen = await open('/roles/4')
  await expect.element(screen.getByRole('button', { name: 'Withdraw the change' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
})
