import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/server.ts'
import { pageSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import LoginPage from './LoginPage.tsx'
import RegisterPage from './RegisterPage.tsx'

beforeEach(() => {
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
  answer('GET /demo', () => ({ has_mailbox: true }))
})

test('8: a failed login is refused with the server’s message', async () => {
  answer('POST /login', () => Response.json({ code: 'not-signed-in', message: 'Not this password.' }, { status: 401 }))
  const screen = await show(<LoginPage />)
  await screen.getByLabelText('E-mail').fill('customer@lading.example')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not this password.')
  expect(pageSession.current().token).toBeNull()
})

test('8: a registration is refused with the server’s message when the status is error', async () => {
  const refusal = { status: 'error', code: 'refused', message: 'Registration is closed today.' }
  answer('POST /register', () => Response.json(refusal, { status: 409 }))
  const screen = await show(<RegisterPage />)
  await screen.getByLabelText(/^E-mail/).fill('juana@example.ph')
  await screen.getByLabelText(/^Password/).fill('three grey carabaos')
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Registration is closed today.')
  expect(screen.router.state.location.pathname).toBe('/')
})
