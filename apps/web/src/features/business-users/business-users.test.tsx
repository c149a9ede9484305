import { beforeEach, expect, test } from 'vitest'
import { startSession } from '#lib/session'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import BusinessUsersPage from './BusinessUsersPage.tsx'

const ana = person('customer', ['view-business-users'])
const as = (part: { is_owner: boolean; rights: ('pay' | 'manage-people')[] }) =>
  startSession({ user: { ...ana, memberships: [{ business_id: 9, ...part }] }, authorisation })
const me = {
  business_id: 9,
  business_name: 'Kalayaan Global Lines Inc.',
  user_id: ana.id,
  name: 'Reyes, Ana',
  email: ana.email,
  is_owner: true,
  rights: [],
  since: '2026-01-05T02:00:00Z',
  deactivated_at: null,
}
const ben = { ...me, user_id: 42, name: 'Cruz, Ben', email: 'ben@forwarders.example', is_owner: false, rights: ['pay'] }

beforeEach(() => {
  answer('POST /lists/business-users', () => ({ data: [me, ben], total: 2 }))
  answer('GET /business-user/invitations', () => ({ data: [] }))
  answer('GET /me', () => ana)
})
const open = (address = '/business-users') =>
  showRoutes([{ path: '/business-users', element: <BusinessUsersPage /> }], address)

test('an owner reads who may do what, and invites somebody with some rights', async () => {
  as({ is_owner: true, rights: [] })
  answer('POST /business-user/register', () => ({ message: 'An invitation was mailed.' }))
  const screen = await open()
  await expect.element(screen.getByText('Pay', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Invite somebody' }).click()
  await screen.getByRole('textbox', { name: /^E-mail/ }).fill('eva@forwarders.example')
  await screen.getByRole('checkbox', { name: 'Submit and withdraw' }).click()
  await screen.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === '/business-user/register')?.body)
    .toMatchObject({ business_id: 9, email: 'eva@forwarders.example', is_owner: false, rights: ['submit'] })
})

test('who manages people without owning makes no owners and leaves owners alone', async () => {
  as({ is_owner: false, rights: ['manage-people', 'pay'] })
  answer('POST /lists/business-users', () => ({ data: [{ ...me, user_id: 7, name: 'Lim, Eva' }, ben], total: 2 }))
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Deactivate Cruz, Ben' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Deactivate Lim, Eva' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Change what Cruz, Ben may do' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Owner' })).toBeDisabled()
  await expect.element(screen.getByRole('checkbox', { name: 'Submit and withdraw' })).toBeDisabled()
  await expect.element(screen.getByRole('checkbox', { name: 'Pay' })).toBeEnabled()
})

test('the last owner who would leave is told why not', async () => {
  as({ is_owner: true, rights: [] })
  answer(
    'POST /business-user/deactivate',
    () => new Refusal('refused', 'A business keeps at least one owner. Make somebody else an owner first.'),
  )
  const screen = await open()
  await screen.getByRole('button', { name: 'Leave Kalayaan Global Lines Inc.' }).click()
  await screen.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.element(screen.getByText('A business keeps at least one owner.', { exact: false })).toBeVisible()
})

test('a mailed link is accepted, or says that it no longer works', async () => {
  startSession({ user: ana, authorisation })
  const offered = { ...ben, id: 3, invited_by: 'Ana Reyes', created_at: me.since, expires_at: me.since }
  answer('GET /business-user/invitation', () => offered)
  answer('POST /business-user/invitation', () => ({ message: 'You now act for Kalayaan Global Lines Inc.' }))
  const screen = await open('/business-users?invitation=abc')
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(() => asked.find(({ method, path }) => method === 'POST' && path === '/business-user/invitation')?.body)
    .toEqual({ token: 'abc', accept: true })
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test('an invitation that is over says so', async () => {
  startSession({ user: ana, authorisation })
  answer('GET /business-user/invitation', () => new Refusal('not-found', 'Invitation not found.'))
  const screen = await open('/business-users?invitation=abc')
  await expect.element(screen.getByText('This invitation does not work')).toBeVisible()
})
