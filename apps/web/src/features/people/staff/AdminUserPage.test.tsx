import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import { auditor, offered, reviewer } from '../../../testing/administration.ts'
import AddAdminUserPage from './AddAdminUserPage.tsx'
import AdminUserPage from './AdminUserPage.tsx'

const account = {
  id: 7,
  version: 3,
  email: 'reviewer@lading.example',
  first_name: 'Ramon',
  middle_name: '',
  last_name: 'Catacutan',
  suffix: '',
  mobile: '',
  status: 'active',
  has_password: true,
  change_passwd: 0,
  email_verified_at: null,
  last_login: null,
  created_at: '2026-11-01T00:00:00Z',
  roles: [{ id: 4, name: 'Reviewer' }],
  permissions: [],
  agency: 'dti',
  position_title: 'Senior specialist',
  unit: 'Accreditation',
  open_transactions: 2,
}

beforeEach(() => {
  startSession({ user: person('staff', ['view-user', 'manage-role-permission']), authorisation })
  answer('GET /roles', () => ({ data: [reviewer, auditor] }))
  answer('GET /permissions', () => ({ data: offered }))
  answer('GET /admin-users/7', () => account)
  answer('POST /lists/activity', () => ({ data: [], total: 0 }))
})

const open = (address: string) =>
  showRoutes(
    [
      { path: '/admin-users/add', element: <AddAdminUserPage /> },
      { path: '/admin-users/:id', element: <AdminUserPage /> },
    ],
    address,
  )

test('an address that was not confirmed yet is said to be so', async () => {
  const screen = await open('/admin-users/7')
  await expect.element(screen.getByText('E-mail confirmed')).toBeVisible()
  await expect.element(screen.getByText('Not yet', { exact: true })).toBeVisible()
})

test('an administrator hands over a password that is shown once', async () => {
  answer('PATCH /admin-users/resetpasswd/7', () => ({ password: 'x7-Q.m2_Vp+L9zRt' }))
  const screen = await open('/admin-users/7')
  await screen.getByRole('button', { name: 'Reset the password' }).click()
  await screen.getByRole('radio', { name: 'A password to hand over' }).click()
  await screen.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect.element(screen.getByText('x7-Q.m2_Vp+L9zRt')).toBeVisible()
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByText('x7-Q.m2_Vp+L9zRt')).not.toBeInTheDocument()
  expect(asked.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ method: 'hand-over', version: 3 })
})

test('an account is disabled with a reason, and not without one', async () => {
  answer('PATCH /admin-users/status/7', () => ({ ...account, status: 'disabled' }))
  const screen = await open('/admin-users/7')
  await screen.getByRole('button', { name: 'Disable the account' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect.element(dialog.getByText('Enter the reason.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moved to another office')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect
    .poll(() => asked.findLast(({ method }) => method === 'PATCH')?.body)
    .toEqual({
      status: 'disabled',
      reason: 'Moved to another office',
      version: 3,
    })
})

test('what is typed stays when the account is disabled above it, and is saved', async () => {
  const disabled = { ...account, status: 'disabled', version: 4 }
  answer('PATCH /admin-users/status/7', () => {
    answer('GET /admin-users/7', () => disabled)
    return disabled
  })
  answer('PUT /admin-users/7', () => disabled)
  const screen = await open('/admin-users/7')
  const position = screen.getByRole('textbox', { name: 'Position' })
  await position.fill('Division chief')
  await screen.getByRole('button', { name: 'Disable the account' }).click()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Moved to another office')
  await screen.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Enable the account' })).toBeVisible()
  await expect.element(position).toHaveValue('Division chief')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked.findLast(({ method }) => method === 'PUT')?.body)
    .toMatchObject({ position_title: 'Division chief', version: 4 })
})

test('what is typed stays when the account cannot be read again', async () => {
  const screen = await open('/admin-users/7')
  const position = screen.getByRole('textbox', { name: 'Position' })
  await position.fill('Division chief')
  answer('GET /admin-users/7', () => new Refusal('unexpected', 'Error processing data.'))
  await screen.portal.queries.invalidateQueries()
  await screen.getByRole('textbox', { name: 'Unit' }).fill('Licensing')
  await expect.element(position).toHaveValue('Division chief')
})

test('roles are given by their names, with the version that was seen', async () => {
  answer('PUT /admin-users/7', ({ body }) => ({ ...account, ...(body as object), roles: account.roles }))
  const screen = await open('/admin-users/7')
  await screen.getByRole('textbox', { name: 'Position' }).fill('Division chief')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked.findLast(({ method }) => method === 'PUT')?.body)
    .toMatchObject({
      role_ids: [4],
      agency: 'dti',
      position_title: 'Division chief',
      version: 3,
    })
})

test('a person who may only see accounts is offered no change', async () => {
  startSession({ user: person('staff', ['view-user']), authorisation })
  const screen = await open('/admin-users/7')
  await expect.element(screen.getByRole('heading', { name: 'Ramon Catacutan' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reset the password' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('nobody is offered to disable or change the rights of themselves', async () => {
  answer('GET /admin-users/41', () => ({ ...account, id: 41 }))
  const screen = await open('/admin-users/41')
  await expect.element(screen.getByText('You cannot change your own roles, permissions or side.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Disable the account' })).not.toBeInTheDocument()
})

test('an administrator removes the second factor of somebody who lost the phone, and says why', async () => {
  answer('GET /admin-users/7', () => ({ ...account, has_second_factor: true }))
  answer('PATCH /admin-users/second-factor/7', () => account)
  const screen = await open('/admin-users/7')
  await screen.getByRole('button', { name: 'Remove the second factor' }).click()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText('Enter the reason.').first()).toBeVisible()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Lost the phone at sea')
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText(/second factor of .* is removed/)).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    reason: 'Lost the phone at sea',
    version: 3,
  })
})

test('an address that waits is told and decided on the page, while that of the form stays shut', async () => {
  const { roles, permissions, agency } = account
  const change = { id: 9, asked_by: 'Cruz, Ben', asked_at: '2026-11-20T02:00:00Z', is_mine: false, is_about_me: false }
  const wanted = { roles, permissions, agency, email: 'catacutan@lading.example' }
  answer('GET /admin-users/7', () => ({ ...account, change: { ...change, wanted } }))
  const screen = await open('/admin-users/7')
  await expect.element(screen.getByText('E-mail address: catacutan@lading.example')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'E-mail address' })).toBeDisabled()
})

test('rights that wait are told in words and decided on the page, while the roles of the form stay shut', async () => {
  const wanted = { roles: [{ id: 14, name: 'Auditor' }], permissions: [], agency: null }
  const change = { id: 9, asked_by: 'Cruz, Ben', asked_at: '2026-11-20T02:00:00Z', is_mine: false, is_about_me: false }
  answer('GET /admin-users/7', () => ({ ...account, change: { ...change, wanted } }))
  answer('POST /admin-users/7/change', () => ({ ...account, roles: wanted.roles, agency: null }))
  const screen = await open('/admin-users/7')
  await expect.element(screen.getByText('Role added: Auditor')).toBeVisible()
  await expect.element(screen.getByText('Role removed: Reviewer')).toBeVisible()
  await expect.element(screen.getByText('Side: Both')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: /^Roles/ })).toBeDisabled()
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === '/admin-users/7/change')?.body)
    .toEqual({ change_id: 9, decision: 'confirm' })
})
