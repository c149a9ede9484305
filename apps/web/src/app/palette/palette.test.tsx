import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import { AppFrame } from '../layouts/AppFrame.tsx'
import { PublicShell } from '../layouts/PublicShell.tsx'
import type { Screen } from '../routes/screen.ts'

const FOUND = 'POST /lists/search-transaction'
const here: Screen = { path: '/tables', title: 'Here', audience: 'auth', page: async () => ({ default: () => null }) }
const found = {
  transaction_id: 31,
  reference: 'SFF-N-2026-000031',
  queue_number: 7,
  type: 1,
  agency: 'dti',
  status: 2,
  business_id: 4,
  business_name: 'Acme Forwarders',
  accreditation_id: 7,
  updated_at: '2026-11-20T00:00:00Z',
  found_by: 'reference',
}

beforeEach(() => {
  answer('POST /transactions/count/list', () => ({ counts: {} }))
  answer('GET /notifications', () => ({ data: [], total: 0, unread: 0 }))
  answer('GET /announcements/list/item', () => ({ data: [], total: 0 }))
  answer('GET /advisories/list/item', () => ({ data: [], total: 0 }))
  answer(FOUND, () => ({ data: [found], total: 1 }))
  answer('POST /logout', () => ({ message: 'Logged out.' }))
})

const signIn = (permissions: readonly string[] = ['review']) =>
  startSession({ user: person('staff', permissions), authorisation })

function open(Frame = AppFrame) {
  return showRoutes(
    [
      {
        element: <Frame />,
        children: [{ path: '*', handle: [here], element: <input aria-label="A field" /> }],
      },
      { path: '/home', element: <h1>Home</h1> },
    ],
    '/anywhere',
  )
}

type Shown = Awaited<ReturnType<typeof open>>
const box = (screen: Shown) => screen.getByRole('combobox', { name: /Screen/ })
const lines = (screen: Shown) =>
  screen
    .getByRole('option')
    .elements()
    .map((line) => line.firstElementChild?.firstElementChild?.textContent)
const placeOf = (screen: Shown) => {
  const { pathname, search, hash } = screen.router.state.location
  return pathname + search + hash
}

/** Presses keys one after the other within one moment: nothing that they begin has happened yet. */
function pressAtOnce(...keys: string[]) {
  for (const key of keys) {
    const [name = key, ...held] = key.split('+').toReversed()
    const target = document.activeElement ?? document.body
    const init = { key: name, ctrlKey: held.includes('Control'), bubbles: true, cancelable: true }
    target.dispatchEvent(new KeyboardEvent('keydown', init))
  }
}

async function opened(screen: Shown) {
  await expect.element(screen.getByLabelText('A field')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box(screen), FIRST_LOOK).toHaveFocus()
  return screen
}

describe('the command palette', () => {
  test('Ctrl-K opens it, letters narrow it, Enter goes there: all without a mouse', async () => {
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('sessions')
    await expect.element(screen.getByRole('option', { name: /^Sessions/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => placeOf(screen)).toBe('/admin/profile#sessions')
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
  })

  test('offers the screens the guard opens, and no other', async () => {
    signIn(['view-customers'])
    const screen = await opened(await open())
    await expect.element(screen.getByRole('option', { name: /^Customers/ })).toBeVisible()
    expect(lines(screen)).not.toContain('Roles')
    expect(lines(screen)).not.toContain('Access Denied')
    expect(lines(screen).filter((label) => label === 'Login')).toEqual([])
  })

  test('the arrow keys tell readers which line is meant', async () => {
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('{ArrowDown}')
    const second = screen.getByRole('option').nth(1)
    await expect.element(second).toHaveAttribute('aria-selected', 'true')
    await expect.element(box(screen)).toHaveAttribute('aria-activedescendant', second.element().id)
  })

  test('finds a transaction once two letters stand there, and leads to all that fit', async () => {
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('S')
    await expect.poll(() => lines(screen).length).toBeGreaterThan(0)
    expect(asked.filter(({ path }) => path === '/lists/search-transaction')).toEqual([])
    await box(screen).fill('SFF-N') // at once: whoever types slowly is answered in between
    await expect.element(screen.getByRole('option', { name: /SFF-N-2026-000031/ })).toBeVisible()
    expect(asked.filter(({ path }) => path === '/lists/search-transaction').map(({ body }) => body)).toMatchObject([
      { keyword: 'SFF-N' },
    ])
    await expect.element(screen.getByText('2 lines.')).toBeInTheDocument()

    await screen.getByRole('option', { name: 'Search all for “SFF-N”' }).click()
    await expect.poll(() => placeOf(screen)).toBe('/search/transaction?keyword=SFF-N')
  })

  test('what was chosen last stands first, without the name of a business on the device', async () => {
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('SFF-N')
    await screen.getByRole('option', { name: /SFF-N-2026-000031/ }).click()
    await expect.poll(() => placeOf(screen)).toBe('/transactions/admin-workflow/31')
    await opened(screen)
    expect(lines(screen)[0]).toBe('SFF-N-2026-000031')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Acme')
  })

  test('Ctrl-K opens it again, with an empty box, while it still closes after a choice', async () => {
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('SFF-N')
    const line = screen.getByRole('option', { name: /SFF-N-2026-000031/ })
    await expect.element(line).toBeVisible()
    line.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve)) // as a key comes after a click: in a turn of its own
    pressAtOnce('Control+k')
    await expect.poll(() => placeOf(screen)).toBe('/transactions/admin-workflow/31')
    await expect.element(screen.getByRole('option', { name: /^Dashboard/ })).toBeVisible()
    await expect.element(box(screen)).toHaveFocus()
    await expect.element(box(screen)).toHaveValue('')
  })

  test('letters typed before its code has come stand in its box, and are no shortcuts', async () => {
    signIn()
    const screen = await open()
    await expect.element(screen.getByLabelText('A field')).toBeVisible()
    pressAtOnce('Control+k', 'g', 't', 'Backspace', 'd')
    await expect.element(box(screen)).toHaveFocus()
    await expect.element(box(screen)).toHaveValue('gd')
    await userEvent.keyboard('{Backspace}{Backspace}dash')
    await expect.element(screen.getByRole('option', { name: /^Dashboard/ })).toBeVisible()
    expect(placeOf(screen)).toBe('/anywhere')
  })

  test.each([
    ['dash', '/dashboard'],
    ['SFF-N', '/transactions/admin-workflow/31'],
  ])('Enter pressed after “%s”, before its code has come, leads to %s', async (typed, address) => {
    signIn()
    const screen = await open()
    await expect.element(screen.getByLabelText('A field')).toBeVisible()
    pressAtOnce('Control+k', ...typed, 'Enter')
    await expect.poll(() => placeOf(screen)).toBe(address)
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
  })

  test('where transactions cannot be read it says so, and the rest works on', async () => {
    answer(FOUND, () => new Refusal('unexpected', 'Error processing data.'))
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('dash')
    await expect.element(screen.getByText('Transactions could not be loaded.', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('option', { name: /^Dashboard/ })).toBeVisible()
  })

  test('logs out', async () => {
    signIn()
    const screen = await opened(await open())
    await userEvent.keyboard('log out{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  })

  test('a visitor has the screens of the public site, and no transactions', async () => {
    answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
    const screen = await open(PublicShell)
    await screen.getByRole('button', { name: 'Commands' }).click()
    await userEvent.keyboard('forwarders')
    await expect.element(screen.getByRole('option', { name: /Accredited Freight Forwarders/ })).toBeVisible()
    expect(screen.getByRole('option', { name: /Search all/ }).elements()).toEqual([])
    expect(asked.filter(({ path }) => path.startsWith('/lists/'))).toEqual([])
  })

  test('on a phone it opens by its button and nothing runs over the edge', async () => {
    await page.viewport(320, 700)
    signIn()
    const screen = await open()
    await screen.getByRole('button', { name: 'Commands' }).click()
    await expect.element(box(screen)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('keyboard shortcuts', () => {
  const ready = async () => {
    signIn()
    const screen = await open()
    await expect.element(screen.getByLabelText('A field')).toBeVisible()
    return screen
  }

  test('? lists them, from the table that binds them', async () => {
    const screen = await ready()
    await userEvent.keyboard('?')
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(dialog, FIRST_LOOK).toBeVisible()
    await expect.element(dialog.getByText('Go to the dashboard')).toBeVisible()
    await expect.element(dialog.getByText('Collapse or expand the sidebar')).toBeVisible()
  })

  test.each([
    ['gd', '/dashboard'],
    ['gn', '/admin/profile#notifications'],
    ['gt', '/tables'],
  ])('%s goes to %s', async (keys, address) => {
    const screen = await ready()
    await userEvent.keyboard(keys)
    await expect.poll(() => placeOf(screen)).toBe(address)
  })

  test('/ puts the cursor into the search box, [ collapses the sidebar', async () => {
    const screen = await ready()
    await userEvent.keyboard('[[')
    await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(screen.getByRole('searchbox', { name: 'Search Transaction' })).toHaveFocus()
    await expect.element(screen.getByRole('searchbox', { name: 'Search Transaction' })).toHaveValue('')
  })

  test('in a field a letter is a letter', async () => {
    const screen = await ready()
    await screen.getByLabelText('A field').click()
    await userEvent.keyboard('gd?')
    await expect.element(screen.getByLabelText('A field')).toHaveValue('gd?')
    await opened(screen) // by a key that is heard, after those that were not
    expect(placeOf(screen)).toBe('/anywhere')
    expect(screen.getByRole('dialog').elements()).toHaveLength(1)
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).elements()).toEqual([])
  })

  test('with a modifier, and under a dialog, nothing happens', async () => {
    const screen = await ready()
    await userEvent.keyboard('{Alt>}gd{/Alt}')
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('switch', { name: /Single-key/ })).toHaveFocus()
    await userEvent.keyboard('{Tab}') // on a button: in a field no single key is heard anyway
    await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toHaveFocus()
    await userEvent.keyboard('gd{Escape}')
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    expect(placeOf(screen)).toBe('/anywhere')
  })

  test('single keys are switched off for this person on this device; Ctrl-K stays', async () => {
    const screen = await ready()
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('switch', { name: /Single-key/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await userEvent.keyboard('gd')
    await opened(screen)
    expect(placeOf(screen)).toBe('/anywhere')
    expect(localStorage.getItem('single_keys:41')).toBe('false')
  })
})
