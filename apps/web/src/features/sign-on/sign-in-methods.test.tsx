import type { LinkedMethods } from '@lading/contract/sign-on'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { SignInMethodsPane } from './SignInMethodsPane.tsx'

const identity = { email: 'ana@mail.example', linked_at: '2026-11-20T07:05:00Z', last_used_at: null }
const sso = { provider: 'sso', label: 'single sign-on', identity: null, is_offered: true }
const google = { provider: 'google', label: 'Google', identity, is_offered: true }
const sent = (kind: string) => asked.filter(({ method, path }) => `${method} ${path}` === kind).map(({ body }) => body)

let methods: LinkedMethods
beforeEach(() => {
  methods = { data: [sso, google], total: 2, has_password: true }
  startSession({ user: person('customer'), authorisation })
  answer('GET /linked-methods', () => methods)
})

test('a person sees what signs them in, and what may be linked', async () => {
  const screen = await show(<SignInMethodsPane />)
  await expect.element(screen.getByText(/ana@mail.example, linked 20 Nov 2026/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Link single sign-on' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Change password' })).toBeVisible()
})

test('linking asks the password, and a wrong one is said at the field', async () => {
  answer(
    'POST /linked-methods/sso',
    () => new Refusal('invalid-input', 'No.', { password: ['This is not your password.'] }),
  )
  const screen = await show(<SignInMethodsPane />)
  await screen.getByRole('button', { name: 'Link single sign-on' }).click()
  await screen.getByRole('button', { name: 'Continue' }).click()
  expect(sent('POST /linked-methods/sso')).toEqual([])
  await screen.getByRole('textbox', { name: /^Password/ }).fill('secret')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('This is not your password.').first()).toBeVisible()
  expect(sent('POST /linked-methods/sso')).toEqual([{ password: 'secret' }])
})

test('a way is removed after the password', async () => {
  answer('DELETE /linked-methods/google', () => {
    methods = { ...methods, data: [sso, { ...google, identity: null }] }
    return methods
  })
  const screen = await show(<SignInMethodsPane />)
  await screen.getByRole('button', { name: 'Remove Google' }).click()
  await screen.getByRole('textbox', { name: /^Password/ }).fill('secret')
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByText('You can no longer sign in with Google.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Link Google' })).toBeVisible()
  expect(sent('DELETE /linked-methods/google')).toEqual([{ password: 'secret' }])
})

test('a person who has no password is asked for none, and reads why the last way stays', async () => {
  methods = { ...methods, has_password: false }
  answer('DELETE /linked-methods/google', () => new Refusal('refused', 'This is your only way to sign in.'))
  const screen = await show(<SignInMethodsPane />)
  await expect.element(screen.getByRole('link', { name: 'Set a password' })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Google' }).click()
  await expect.element(screen.getByText(/only within ten minutes of logging in/)).toBeVisible()
  expect(screen.getByLabelText(/^Password/).elements()).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByText('This is your only way to sign in.')).toBeVisible()
})

test('where it cannot be read the page says so, and asks again', async () => {
  answer('GET /linked-methods', () => new Refusal('unexpected', 'Something went wrong.'))
  const screen = await show(<SignInMethodsPane />)
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible()
  answer('GET /linked-methods', () => methods)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove Google' })).toBeVisible()
})
