import type { SecondFactor } from '@lading/contract/second-factor/second-factor'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { OwedSecondFactor } from './OwedSecondFactor.tsx'
import { SecondFactorPane } from './SecondFactorPane.tsx'

const off: SecondFactor = {
  is_on: false,
  is_required: false,
  app_since: null,
  passkeys: [],
  passkeys_at: window.location.origin,
  recovery_codes_left: 0,
}
const on: SecondFactor = { ...off, is_on: true, app_since: '2026-11-20T07:05:00Z', recovery_codes_left: 2 }
const given = { key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Lading:a', qr: { strokes: 'M0 0.5H7', squares: 21 } }
const recovery_codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567']
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

let standing: SecondFactor = off
beforeEach(() => {
  standing = off
  startSession({ user: person('staff'), authorisation })
  answer('GET /second-factor', () => standing)
  answer('POST /second-factor/begin', () => given)
  answer('POST /second-factor/confirm', () => ((standing = on), { recovery_codes }))
})

test('a member of staff sets up a second factor and keeps the recovery codes', async () => {
  const screen = await show(<SecondFactorPane />)
  await screen.getByRole('radio', { name: 'An authenticator app' }).click()
  await screen.getByLabelText(/^Password/).fill('secret')
  await screen.getByRole('button', { name: 'Set up' }).click()
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  await screen.getByLabelText(/^Code/).fill('123 456')
  await screen.getByRole('button', { name: 'Turn on' }).click()

  await expect.element(screen.getByRole('heading', { name: 'Save these recovery codes' })).toHaveFocus()
  await expect.element(screen.getByText('qrst-uvwx-yz23-4567')).toBeVisible()
  expect(sent('/second-factor/confirm')).toEqual([{ code: '123 456' }])
  await screen.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(screen.getByText(/^2 recovery codes are left/)).toBeVisible()
  await expect.element(screen.getByText('qrst-uvwx-yz23-4567')).not.toBeInTheDocument()
})

test('a wrong password and a wrong first code are said at their fields', async () => {
  answer(
    'POST /second-factor/begin',
    () => new Refusal('invalid-input', 'No.', { password: ['This is not your password.'] }),
  )
  const screen = await show(<SecondFactorPane />)
  await screen.getByRole('radio', { name: 'An authenticator app' }).click()
  await screen.getByLabelText(/^Password/).fill('secret')
  await screen.getByRole('button', { name: 'Set up' }).click()
  await expect.element(screen.getByText('This is not your password.').first()).toBeVisible()

  answer('POST /second-factor/begin', () => given)
  answer('POST /second-factor/confirm', () => new Refusal('invalid-input', 'No.', { code: ['This is not the code.'] }))
  await screen.getByRole('button', { name: 'Set up' }).click()
  await screen.getByLabelText(/^Code/).fill('000000')
  await screen.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(screen.getByText('This is not the code.').first()).toBeVisible()
})

test('new recovery codes, and removing the app, ask the password and a code', async () => {
  standing = on
  answer('PUT /second-factor/recovery-codes', () => ({ recovery_codes }))
  answer('POST /second-factor/off', () => ((standing = off), off))
  answer('GET /me', () => person('staff'))
  const screen = await show(<SecondFactorPane />)
  await screen.getByRole('button', { name: 'Make new recovery codes' }).click()
  await screen.getByRole('textbox', { name: /^Password/ }).fill('secret')
  await screen.getByLabelText(/^Code/).fill('123456')
  await screen.getByRole('button', { name: 'Make new codes' }).click()
  await screen.getByRole('button', { name: 'I have saved them' }).click()
  expect(sent('/second-factor/recovery-codes')).toEqual([{ password: 'secret', code: '123456' }])

  await screen.getByRole('button', { name: 'Remove the app' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Password/ }).fill('secret')
  await dialog.getByLabelText(/^Code/).fill('654321')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('radio', { name: 'A passkey' })).toBeVisible()
  expect(sent('/second-factor/off')).toEqual([{ password: 'secret', code: '654321' }])
})

test('a person who owes one goes on after keeping the codes', async () => {
  answer('GET /me', () => person('staff'))
  let isDone = false
  const screen = await show(<OwedSecondFactor onDone={() => (isDone = true)} />)
  await screen.getByRole('radio', { name: 'An authenticator app' }).click()
  await screen.getByLabelText(/^Password/).fill('secret')
  await screen.getByRole('button', { name: 'Set up' }).click()
  await screen.getByLabelText(/^Code/).fill('123456')
  await screen.getByRole('button', { name: 'Turn on' }).click()
  await screen.getByRole('button', { name: 'I have saved them, continue' }).click()
  await expect.poll(() => isDone).toBe(true)
})

test('where it cannot be read the page says so, and asks again', async () => {
  answer('GET /second-factor', () => new Refusal('unexpected', 'Something went wrong.'))
  const screen = await show(<SecondFactorPane />)
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible()
  answer('GET /second-factor', () => off)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('radio', { name: 'A passkey' })).toBeVisible()
})
