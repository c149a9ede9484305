import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../../testing/people.ts'
import { painted } from '../../testing/read-again.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { pageSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import LoginPage from './LoginPage.tsx'
import RegisterPage from './RegisterPage.tsx'
import SsoReturnPage from './SsoReturnPage.tsx'

const begin = (provider: string) => `http://127.0.0.1:3000/api/${provider}/redirect`
const method = (provider: string, label: string, audiences: string[]) => ({
  provider,
  label,
  audiences,
  is_stand_in: true,
  begin: begin(provider),
})
const methods = [method('sso', 'single sign-on', ['customer', 'staff']), method('google', 'Google', ['customer'])]
const BACK = '/sso/callback?code=a-code&state=a-state&iss=https://id.example'
const signedIn = { user: person('customer'), authorisation, to: '' }
const offer = { token: 'offered', label: 'Google', email: 'ana@x.example', has_password: true, other_methods: [] }
const sent = (path: string) => asked.filter((call) => call.path.replace(/\?.*/, '') === path)

let replaced: MockInstance<typeof window.history.replaceState>
beforeEach(() => {
  // The address of the test's own frame stays.
  replaced = vi.spyOn(window.history, 'replaceState').mockImplementation(() => undefined)
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
  answer('GET /sign-in-methods', () => ({ data: methods, total: 2 }))
  answer('GET /demo', () => ({ has_mailbox: true }))
})

test('each audience shows its own ways in, and takes the wanted page along', async () => {
  pageSession.wanted.save('/my-applications/7')
  const screen = await show(<LoginPage />)
  const google = screen.getByRole('link', { name: 'Continue with Google' })
  await expect
    .element(google)
    .toHaveAttribute('href', `${begin('google')}?as=customer&for=login&to=%2Fmy-applications%2F7`)
  await screen.getByText('Agency staff').click()
  await expect.element(google).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Continue with single sign-on' }))
    .toHaveAttribute('href', expect.stringContaining('as=staff'))
})

test('registering offers the social way alone, and nothing is offered where there is none', async () => {
  const screen = await show(<RegisterPage />)
  await expect
    .element(screen.getByRole('link', { name: 'Continue with Google' }))
    .toHaveAttribute('href', expect.stringContaining('for=signup'))
  expect(screen.getByRole('link', { name: /single sign-on/ }).elements()).toEqual([])
  await screen.unmount()

  answer('GET /sign-in-methods', () => ({ data: [], total: 0 }))
  const bare = await show(<LoginPage />)
  await expect.element(bare.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => asked.filter(({ path }) => path === '/sign-in-methods')).toHaveLength(2)
  await painted()
  expect(bare.getByText(/Continue with/).elements()).toEqual([])
})

test('a person who comes back is signed in once, and goes where they wanted to', async () => {
  answer('GET /callback', () => ({ ...signedIn, to: '/elsewhere' }))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(pageSession.current().token).toBe('a-token')
  expect(sent('/callback').map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/callback\?code=a-code&state=a-state&iss=https%3A%2F%2Fid.example&device=[\w-]+$/),
  ])
  expect(replaced.mock.calls[0]?.[2]).toBe('/sso/callback')
})

test('a wanted page of another site leads to the dashboard', async () => {
  answer('GET /callback', () => ({ ...signedIn, to: 'https://evil.example' }))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.poll(() => screen.router.state.location.pathname).toBe('/dashboard')
})

test('an account that is there is linked by its password, and wrong ones are said at the field', async () => {
  answer('GET /callback', () => ({ offer, to: '' }))
  answer('POST /sign-on/link', () => new Refusal('invalid-input', 'No.', { password: ['This is not the password.'] }))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.element(screen.getByRole('heading', { name: 'You have an account here' })).toBeVisible()
  await expect.element(screen.getByText(/^.*\. After that, you can sign in/)).toBeVisible()
  expect(pageSession.current().token).toBeNull()
  await screen.getByLabelText('Password', { exact: true }).fill('wrong')
  await screen.getByRole('button', { name: 'Link and log in' }).click()
  await expect.element(screen.getByText('This is not the password.').first()).toBeVisible()

  answer('POST /sign-on/link', () => signedIn)
  await screen.getByRole('button', { name: 'Link and log in' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
  expect(ensure(sent('/sign-on/link').at(-1)).body).toMatchObject({ token: 'offered', password: 'wrong' })
})

test('an account without a password says how to come in', async () => {
  answer('GET /callback', () => ({ offer: { ...offer, has_password: false, other_methods: ['Google'] }, to: '' }))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.element(screen.getByText(/Log in with Google, and link/)).toBeVisible()
  await screen.getByRole('button', { name: 'Back to the login' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/login')
})

test('a person who has a second factor types its code', async () => {
  answer('GET /callback', () => ({ second_factor: { token: 'first-step', has_app: true, passkeys_at: null }, to: '' }))
  answer('POST /second-factor/check', () => ({ user: person('staff'), authorisation }))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.element(screen.getByText(/Single sign-on confirmed your identity/)).toBeVisible()
  await screen.getByLabelText('Code').fill('123456')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
})

test('an address that nobody confirmed leads to the mail', async () => {
  answer('GET /callback', () => ({ check_mail: { email: 'ana@x.example' }, to: '' }))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.element(screen.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await expect.element(screen.getByText('ana@x.example')).toBeVisible()
})

test.each([
  ['/sso/callback?error=access_denied&state=x', 'You left Single sign-on without signing in. Nothing was changed.'],
  ['/sso/callback?error=temporarily_unavailable', 'Single sign-on is not responding. Try again, or use your password.'],
  ['/sso/callback?error=server_error', 'Single sign-on cancelled the sign-in. Please start again.'],
  ['/sso/callback', 'This address cannot be opened directly. Start from the login page.'],
])('%s says so, and leads back to the login', async (address, words) => {
  const screen = await show(<SsoReturnPage />, address)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  await expect.element(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login')
  expect(sent('/callback')).toEqual([])
})

test('a refusal is read in the words of the portal; registering twice in those of the specification', async () => {
  answer('GET /callback', () => new Refusal('no-longer-available', 'This sign-in took too long. Begin again.'))
  const screen = await show(<SsoReturnPage />, BACK)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This sign-in took too long. Begin again.')
  await screen.unmount()

  answer('GET /callback', () => new Refusal('not-signed-in', 'Account Already Exist'))
  const again = await show(<SsoReturnPage />, BACK)
  await expect.element(again.getByRole('heading', { name: 'Account Already Exist' })).toBeVisible()
  await expect.element(again.getByRole('link', { name: 'Log in' })).toBeVisible()
})
