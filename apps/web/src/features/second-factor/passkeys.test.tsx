import type { SecondFactor } from '@lading/contract/second-factor/second-factor'
import { deviceName } from '@lading/domain/people/signing-in/device-name'
import { beforeEach, expect, test } from 'vitest'
import {
  browserAnswers,
  browserWithoutPasskeys,
  closed,
  made,
  question,
  questionForNew,
  signed,
} from '../../testing/passkeys.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { SecondFactorPane } from './SecondFactorPane.tsx'

const off: SecondFactor = {
  is_on: false,
  is_required: false,
  app_since: null,
  passkeys: [],
  passkeys_at: window.location.origin,
  recovery_codes_left: 0,
}
const desk = { id: 7, name: 'Desk computer', created_at: '2026-11-20T07:05:00Z', last_used_at: '2026-11-21T01:30:00Z' }
const on: SecondFactor = { ...off, is_on: true, passkeys: [desk], recovery_codes_left: 10 }

let standing = off
const sent = (path: string) => asked.filter((one) => one.path === path && one.method !== 'GET').map(({ body }) => body)

beforeEach(() => {
  standing = off
  startSession({ user: person('staff'), authorisation })
  answer('GET /me', () => person('staff'))
  answer('GET /second-factor', () => standing)
  answer('POST /second-factor/passkeys/begin', () => questionForNew)
  answer('POST /second-factor/passkeys/prove', () => question)
})

test('a member of staff adds a passkey first of all, and keeps the recovery codes', async () => {
  answer('POST /second-factor/passkeys', () => ((standing = on), { recovery_codes: ['abcd-efgh-ijkl-mnop'] }))
  browserAnswers('create', () => made)
  const screen = await show(<SecondFactorPane />)
  await expect.element(screen.getByLabelText(/^Name of the passkey/)).toHaveValue(deviceName(navigator.userAgent))
  await screen.getByLabelText(/^Name of the passkey/).fill('Desk computer')
  await screen.getByLabelText(/^Password/).fill('secret')
  await screen.getByRole('button', { name: 'Add the passkey' }).click()
  await expect.element(screen.getByText('abcd-efgh-ijkl-mnop')).toBeVisible()
  expect(sent('/second-factor/passkeys/begin')).toEqual([{ password: 'secret' }])
  expect(sent('/second-factor/passkeys')).toMatchObject([{ name: 'Desk computer', passkey: { id: 'AQID' } }])
  await screen.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(screen.getByText('Last used 21 Nov 2026, 9:30 am')).toBeVisible()
})

test('a question that is closed is said, and the form stays as it was', async () => {
  browserAnswers('create', closed)
  const screen = await show(<SecondFactorPane />)
  await screen.getByLabelText(/^Password/).fill('secret')
  await screen.getByRole('button', { name: 'Add the passkey' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No passkey was used: the request was closed or took too long.')
  await expect.element(screen.getByLabelText(/^Password/)).toHaveValue('secret')
  expect(sent('/second-factor/passkeys')).toEqual([])
})

test('a wrong password is said at its field', async () => {
  answer(
    'POST /second-factor/passkeys/begin',
    () => new Refusal('invalid-input', 'No.', { password: ['This is not your password.'] }),
  )
  const screen = await show(<SecondFactorPane />)
  await screen.getByLabelText(/^Password/).fill('secret')
  await screen.getByRole('button', { name: 'Add the passkey' }).click()
  await expect.element(screen.getByText('This is not your password.').first()).toBeVisible()
})

test('a browser without passkeys says so, and offers the app', async () => {
  browserWithoutPasskeys()
  const screen = await show(<SecondFactorPane />)
  await expect.element(screen.getByText('This browser cannot use passkeys.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'A passkey' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a page at another address says where passkeys work', async () => {
  standing = { ...on, passkeys_at: 'https://lading.example' }
  const screen = await show(<SecondFactorPane />)
  await expect.element(screen.getByText(/only where the portal is opened as https:\/\/lading.example/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a passkey' }).elements()).toEqual([])
})

test('a passkey is renamed, and removed with the password', async () => {
  standing = on
  answer('PUT /second-factor/passkeys/7', () => (standing = { ...on, passkeys: [{ ...desk, name: 'Blue key' }] }))
  answer('POST /second-factor/passkeys/7/remove', () => (standing = off))
  const screen = await show(<SecondFactorPane />)
  await screen.getByRole('button', { name: 'Rename Desk computer' }).click()
  await screen.getByLabelText(/^Name of the passkey/).fill('Blue key')
  await screen.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await screen.getByRole('button', { name: 'Remove Blue key' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/you log in with the password alone/)).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Password/ }).fill('secret')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('radio', { name: 'A passkey' })).toBeVisible()
  expect(sent('/second-factor/passkeys/7/remove')).toEqual([{ password: 'secret' }])
})

test('the only passkey of a person who must have one is not removed, and the page says what helps', async () => {
  standing = { ...on, is_required: true }
  const screen = await show(<SecondFactorPane />)
  await screen.getByRole('button', { name: 'Remove Desk computer' }).click()
  const dialog = screen.getByRole('dialog', { name: 'It cannot be removed yet' })
  await expect.element(dialog.getByText(/Add another passkey or an app first/)).toBeVisible()
  expect(dialog.getByLabelText(/^Password/).elements()).toEqual([])
})

test('a person who has a passkey alone makes new recovery codes with it', async () => {
  standing = on
  answer('PUT /second-factor/recovery-codes', () => ({ recovery_codes: ['qrst-uvwx-yz23-4567'] }))
  browserAnswers('get', () => signed)
  const screen = await show(<SecondFactorPane />)
  await screen.getByRole('button', { name: 'Make new recovery codes' }).click()
  await screen.getByRole('textbox', { name: /^Password/ }).fill('secret')
  await screen.getByRole('button', { name: 'Make new codes' }).click()
  await expect.element(screen.getByText('qrst-uvwx-yz23-4567')).toBeVisible()
  expect(sent('/second-factor/recovery-codes')).toMatchObject([{ password: 'secret', passkey: { id: 'AQID' } }])
})
