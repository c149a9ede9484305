import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { browserAnswers, browserWithoutPasskeys, closed, question, signed } from '../../testing/passkeys.ts'
import { pageSession } from '../../testing/session.ts'
import LoginPage from './LoginPage.tsx'
import { nextStep } from './next-step.ts'

beforeEach(() => {
  localStorage.clear()
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
  answer('POST /admin-login', () => ({ second_factor: { token: 'first-step', has_app: true, passkeys_at: null } }))
})

/** The login after the right password. */
async function afterPassword() {
  const screen = await show(<LoginPage />, '/login?as=staff')
  await screen.getByLabelText('Work e-mail').fill('evaluator.sea@lading.example')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()
  return screen
}

/** The login of somebody with an app alone. */
async function atSecondStep() {
  const screen = await afterPassword()
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  return screen
}

/** The login of somebody with a passkey. */
function withPasskey({ has_app = false, passkeys_at = window.location.origin } = {}) {
  answer('POST /admin-login', () => ({ second_factor: { token: 'first-step', has_app, passkeys_at } }))
  answer('POST /second-factor/passkeys/log-in', () => question)
  answer('POST /second-factor/check', () => ({ user: person('staff'), authorisation }))
}
const sent = () => asked.filter(({ path }) => path === '/second-factor/check').map(({ body }) => body)

test('a person who has a second factor is asked for a code, and has no session before', async () => {
  answer('POST /second-factor/check', () => ({ user: person('staff'), authorisation }))
  const screen = await atSecondStep()
  expect(pageSession.current().token).toBeNull()
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
  await screen.getByLabelText('Code').fill('123 456')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
  expect(sent()).toEqual([expect.objectContaining({ token: 'first-step', code: '123 456' })])
})

test('a wrong code is said at the field, and a recovery code may be used', async () => {
  answer('POST /second-factor/check', () => new Refusal('invalid-input', 'No.', { code: ['The code is not right.'] }))
  const screen = await atSecondStep()
  await screen.getByLabelText('Code').fill('000000')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByText('The code is not right.').first()).toBeVisible()
  expect(pageSession.current().token).toBeNull()

  answer('POST /second-factor/check', () => ({ user: person('staff'), authorisation }))
  await screen.getByRole('button', { name: 'Use a recovery code' }).click()
  await screen.getByLabelText('Recovery code').fill('abcd-efgh-ijkl-mnop')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
})

test('a person who took too long reads it, and goes back to the password', async () => {
  answer('POST /second-factor/check', () => new Refusal('no-longer-available', 'Logging in took too long.'))
  const screen = await atSecondStep()
  await screen.getByLabelText('Code').fill('123456')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Logging in took too long.')
  await screen.getByRole('button', { name: 'Back to the password' }).click()
  await expect.element(screen.getByLabelText('Work e-mail')).toBeVisible()
})

test('the second step asks for nothing of the first', async () => {
  const screen = await atSecondStep()
  expect(screen.getByRole('radiogroup').elements()).toEqual([])
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).elements()).toEqual([])
})

test('a person who has a passkey is offered it first, and is let in by it', async () => {
  withPasskey({ has_app: true })
  browserAnswers('get', () => signed)
  const screen = await afterPassword()
  await expect.element(screen.getByRole('button', { name: 'Use a passkey' })).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Use the app' })).toBeVisible()
  await screen.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
  expect(sent()).toEqual([
    expect.objectContaining({ token: 'first-step', passkey: expect.objectContaining({ id: 'AQID' }) }),
  ])
})

test('a person who has a passkey alone is asked for no code of an app, only for a recovery code', async () => {
  withPasskey()
  const screen = await afterPassword()
  await screen.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect.element(screen.getByLabelText('Recovery code')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Use the app' }).elements()).toEqual([])
  await screen.getByLabelText('Recovery code').fill('abcd-efgh-ijkl-mnop')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
})

test('a question that is closed is said, and the passkey may be tried again', async () => {
  withPasskey()
  browserAnswers('get', closed)
  const screen = await afterPassword()
  await screen.getByRole('button', { name: 'Use a passkey' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No passkey was used: the request was closed or took too long.')
  expect(pageSession.current().token).toBeNull()
  browserAnswers('get', () => signed)
  await screen.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.poll(() => pageSession.current().token).toBe('a-token')
})

test('a passkey that is refused is said in the portal’s words', async () => {
  withPasskey()
  answer('POST /second-factor/check', () => new Refusal('invalid-input', 'This passkey may have been copied.'))
  browserAnswers('get', () => signed)
  const screen = await afterPassword()
  await screen.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This passkey may have been copied.')
})

test('a browser without passkeys says so, and the other ways remain', async () => {
  withPasskey({ has_app: true })
  browserWithoutPasskeys()
  const screen = await afterPassword()
  await expect.element(screen.getByText(/This browser cannot use passkeys/)).toBeVisible()
  await expect.element(screen.getByLabelText('Code')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
})

test('a person who owes a second factor goes to set it up before anything else', () => {
  expect(nextStep({ ...person('staff'), owes_second_factor: true }, pageSession)).toBe('/changepassword')
})
