import { FIRST_LOOK } from '../testing/first-look.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { authorisation, person } from '../testing/people.ts'
import { answer } from '../testing/server.ts'
import { startSession } from '../testing/session.ts'
import { showRoutes } from '../testing/show.tsx'
import { inTime, PageCodeMissing } from '#lib/page-code.ts'
import { joiningLater, routes } from './router.tsx'

beforeEach(() => {
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
  answer('POST /transactions/count/list', () => ({ counts: {} }))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('the error pages (specification, sections 2.1 and 8)', () => {
  test.each([
    ['/unauthorized', '401', 'Unauthorized', ''],
    [
      '/access-denied',
      '403',
      'Hold Up!',
      'you may need additional permission to process this request. Please contact System Administrator.',
    ],
    [
      '/no-such-page/at/all',
      '404',
      'Missing Page',
      'The page you are looking for might have been removed had its name changed or is temporarily unavailable.',
    ],
    ['/resource-no-longer-available', '419', 'Resource No Longer Available', ''],
    ['/error-page', '500', 'Something is broken here', 'Apologized, something went wrong.'],
    ['/maintenance', '503', 'Will be back soon!', 'in maintenance mode'],
  ])('%s: %s, %s', async (path, code, title, words) => {
    const screen = await showRoutes(routes, path, { joining: joiningLater })
    await expect.element(screen.getByRole('heading', { level: 1, name: title }), FIRST_LOOK).toBeVisible()
    await expect.element(screen.getByText(code, { exact: true })).toBeVisible()
    expect(screen.getByRole('main').element().textContent).toContain(words)
    await expect
      .element(screen.getByRole('link', { name: 'Back to Home / Dashboard' }))
      .toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('contentinfo').elements()).toHaveLength(path === '/resource-no-longer-available' ? 1 : 0)
  })

  test('a person who is signed in reads of a missing page too', async () => {
    startSession({ user: person('staff'), authorisation })
    const screen = await showRoutes(routes, '/transactions/no-such-list', { joining: joiningLater })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Missing Page' }), FIRST_LOOK).toBeVisible()
  })
})

describe('a build for maintenance', () => {
  test.each(['/home', '/login', '/dashboard', '/accredited-freights-forwarder'])(
    'leads %s to /maintenance',
    async (path) => {
      vi.stubEnv('VITE_MAINTENANCE', 'true')
      const screen = await showRoutes(routes, path, { joining: joiningLater })
      await expect.element(screen.getByRole('heading', { name: 'Will be back soon!' }), FIRST_LOOK).toBeVisible()
      expect(screen.router.state.location.pathname).toBe('/maintenance')
    },
  )
})

describe('the code of a page', () => {
  test('that has not come after 120 seconds fails the page, and not before', async () => {
    // these two alone, and in one step: what earlier tests left on the page neither waits nor ticks by this clock
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let failure: unknown
    inTime(new Promise(() => undefined)).catch((reason: unknown) => (failure = reason))
    vi.advanceTimersByTime(119_999)
    await vi.advanceTimersByTimeAsync(0)
    expect(failure).toBeUndefined()
    vi.advanceTimersByTime(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(failure).toBeInstanceOf(PageCodeMissing)
  })

  test('that comes in time is given on', async () => {
    expect(await inTime(Promise.resolve('a page'))).toBe('a page')
  })
})
