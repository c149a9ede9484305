import type { OpenSession } from '@lading/contract/accounts/sessions'
import { expect, test } from 'vitest'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { SessionsPane } from './SessionsPane.tsx'

const session = (id: string, device: string, is_this_one = false): OpenSession => ({
  id,
  device,
  ip: '203.0.113.7',
  begun_at: '2026-11-20T07:05:00Z',
  last_seen_at: '2026-11-21T01:30:00Z',
  is_this_one,
})
const here = session('5e0e2f8e-0000-4000-8000-000000000001', 'Firefox on Windows', true)
const phone = session('5e0e2f8e-0000-4000-8000-000000000002', 'Chrome on Android')
const tablet = session('5e0e2f8e-0000-4000-8000-000000000003', 'Safari on an iPad')

/** The server's list, from which an ended session is gone. */
function signedInAt(...sessions: OpenSession[]) {
  let open = sessions
  answer('GET /sessions', () => ({ data: open, total: open.length }))
  answer(`DELETE /sessions/${phone.id}`, () => {
    open = open.filter(({ id }) => id !== phone.id)
    return { message: 'The session was ended.' }
  })
  answer('DELETE /sessions', () => {
    open = [here]
    return { message: 'Your other sessions were ended.' }
  })
}

test('a person sees where they are signed in, and ends a session elsewhere', async () => {
  signedInAt(here, phone)
  const screen = await show(<SessionsPane />)
  await expect.element(screen.getByText('This session')).toBeVisible()
  await expect.element(screen.getByText(/Last used 21 Nov 2026, 9:30 am/)).toBeVisible()
  await screen.getByRole('button', { name: /End the session of Chrome on Android/ }).click()

  await expect.element(screen.getByText('You are not signed in on any other device.')).toBeVisible()
  expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith(phone.id))).toBe(true)
})

test('all others are ended at once, after a question', async () => {
  signedInAt(here, phone, tablet)
  const screen = await show(<SessionsPane />)
  await screen.getByRole('button', { name: 'End all others' }).click()
  await expect.element(screen.getByRole('dialog').getByText(/The 2 others have to log in again/)).toBeVisible()
  await screen.getByRole('button', { name: 'End them' }).click()
  await expect.element(screen.getByText('You are not signed in on any other device.')).toBeVisible()
})

test('a list that cannot be loaded says so and is asked for again', async () => {
  answer('GET /sessions', () => new Refusal('unexpected', 'Something went wrong.'))
  const screen = await show(<SessionsPane />)
  await expect.element(screen.getByRole('alert').getByText('Something went wrong.')).toBeVisible()
  signedInAt(here)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Firefox on Windows')).toBeVisible()
})
