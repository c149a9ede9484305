import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { actorOf } from '#lib/session/actor-of.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import type { Screen } from '../routes/screen.ts'
import { screens } from '../routes/screens.ts'
import { AppFrame } from './AppFrame.tsx'
import { menuOf } from './menu.ts'
import { PublicShell } from './PublicShell.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  answer('POST /transactions/count/list', () => ({ counts: {} }))
  answer('GET /notifications', () => ({ data: [], total: 0, unread: 0 }))
  answer('GET /announcements/list/item', () => ({ data: [], total: 0 }))
  answer('GET /advisories/list/item', () => ({ data: [], total: 0 }))
  answer('GET /settings/list/all', () => ({ data: [], total: 0, today: '2026-11-28' }))
})

const permissions = screens.flatMap(({ permission }) => permission ?? [])
const here: Screen = { path: '/tables', title: 'A page', audience: 'auth', page: async () => ({ default: () => null }) }
const frame = (Frame: typeof AppFrame) =>
  showRoutes(
    [
      {
        element: <Frame />,
        children: [{ path: '*', handle: [here], element: <section data-testid="page">A page</section> }],
      },
    ],
    '/tables',
  )

async function inside(side: 'customer' | 'staff') {
  startSession({ user: person(side, permissions), authorisation })
  return frame(AppFrame)
}

describe('what moves (specification, section 9)', () => {
  test('the sidebar collapses in 250 ms', async () => {
    const screen = await inside('staff')
    await expect.element(screen.getByTestId('page')).toBeVisible()
    const { transitionProperty, transitionDuration } = getComputedStyle(
      ensure(ensure(screen.container.querySelector('aside')).parentElement),
    )
    expect([transitionProperty, transitionDuration]).toEqual(['grid-template-columns', '0.25s'])
  })

  test.each([/account of/, /^Notifications/, /^Announcements/])('a menu comes in 250 ms: %s', async (name) => {
    const screen = await inside('staff')
    const menu = (part: Element | null) => (part as HTMLElement | null)?.style.transitionDuration
    const seen: (string | undefined)[] = []
    const watch = new MutationObserver(() =>
      seen.push(menu(document.querySelector('.mantine-Menu-dropdown, .mantine-Popover-dropdown'))),
    )
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    await screen.getByRole('button', { name }).click()
    await expect.poll(() => seen.filter(Boolean)).toContain('250ms')
    watch.disconnect()
    expect(new Set(seen.filter(Boolean))).toEqual(new Set(['250ms']))
  })
})

describe('the breakpoints (specification, section 9)', () => {
  const floating = async (width: number) => {
    localStorage.setItem('isSidebarCollapsed', 'true')
    await page.viewport(width, 800)
    const screen = await inside('staff')
    await expect.element(screen.getByTestId('page')).toBeVisible()
    return screen.getByRole('button', { name: 'Approvals' }).elements().length > 0
  }

  test('a collapsed sidebar has floating submenus when the width is above 767 pixels, and none up to it', async () => {
    expect(await floating(767)).toBe(false)
  })

  test('and at 768 it has them', async () => {
    expect(await floating(768)).toBe(true)
  })

  test.each([
    [991, false],
    [992, true],
  ])('a screen is large from 992 pixels: at %i the public menu is open is %s', async (width, isOpen) => {
    await page.viewport(width, 800)
    const screen = await frame(PublicShell)
    const menu = ensure(screen.container.querySelector<HTMLElement>('nav[aria-label="Main"]:not(#menu)'))
    await expect.poll(() => getComputedStyle(menu).display !== 'none').toBe(isOpen)
    expect(screen.getByRole('button', { name: 'Menu', exact: true }).elements()).toHaveLength(isOpen ? 0 : 1)
  })

  test.each([600, 768, 1280, 1920])('the search box is 400 pixels wide at most, in a window of %i', async (width) => {
    await page.viewport(width, 800)
    const screen = await inside('staff')
    await expect.element(screen.getByTestId('page')).toBeVisible()
    const box = ensure(screen.container.querySelector('input[type=search]'))
    const { width: wide } = box.getBoundingClientRect()
    expect(wide).toBeLessThanOrEqual(400)
    expect(wide).toBe(width >= 1280 ? 400 : wide)
  })
})

describe('whose menu it is (specification, section 6)', () => {
  const groupsOf = (side: 'customer' | 'staff', role_id: number) => {
    const user = person(side, permissions)
    const held = { ...user, role_id, roles: [{ ...ensure(user.roles[0]), id: role_id }] }
    return menuOf(actorOf(held)).map(({ title }) => title)
  }
  const ofCustomers = ['My business', 'Application Types'] as const
  const ofStaff = ['Queue', 'Approvals', 'Administration'] as const

  test('role_id 2 gets the menu of customers', () => {
    expect(groupsOf('customer', 2)).toEqual(expect.arrayContaining([...ofCustomers]))
    for (const group of ofStaff) expect(groupsOf('customer', 2)).not.toContain(group)
  })

  test.each([1, 3, 4, 5, 6, 14])('every other role gets that of staff: %i', (role_id) => {
    expect(groupsOf('staff', role_id)).toEqual(expect.arrayContaining([...ofStaff]))
    for (const group of ofCustomers) expect(groupsOf('staff', role_id)).not.toContain(group)
  })
})

test('2.6: a customer’s own profile stands in the user dropdown', async () => {
  const screen = await inside('customer')
  await screen.getByRole('button', { name: /account of/ }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'My Profile' }))
    .toHaveAttribute('href', '/customers/profile')
  for (const name of ['Activity', 'Change Password', 'Logout']) {
    await expect.element(screen.getByRole('menuitem', { name })).toBeVisible()
  }
})
