import { expect, test } from 'vitest'
import { CallFailed } from '#lib/transport.ts'
import { currentSession, startSession } from '#lib/session.ts'
import { connectSession } from '#lib/session-calls.ts'
import { authorisation, person } from '../../testing/people.ts'
import { show } from '../../testing/show.tsx'
import { SessionWatch } from './SessionWatch.tsx'

const user = person('customer')
const calls = { me: async () => user, logout: async () => undefined }
const endsIn = (seconds: number) => startSession({ user, authorisation: { ...authorisation, expires_in: seconds } })

test('two minutes before the token ends the person is asked, and stays signed in by one press', async () => {
  connectSession({ ...calls, refresh: async () => ({ ...authorisation, token: 'renewed' }) })
  endsIn(121)
  const screen = await show(<SessionWatch />)
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.poll(() => currentSession().token).toBe('renewed')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('nobody is asked while there is time', async () => {
  endsIn(7200)
  const screen = await show(<SessionWatch />)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a renewal in another tab takes the question away here', async () => {
  endsIn(120)
  const screen = await show(<SessionWatch />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  localStorage.setItem('token', 'renewed elsewhere')
  localStorage.setItem('token_ends_at', String(Date.now() + 7_200_000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a person who answers too late is logged out, and told', async () => {
  const over = new CallFailed({ code: 'not-signed-in', message: 'Please sign in.' }, 401)
  connectSession({ ...calls, refresh: () => Promise.reject(over) })
  endsIn(1)
  const screen = await show(<SessionWatch />)
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(screen.getByText('You have been logged out for idling too long.')).toBeVisible()
  expect(currentSession()).toEqual({ token: null, user: null })
})
