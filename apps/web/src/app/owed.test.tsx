import { FIRST_LOOK } from '../testing/first-look.ts'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../testing/people.ts'
import { answer } from '../testing/server.ts'
import { pageSession, startSession } from '../testing/session.ts'
import { showRoutes } from '../testing/show.tsx'
import { joiningLater, routes } from './router.tsx'

beforeEach(() => {
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
  answer('POST /logout', () => ({ message: 'Logged out.' }))
})

test.each([
  ['a second factor', { owes_second_factor: true }, 'Set up your second factor', 'Second Factor · Lading'],
  ['a password of their own', { change_passwd: 1 }, 'Change password', 'Change Password · Lading'],
])(
  'a person who owes %s reads what is asked in the title too, and may log out instead',
  async (_, owes, heading, title) => {
    startSession({ user: { ...person('staff'), ...owes }, authorisation })
    const screen = await showRoutes(routes, '/dashboard', { joining: joiningLater })
    await expect.element(screen.getByRole('heading', { level: 1, name: heading }), FIRST_LOOK).toBeVisible()
    await expect.poll(() => document.title).toBe(title)
    await screen.getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => screen.router.state.location.pathname).toBe('/home')
    expect(pageSession.current().token).toBeNull()
  },
)
