import { beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { show } from '../../../testing/show.tsx'
import { offered } from '../../../testing/administration.ts'
import PermissionsPage from './PermissionsPage.tsx'

beforeEach(() => {
  startSession({ user: person('staff', ['manage-role-permission']), authorisation })
  answer('GET /permissions', () => ({ data: offered }))
})

test('an administrator reads who has a permission, and deletes in its record what the portal does not ask', async () => {
  answer('DELETE /permissions/9', () => ({ id: 9 }))
  const screen = await show(<PermissionsPage />)
  await expect.element(screen.getByRole('row', { name: /view-transaction-for-review-list.*Reviewer/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Describe endorse-for-payment' }).click()
  const described = screen.getByRole('dialog', { name: 'Describe endorse-for-payment' })
  await expect.element(described.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect.element(described.getByRole('button', { name: 'Delete the permission' })).not.toBeInTheDocument()
  await described.getByRole('button', { name: 'Cancel' }).click()

  await screen.getByRole('button', { name: 'Describe lend-files' }).click()
  await screen.getByRole('button', { name: 'Delete the permission' }).click()
  await screen.getByRole('dialog', { name: 'Delete lend-files?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('lend-files is deleted.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a name that is badly written is told before it is sent', async () => {
  answer('POST /permissions', ({ body }) => ({ ...ensure(offered[0]), ...(body as object) }))
  const screen = await show(<PermissionsPage />)
  await screen.getByRole('button', { name: 'Add a permission' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add a permission' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lend Files')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.element(dialog.getByText(/^Write small letters/).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('lend-more')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByText('The permission is added.')).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ name: 'lend-more', description: '' })
})
