import { beforeEach, expect, test } from 'vitest'
import { startSession } from '#lib/session'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { showRoutes } from '../../../testing/show.tsx'
import { auditor, customers, offered, reviewer } from '../testing.ts'
import AddRolePage from './AddRolePage.tsx'
import RolePage from './RolePage.tsx'
import RolesPage from './RolesPage.tsx'

beforeEach(() => {
  startSession({ user: person('staff', ['manage-role-permission']), authorisation })
  answer('GET /roles', () => ({ data: [reviewer, customers, auditor] }))
  answer('GET /permissions', () => ({ data: offered }))
  const holder = { user_id: 3, name: 'Catacutan, Ramon', email: 'reviewer@lading.example', is_active: true }
  answer('GET /roles/4', () => ({ ...reviewer, holders: [holder] }))
  answer('GET /roles/2', () => ({ ...customers, holders: [] }))
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

test('an administrator reads the roles in their order, and why one cannot be deleted', async () => {
  const screen = await open('/roles')
  await expect.element(screen.getByRole('row', { name: /1 Reviewer REV One agency/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Delete Reviewer' }).click()
  await expect.element(screen.getByText('2 people hold this role; give them another one first.')).toBeVisible()
})

test('a role is changed with the version that was seen', async () => {
  answer('PUT /roles/4', ({ body }) => ({ ...reviewer, ...(body as object) }))
  const screen = await open('/roles/4')
  await expect.element(screen.getByText('Catacutan, Ramon')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Collections' }).click()
  await expect.element(screen.getByText('3 permissions given')).toBeVisible()
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
  answer('POST /roles', () => new Refusal('invalid-input', 'No.', { name: ['A role of this name exists already.'] }))
  const screen = await open('/roles/add')
  await screen.getByRole('button', { name: 'Add the role' }).click()
  await expect.element(screen.getByText('Name the role.').first()).toBeVisible()
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Archivist')
  await screen.getByRole('textbox', { name: 'Short name' }).fill('arc')
  await screen.getByRole('button', { name: 'Give all of The agencies’ own' }).click()
  await screen.getByRole('button', { name: 'Add the role' }).click()
  await expect.element(screen.getByText('A role of this name exists already.').first()).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    position: 4,
    permissions: ['lend-files'],
  })
})
