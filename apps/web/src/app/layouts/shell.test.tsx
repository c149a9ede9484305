import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authorisation, person } from '../../testing/people.ts'
import { answer } from '../../testing/server.ts'
import { pageSession, startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import { screens } from '../routes/screens.ts'
import type { Screen } from '../routes/screen.ts'
import { AppFrame } from './AppFrame.tsx'

const WIDE = 1100
const long: Screen = {
  path: '/search/transaction',
  title: 'Twenty-one characters',
  audience: 'auth',
  page: async () => ({ default: () => null }),
}

beforeEach(async () => {
  await page.viewport(WIDE, 800)
  answer('POST /transactions/count/list', () => ({ counts: {} }))
  answer('GET /notifications', () => ({ data: [], total: 0, unread: 0 }))
  answer('GET /announcements/list/item', () => ({ data: [], total: 0 }))
  answer('GET /advisories/list/item', () => ({ data: [], total: 0 }))
  answer('POST /logout', () => ({ message: 'Logged out.' }))
})

const permissions = screens.flatMap(({ menu, permission }) => (menu && permission ? [permission] : []))
const signIn = (held: readonly string[] = permissions) => startSession({ user: person('staff', held), authorisation })

function open(screen: Screen = long, address = '/anywhere') {
  return showRoutes(
    [
      { element: <AppFrame />, children: [{ path: '*', handle: [screen], element: <h1>A page</h1> }] },
      { path: '/home', element: <h1>Home</h1> },
    ],
    address,
  )
}

test('where somebody else signs in at the same browser, nothing of the former person stays on the screen', async () => {
  signIn()
  function Work() {
    const [count, add] = useState(0)
    return <button onClick={() => add(count + 1)}>Typed {count}</button>
  }
  const screen = await showRoutes(
    [{ element: <AppFrame />, children: [{ path: '*', handle: [long], element: <Work /> }] }],
    '/anywhere',
  )
  await screen.getByRole('button', { name: 'Typed 0' }).click()
  await expect.element(screen.getByRole('button', { name: 'Typed 1' })).toBeVisible()
  const other = person('staff', permissions)
  startSession({ user: { ...other, id: other.id + 1 }, authorisation })
  await expect.element(screen.getByRole('button', { name: 'Typed 0' })).toBeVisible()
})

describe('the focus returns to what opened', () => {
  test('the drawer of a phone', async () => {
    await page.viewport(390, 800)
    signIn()
    const screen = await open()
    await screen.getByRole('button', { name: 'Open menu' }).click()
    await screen.getByRole('button', { name: 'Close menu' }).click()
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })

  test('the menu of the account', async () => {
    signIn()
    const screen = await open()
    const account = screen.getByRole('button', { name: /account of/ })
    await account.click()
    await expect.element(screen.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menuitem', { name: 'My Profile' })).not.toBeInTheDocument()
    await expect.element(account).toHaveFocus()
  })
})

describe('the sidebar (specification, section 2.6)', () => {
  test('is collapsed by its button, and the choice is remembered as isSidebarCollapsed', async () => {
    signIn()
    const screen = await open()
    await screen.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    expect(localStorage.getItem('isSidebarCollapsed')).toBe('true')
    await screen.unmount()

    const again = await open()
    await again.getByRole('button', { name: 'Expand sidebar' }).click()
    expect(localStorage.getItem('isSidebarCollapsed')).toBe('false')
  })

  test('longer than the window, shows the line of the open page', async () => {
    signIn()
    const screen = await open(long, '/queue')
    await expect.element(screen.getByRole('link', { name: 'Queue groups' })).toBeInViewport({ ratio: 0.9 })
  })

  test('collapsed, above 767 pixels, shows a group as a floating submenu', async () => {
    localStorage.setItem('isSidebarCollapsed', 'true')
    await page.viewport(768, 800)
    signIn()
    const screen = await open()
    await screen.getByRole('button', { name: 'Approvals' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'For Evaluation' })).toBeVisible()
  })

  test('up to 767 pixels is a drawer, open or closed apart from the collapse', async () => {
    localStorage.setItem('isSidebarCollapsed', 'true')
    await page.viewport(767, 800)
    signIn()
    const screen = await open()
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'For Evaluation' }).elements()).toEqual([])
    await screen.getByRole('button', { name: 'Open menu' }).click()
    await expect.element(screen.getByRole('link', { name: 'For Evaluation' })).toBeVisible()
    await screen.getByRole('button', { name: 'Close menu' }).click()
    await expect.poll(() => screen.getByRole('link', { name: 'For Evaluation' }).elements()).toEqual([])
    expect(localStorage.getItem('isSidebarCollapsed')).toBe('true')
  })
})

describe('the top bar (specification, section 2.6)', () => {
  test('cuts the title of the screen to 20 characters', async () => {
    signIn()
    const screen = await open()
    await expect.element(screen.getByText('Twenty-one character…', { exact: true })).toBeVisible()
  })

  test('searches transactions on Enter, in a box of 400 pixels at most', async () => {
    signIn()
    const screen = await open()
    const box = screen.getByRole('searchbox', { name: 'Search Transaction' })
    await box.fill('SFF-N & Co')
    expect(box.element().getBoundingClientRect().width).toBeLessThanOrEqual(400)
    ;(box.element() as HTMLElement).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await expect.poll(() => screen.router.state.location.pathname).toBe('/search/transaction')
    expect(screen.router.state.location.search).toBe('?keyword=SFF-N%20%26%20Co')
  })

  test('shows the settings shortcut to nobody who may not view the app settings', async () => {
    signIn(['view-user'])
    const screen = await open()
    await expect.element(screen.getByText('A page')).toBeVisible()
    expect(screen.getByRole('link', { name: 'App settings' }).elements()).toEqual([])
  })
})

describe('the user dropdown (specification, section 2.6)', () => {
  const opened = async () => {
    const screen = await open()
    await screen.getByRole('button', { name: /account of/ }).click()
    return screen
  }

  test('leads to the own activity, the own profile and the change of password', async () => {
    signIn()
    const screen = await opened()
    const links: [string, string][] = [
      ['Activity', '/admin/profile#activity'],
      ['My Profile', '/admin/profile'],
      ['Change Password', '/changepassword'],
    ]
    for (const [name, href] of links) {
      await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href)
    }
  })

  test('Logout ends the session, forgets the page that was wanted, and goes home', async () => {
    signIn()
    pageSession.wanted.save('/transactions/for-review')
    const screen = await opened()
    await screen.getByRole('menuitem', { name: 'Logout' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
    expect(pageSession.isSignedIn()).toBe(false)
    expect(pageSession.wanted.take()).toBe('/dashboard')
  })
})
