import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import { auditor, customers, offered, reviewer } from '../../../testing/administration.ts'
import AccessibilityPage from './AccessibilityPage.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  startSession({ user: person('staff', ['manage-role-permission']), authorisation })
  answer('GET /roles', () => ({ data: [reviewer, customers, auditor] }))
  answer('GET /permissions', () => ({ data: offered }))
})

const open = (address = '/accessibility') =>
  showRoutes([{ path: '/accessibility', element: <AccessibilityPage /> }], address)
const box = (screen: Awaited<ReturnType<typeof open>>, name: string) =>
  screen.getByRole('checkbox', { name, exact: true })

test('an administrator sees who has which permission, and that customers may not have all', async () => {
  const screen = await open()
  await expect.element(box(screen, 'For review: Reviewer')).toBeChecked()
  await expect.element(box(screen, 'For review: Auditor')).not.toBeChecked()
  await expect.element(box(screen, 'For review: Customer')).not.toBeInTheDocument()
})

test('nothing holds before it is looked over and saved, role by role', async () => {
  answer('PUT /roles/4', ({ body }) => ({ ...reviewer, ...(body as object), version: 8 }))
  const screen = await open()
  await box(screen, 'For review: Reviewer').click()
  await box(screen, 'Collections: Reviewer').click()
  await expect.element(screen.getByText('1 given, 1 taken')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])

  await screen.getByRole('button', { name: 'Review and save Reviewer' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change Reviewer?' })
  await expect.element(dialog.getByText('For 2 people, effective immediately.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(/^The role Reviewer is saved\./)).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    permissions: ['endorse-for-payment', 'view-collections-report'],
    version: 7,
  })
})

test('a tick that another administrator has saved meanwhile is none any more, and does not turn round', async () => {
  const screen = await open()
  await box(screen, 'Collections: Reviewer').click()
  await expect.element(screen.getByText('1 given')).toBeVisible()
  const given = { ...reviewer, permissions: [...reviewer.permissions, 'view-collections-report'], version: 8 }
  answer('GET /roles', () => ({ data: [given, customers, auditor] }))
  await screen.portal.queries.invalidateQueries()
  await expect.element(screen.getByText('1 given')).not.toBeInTheDocument()
  await expect.element(screen.getByText('1 taken')).not.toBeInTheDocument()
  await expect.element(box(screen, 'Collections: Reviewer')).toBeChecked()
})

test('a refusal keeps what was ticked', async () => {
  answer('PUT /roles/4', () => new Refusal('refused', 'The role was changed by another user.'))
  const screen = await open()
  await box(screen, 'Collections: Reviewer').click()
  await screen.getByRole('button', { name: 'Review and save Reviewer' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The role was changed by another user.')).toBeVisible()
  await expect.element(screen.getByText('1 given')).toBeVisible()
})

test('what was ticked outlasts a look at the other tab, and is not left behind unasked', async () => {
  const screen = await open()
  await box(screen, 'Collections: Reviewer').click()
  await screen.getByRole('tab', { name: 'See as a role' }).click()
  await expect.element(screen.getByRole('region', { name: 'Actions of the workflow' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Roles and permissions' }).click()
  await expect.element(screen.getByText('1 given')).toBeVisible()
  void screen.router.navigate('/elsewhere')
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('arrow keys go from box to box, past what is not offered; Space ticks', async () => {
  const screen = await open()
  await expect.element(box(screen, 'For review: Reviewer')).toBeVisible()
  ;(box(screen, 'For review: Reviewer').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(box(screen, 'For review: Auditor')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box(screen, 'Collections: Auditor')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box(screen, 'Collections: Auditor')).not.toBeChecked()
})

test('the list is narrowed by words of the permission or of what it opens', async () => {
  const screen = await open()
  await screen.getByRole('searchbox', { name: 'Search the permissions' }).fill('payment')
  await expect.element(box(screen, 'Endorse for payment: Reviewer')).toBeVisible()
  await expect.element(box(screen, 'For review: Reviewer')).not.toBeInTheDocument()
  await screen.getByRole('searchbox', { name: 'Search the permissions' }).fill('zebra')
  await expect.element(screen.getByText('No permission fits what you searched for.')).toBeVisible()
})

test('on a phone one role stands at a time', async () => {
  await page.viewport(390, 800)
  const screen = await open()
  await expect.element(box(screen, 'For review: Reviewer')).toBeVisible()
  await expect.element(box(screen, 'For review: Auditor')).not.toBeInTheDocument()
})

test('the portal is seen as a role: its acts, for the agency chosen', async () => {
  const screen = await open('/accessibility?see=4')
  const acts = screen.getByRole('region', { name: 'Actions of the workflow' })
  await expect.element(acts.getByText(/^Endorse for payment/)).toBeVisible()
  await screen.getByRole('combobox', { name: 'Role' }).click()
  await screen.getByRole('option', { name: 'Customer' }).click()
  await expect.element(acts.getByText(/^What customers may do depends/)).toBeVisible()
})
