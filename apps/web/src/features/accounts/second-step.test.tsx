import { beforeEach, expect, test } from 'vitest'
import { currentSession } from '#lib/session'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import LoginPage from './LoginPage.tsx'
import { nextStep } from './next-step.ts'

beforeEach(() => {
  localStorage.clear()
  answer('GET /settings/list/all', () => ({ data: [], total: 0 }))
  answer('POST /admin-login', () => ({ second_factor: { token: 'first-step' } }))
})

/** The login after the right password of somebody with a second factor. */
async function atSecondStep() {
  const screen = await show(<LoginPage />, '/login?as=staff')
  await screen.getByLabelText('Work e-mail').fill('evaluator.sea@lading.example')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  return screen
}
const sent = () => asked.filter(({ path }) => path === '/second-factor/check').map(({ body }) => body)

test('whoever has a second factor is asked for a code, and has no session before', async () => {
  answer('POST /second-factor/check', () => ({ user: person('staff'), authorisation }))
  const screen = await atSecondStep()
  expect(currentSession().token).toBeNull()
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
  await screen.getByLabelText('Code').fill('123 456')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => currentSession().token).toBe('a-token')
  expect(sent()).toEqual([expect.objectContaining({ token: 'first-step', code: '123 456' })])
})

test('a wrong code is said at the field, and a recovery code may be used', async () => {
  answer('POST /second-factor/check', () => new Refusal('invalid-input', 'No.', { code: ['The code is not right.'] }))
  const screen = await atSecondStep()
  await screen.getByLabelText('Code').fill('000000')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByText('The code is not right.').first()).toBeVisible()
  expect(currentSession().token).toBeNull()

  answer('POST /second-factor/check', () => ({ user: person('staff'), authorisation }))
  await screen.getByRole('button', { name: 'Use a recovery code' }).click()
  await screen.getByLabelText('Recovery code').fill('abcd-efgh-ijkl-mnop')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => currentSession().token).toBe('a-token')
})

test('whoever took too long reads it, and goes back to the password', async () => {
  answer('POST /second-factor/check', () => new Refusal('no-longer-available', 'Logging in took too long.'))
  const screen = await atSecondStep()
  await screen.getByLabelText('Code').fill('123456')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Logging in took too long.')
  await screen.getByRole('button', { name: 'Back to the password' }).click()
  await expect.element(screen.getByLabelText('Work e-mail')).toBeVisible()
})

test('whoever owes a second factor goes to set it up before anything else', () => {
  expect(nextStep({ ...person('staff'), owes_second_factor: true })).toBe('/changepassword')
})
