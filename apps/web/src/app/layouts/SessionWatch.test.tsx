import { expect, onTestFinished, test, vi } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, Refusal } from '../../testing/server.ts'
import { pageSession, startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { SessionWatch } from './SessionWatch.tsx'

const user = person('customer')
const endsIn = (seconds: number) => startSession({ user, authorisation: { ...authorisation, expires_in: seconds } })

test('two minutes before the token ends the person is asked, and stays signed in by one press', async () => {
  answer('POST /refresh', () => ({ authorisation: { ...authorisation, token: 'renewed' } }))
  endsIn(121)
  const screen = await show(<SessionWatch />)
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.poll(() => pageSession.current().token).toBe('renewed')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('nobody is asked while there is time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  endsIn(7200)
  const screen = await show(<SessionWatch />)
  await vi.advanceTimersByTimeAsync(7_070_000)
  expect(screen.getByRole('dialog').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a renewal in another tab takes the question away here', async () => {
  endsIn(120)
  const screen = await show(<SessionWatch />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  localStorage.setItem('token', 'renewed elsewhere')
  localStorage.setItem('token_ends_at', String(Date.now() + 7_200_000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('without a connection the question gives way to the work, and says that the session was not extended', async () => {
  answer('POST /refresh', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  endsIn(121)
  const screen = await show(<SessionWatch />)
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(screen.getByText('Your session could not be extended. Check your connection.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a person who answers too late is logged out, and told', async () => {
  answer('POST /refresh', () => new Refusal('not-signed-in', 'Please sign in.'))
  endsIn(1)
  const screen = await show(<SessionWatch />)
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(screen.getByText('You have been logged out for idling too long.')).toBeVisible()
  expect(pageSession.current()).toEqual({ token: null, user: null })
})
