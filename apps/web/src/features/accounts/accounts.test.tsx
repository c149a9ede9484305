import { beforeEach, expect, test } from 'vitest'
import { CallFailed } from '#lib/transport.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { pageSession, startSession } from '../../testing/session.ts'
import { show, showRoutes } from '../../testing/show.tsx'
import ForgotPasswordPage from './ForgotPasswordPage.tsx'
import LoginPage from './LoginPage.tsx'
import RegisterPage from './RegisterPage.tsx'
import ResetPasswordPage from './ResetPasswordPage.tsx'
import VerifyEmailPage from './VerifyEmailPage.tsx'

const signedIn = { user: person('customer'), authorisation }
const sent = (kind: string) => asked.filter(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}` === kind)

beforeEach(() => {
  localStorage.clear()
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
  answer('GET /demo', () => ({ has_mailbox: true }))
})

test('a customer logs in, is kept with a token, and goes where they wanted to', async () => {
  answer('POST /login', () => signedIn)
  pageSession.wanted.save('/elsewhere')
  const screen = await show(<LoginPage />)
  await screen.getByLabelText('E-mail').fill('customer@lading.example')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  const before = Date.now()
  await screen.getByRole('button', { name: 'Log in' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(pageSession.current()).toMatchObject({ token: 'a-token', user: { email: 'customer@lading.example' } })
  const marker = Number(localStorage.getItem('refresh_at')) - before
  expect(Math.round(marker / 60_000)).toBe(84)
})

test('staff use a door of their own, and read why it stays closed', async () => {
  answer('POST /admin-login', () => new Refusal('not-signed-in', 'The e-mail address or password is not correct.'))
  const screen = await show(<LoginPage />)
  await screen.getByText('Agency staff').click()
  await screen.getByLabelText('Work e-mail').fill('evaluator.sea@lading.example')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()

  await expect.element(screen.getByRole('alert')).toHaveTextContent('The e-mail address or password is not correct.')
  expect(pageSession.current().token).toBeNull()
  expect(sent('POST /login')).toEqual([])
})

test('who registers has the privacy notice and the terms at hand, since that page has no footer', async () => {
  const screen = await show(<RegisterPage />)
  await expect.element(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy')
  await expect.element(screen.getByRole('link', { name: 'terms', exact: true })).toHaveAttribute('href', '/terms')
})

test('who comes to register, or to log in with an address that is known, types at once', async () => {
  const screen = await show(<RegisterPage />)
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  const routes = [{ path: '/login', element: <LoginPage /> }]
  await screen.unmount()
  const { router, ...login } = await showRoutes(routes, '/nowhere')
  await router.navigate('/login', { state: { email: 'customer@lading.example' } })
  await expect.element(login.getByLabelText('Password', { exact: true })).toHaveFocus()
})

test('who registers reads how each agency is reached', async () => {
  const settings = {
    'agency.dti.telephone': '(02) 8000 1000',
    'agency.dti.email': 'forwarding@trade-agency.example',
    'agency.cab.telephone': '(02) 8000 2000',
    'agency.cab.email': 'forwarding@aviation-board.example',
  }
  const data = Object.entries(settings).map(([param_key, param_value], id) => ({ id, param_key, param_value }))
  answer('GET /settings/list/all', () => ({ data, total: data.length, today: '2026-11-28' }))
  const screen = await show(<RegisterPage />)
  const help = screen.getByRole('region', { name: 'Help and contact' })
  for (const telephone of ['(02) 8000 1000', '(02) 8000 2000'])
    await expect.element(help.getByText(telephone)).toBeVisible()
  for (const email of ['forwarding@trade-agency.example', 'forwarding@aviation-board.example'])
    await expect.element(help.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('until the names of the agencies have come, no link is without a name', async () => {
  const screen = await show(<RegisterPage />)
  const help = screen.getByRole('region', { name: 'Help and contact' })
  await expect.element(help.getByText('Sea freight forwarders')).toBeVisible()
  expect(help.getByRole('link').elements()).toEqual([])
})

test('a weak password is refused before it is sent, a good one leads to the mail', async () => {
  answer('POST /register', () => ({ message: 'Check your mail.' }))
  const screen = await show(<RegisterPage />)
  await screen.getByLabelText(/^E-mail/).fill('juana@example.ph')
  await screen.getByLabelText(/^Password/).fill('short')
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByRole('alert').getByRole('link', { name: /^Use at least 15/ })).toBeVisible()
  expect(sent('POST /register')).toEqual([])

  await screen.getByLabelText(/^Password/).fill('three grey carabaos')
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect
    .poll(() => screen.router.state.location)
    .toMatchObject({ pathname: '/verify-email', state: { email: 'juana@example.ph' } })
})

test('the mailed link is used once, however often its page is drawn', async () => {
  answer('GET /verify-email', () => ({ email: 'juana@example.ph', email_verified_at: '2026-11-21T00:00:00Z' }))
  const screen = await show(<VerifyEmailPage />, '/verify-email?token=abc')
  await expect.element(screen.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(sent('GET /verify-email')).toHaveLength(1)
})

test('a link that was used offers a new one', async () => {
  answer('GET /verify-email', () => new Refusal('no-longer-available', 'This link was used before.'))
  answer('POST /resendemailverification', () => ({ message: 'A new link is on its way.' }))
  const screen = await show(<VerifyEmailPage />, '/verify-email?token=abc')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This link was used before.')
  await screen.getByLabelText('E-mail').fill('juana@example.ph')
  await screen.getByRole('button', { name: 'Send the link again' }).click()
  await expect.element(screen.getByText('A new link is on its way.')).toBeVisible()
})

const unauthorized = new CallFailed({ code: 'not-signed-in', message: 'Please sign in.' }, 401)

test('a session that ended elsewhere ends here at the first refused call, and says so', async () => {
  startSession(signedIn)
  answer('GET /me', () => new Refusal('not-signed-in', 'Please sign in.'))
  const screen = await show(<p>A page</p>)
  const { sessionCalls } = screen.portal
  await Promise.all([sessionCalls.endIfOver(unauthorized), sessionCalls.endIfOver(unauthorized)])
  expect(sent('GET /me')).toHaveLength(1)

  expect(pageSession.current()).toEqual({ token: null, user: null })
  await expect.element(screen.getByText('You have been logged out for idling too long.')).toBeVisible()
})

test('a call that is refused while the session goes on ends nothing', async () => {
  startSession(signedIn)
  answer('GET /me', () => signedIn.user)
  const { portal } = await show(<p>A page</p>)
  await portal.sessionCalls.endIfOver(unauthorized)
  expect(pageSession.current().token).toBe('a-token')
})

test('a person who forgot the password asks for a link, and reads the same for every address', async () => {
  answer('PUT /forgot-password', () => ({ message: 'A link is on its way.' }))
  const screen = await show(<ForgotPasswordPage />)
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(screen.getByRole('alert').getByRole('link', { name: /Enter an e-mail address/ })).toBeVisible()
  expect(sent('PUT /forgot-password')).toEqual([])

  await screen.getByLabelText(/^E-mail/).fill('juana@example.ph')
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await expect.element(screen.getByText(/has an account, a link is on its way/)).toBeVisible()
})

test('a link that was used, is over or names another account leads to a new one', async () => {
  answer('PUT /reset-password', () => new Refusal('no-longer-available', 'This link was used before.'))
  const screen = await show(<ResetPasswordPage />, '/resetpassword?token=abc&email=juana@example.ph')
  await screen.getByLabelText(/^Password/).fill('three grey carabaos')
  await screen.getByRole('button', { name: 'Set password' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ask for a new link' }))
    .toHaveAttribute('href', '/forgotpassword')
})

test('a stolen password is told under its field, and the form stays', async () => {
  answer(
    'PUT /reset-password',
    () => new Refusal('invalid-input', 'Please correct.', { password: ['This is stolen.'] }),
  )
  const screen = await show(<ResetPasswordPage />, '/resetpassword?token=abc&email=juana@example.ph')
  await screen.getByLabelText(/^Password/).fill('a password on a list')
  await screen.getByRole('button', { name: 'Set password' }).click()
  await expect.element(screen.getByRole('alert').getByRole('link', { name: 'This is stolen.' })).toBeVisible()
})
