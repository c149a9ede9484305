import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { readAgain } from '../../testing/read-again.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import BusinessPeoplePage from './BusinessPeoplePage.tsx'
import BusinessPersonPage from './BusinessPersonPage.tsx'
import BusinessUsersPage from './BusinessUsersPage.tsx'
import InvitePage from './InvitePage.tsx'

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
  answer('GET /business/customer', () => ({ data: [], total: 0 }))
  answer('GET /business/specific/9', () => firm)
  answer('GET /me', () => ana)
})
const firm = {
  id: 9,
  version: 1,
  is_migrated: false,
  updated_at: me.since,
  profile: { business_name: me.business_name },
  accreditations: [],
  business_branches: [],
  policies: [],
  mine: null,
  missing: [],
  warnings: [],
  closed: null,
}
const open = (address = '/business-users') =>
  showRoutes(
    [
      { path: '/business-users', element: <BusinessUsersPage /> },
      { path: '/customers', element: <BusinessUsersPage /> },
      { path: '/customers/add', element: <InvitePage /> },
      { path: '/customers/profile', element: <h1>My profile</h1> },
      { path: '/customers/:id', element: <BusinessPersonPage /> },
      { path: '/customers/business/:id', element: <BusinessPeoplePage /> },
    ],
    address,
  )

test('an owner reads who may do what, and invites somebody with some rights', async () => {
  as({ is_owner: true, rights: [] })
  answer('POST /business-user/register', () => ({ message: 'An invitation was mailed.' }))
  const screen = await open()
  await expect.element(screen.getByText('Pay', { exact: true })).toBeVisible()
  await screen.getByRole('link', { name: 'Invite a person' }).click()
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
    () => new Refusal('refused', 'A business needs at least one owner. Make another person an owner first.'),
  )
  const screen = await open()
  await screen.getByRole('button', { name: 'Leave Kalayaan Global Lines Inc.' }).click()
  await screen.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.element(screen.getByText('A business needs at least one owner.', { exact: false })).toBeVisible()
})

test('a mailed link is accepted, or says that it no longer works', async () => {
  startSession({ user: ana, authorisation })
  const offered = { ...ben, id: 3, invited_by: 'Ana Reyes', created_at: me.since, expires_at: me.since }
  answer('GET /business-user/invitation', () => offered)
  answer('POST /business-user/invitation', () => ({
    message: 'Kalayaan Global Lines Inc. was added to your businesses.',
  }))
  const screen = await open('/business-users?invitation=abc')
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(() => asked.find(({ method, path }) => method === 'POST' && path === '/business-user/invitation')?.body)
    .toEqual({ token: 'abc', accept: true })
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test('a person who accepts an invitation is not told that it does not work while the page goes on', async () => {
  startSession({ user: ana, authorisation })
  const offered = { ...ben, id: 3, invited_by: 'Ana Reyes', created_at: me.since, expires_at: me.since }
  answer('GET /business-user/invitation', () => offered)
  answer('POST /business-user/invitation', () => {
    answer('GET /business-user/invitation', () => new Refusal('not-found', 'Invitation not found.'))
    return { message: 'Kalayaan Global Lines Inc. was added to your businesses.' }
  })
  const profile = Promise.withResolvers<object>()
  answer('GET /me', () => profile.promise)
  const screen = await open('/business-users?invitation=abc')
  await screen.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.some(({ path }) => path === '/me')).toBe(true)
  await expect.element(screen.getByText('This invitation does not work')).not.toBeInTheDocument()
  profile.resolve(ana)
  await expect.poll(() => screen.router.state.location.search).toBe('')
})

test('an invitation that is over says so', async () => {
  startSession({ user: ana, authorisation })
  answer('GET /business-user/invitation', () => new Refusal('not-found', 'Invitation not found.'))
  const screen = await open('/business-users?invitation=abc')
  await expect.element(screen.getByText('This invitation does not work')).toBeVisible()
})

test('what somebody may do is changed on their own page; who ends their last part there is led back to the list', async () => {
  as({ is_owner: true, rights: [] })
  const { user_id, name, email } = ben
  let isGone = false
  answer('GET /business-user/people/42', () =>
    isGone ? new Refusal('not-found', 'Person not found.') : { user_id, name, email, parts: [ben] },
  )
  answer('POST /business-user/deactivate', () => {
    isGone = true
    return { message: 'Deactivated. It takes effect immediately.' }
  })
  const screen = await open('/customers')
  await screen.getByRole('link', { name: /^Cruz, Ben/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cruz, Ben' })).toBeVisible()
  await screen.getByRole('button', { name: 'Deactivate Cruz, Ben' }).click()
  await screen.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Customers', exact: true })).toBeVisible()
})

test('one’s own address is one’s profile', async () => {
  as({ is_owner: true, rights: [] })
  const screen = await open(`/customers/${ana.id}`)
  await expect.element(screen.getByRole('heading', { name: 'My profile' })).toBeVisible()
})

test('a member who manages nobody sees who acts for the business, and invites nobody', async () => {
  as({ is_owner: false, rights: ['pay'] })
  const screen = await open('/customers/business/9')
  await expect.element(screen.getByText('Cruz, Ben').first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Invite a person' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Change what Cruz, Ben may do' })).not.toBeInTheDocument()
  expect(asked.find(({ path }) => path === '/lists/business-users')?.body).toMatchObject({ business_id: 9 })
  await screen.router.navigate('/customers/add')
  await expect.element(screen.getByRole('heading', { name: 'You cannot invite people' })).toBeVisible()
})

test('somebody’s own page stays when it cannot be read again for a moment', async () => {
  as({ is_owner: true, rights: [] })
  const { user_id, name, email } = ben
  const theirs = () => ({ user_id, name, email, parts: [ben] })
  answer('GET /business-user/people/42', theirs)
  const screen = await open('/customers/42')
  const heading = screen.getByRole('heading', { name: 'Cruz, Ben' })
  await expect.element(heading).toBeVisible()
  const shown = heading.element()
  await readAgain(screen.portal, 'GET /business-user/people/42', theirs)
  await expect.element(heading).toBeVisible()
  expect(shown.isConnected).toBe(true)
})
