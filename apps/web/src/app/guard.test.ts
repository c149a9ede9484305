import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { anybody, seenAs, stranger } from '../testing/visitors.ts'
import { admit, entryFor, isOffered, type Visitor } from './guard.ts'
import { menuOf } from './layouts/menu.ts'
import type { Screen, ScreenAudience } from './routes/screen.ts'
import { staffListScreens } from './routes/staff-lists.ts'

const page = () => Promise.reject(new Error('not opened here'))
const screen = (audience: ScreenAudience, more: Partial<Screen> = {}): Screen => ({
  path: '/business',
  title: 'Business',
  audience,
  page,
  ...more,
})

const visitor = stranger
const staff = seenAs(anybody)
const customer = seenAs({ ...anybody, audience: 'customer', agency: null })

const opened = (entry: Screen) => ({ screen: entry })
const denied = { go: '/access-denied' }

test('a visitor opens a public page', () => {
  const home = screen('public')
  expect(admit([home], visitor)).toEqual(opened(home))
})

test.each(['auth', 'customer', 'staff', 'report', 'staff-report'] as const)(
  'a visitor who wants a page for %s goes home, and the page is remembered',
  (audience) => {
    expect(admit([screen(audience)], visitor)).toEqual({ go: '/home', save: true })
  },
)

test('somebody signed in does not see the login again', () => {
  expect(admit([screen('public', { path: '/login' })], customer)).toEqual({ go: 'wanted' })
  expect(admit([screen('public', { path: '/login' })], visitor)).toHaveProperty('screen')
})

test('a customer whose e-mail is not verified goes to verify it, whatever they want', () => {
  const fresh = { ...customer, is_email_verified: false, must_change_password: true }
  for (const audience of ['auth', 'customer', 'staff', 'report'] as const) {
    expect(admit([screen(audience)], fresh)).toEqual({ go: '/verify-email' })
  }
  expect(admit([screen('public')], fresh)).toHaveProperty('screen')
})

test('somebody with a password given to them changes it first', () => {
  expect(admit([screen('customer')], { ...customer, must_change_password: true })).toEqual({ go: '/changepassword' })
})

test('staff who owe a second factor set it up first', () => {
  expect(admit([screen('staff')], { ...staff, owes_second_factor: true })).toEqual({ go: '/changepassword' })
  expect(admit([screen('public')], { ...staff, owes_second_factor: true })).toHaveProperty('screen')
})

test('a customer is refused on staff pages, staff on customer pages', () => {
  expect(admit([screen('staff')], customer)).toEqual(denied)
  expect(admit([screen('staff-report')], customer)).toEqual(denied)
  expect(admit([screen('customer')], staff)).toEqual(denied)
})

test('where a path has two pages, each side gets its own', () => {
  const both = [screen('staff'), screen('customer')]
  expect(admit(both, customer)).toEqual(opened(ensure(both[1])))
  expect(admit(both, staff)).toEqual(opened(ensure(both[0])))
  expect(entryFor(both, null)).toBe(both[0])
})

test('the permission of a page is asked of the first role alone', () => {
  const list = screen('staff', { permission: 'view-user' })
  const holding = (permissions: string[], ofFirstRole: string[]): Visitor => ({
    ...staff,
    actor: { ...anybody, permissions: new Set(permissions), first_role_permissions: new Set(ofFirstRole) },
  })
  expect(admit([list], holding([], []))).toEqual(denied)
  expect(admit([list], holding(['view-user'], []))).toEqual(denied)
  expect(admit([list], holding(['view-user'], ['view-user']))).toEqual(opened(list))
})

test('a report asks its permission of customers too', () => {
  const report = screen('report', { permission: 'view-activity-log' })
  expect(admit([report], customer)).toEqual(denied)
  const holder = { ...ensure(customer.actor), first_role_permissions: new Set(['view-activity-log']) }
  expect(admit([report], { ...customer, actor: holder })).toEqual(opened(report))
})

test('on a customer page the permission hides the menu, not the page', () => {
  const own = screen('customer', { permission: 'view-customer-business', menu: menuEntry('My business') })
  expect(admit([own], customer)).toEqual(opened(own))
  expect(isOffered(own, ensure(customer.actor))).toBe(false)
  const holder = { ...ensure(customer.actor), permissions: new Set(['view-customer-business']) }
  expect(isOffered(own, holder)).toBe(true)
})

test('Application Types are offered to every customer', () => {
  const application = screen('customer', {
    permission: 'create-new-accreditation',
    menu: menuEntry('Application Types'),
  })
  expect(isOffered(application, ensure(customer.actor))).toBe(true)
  expect(isOffered(application, anybody)).toBe(false)
})

test('the menu holds what the person may open, in its order, and no empty group', () => {
  const line = (label: string, order: number, permission?: Screen['permission']) =>
    screen('staff', {
      path: `/${label}`,
      menu: { ...menuEntry('Approvals'), label, order },
      ...(permission && { permission }),
    })
  const all = [line('second', 2), line('first', 1), line('hidden', 0, 'view-user'), screen('staff')]
  expect(menuOf(anybody, all).map(({ title, items }) => [title, items.map(({ label }) => label)])).toEqual([
    ['Approvals', ['first', 'second']],
  ])
})

test('an overview of all transactions is for staff of an agency and those who oversee both', () => {
  const overviews = staffListScreens.filter(({ path }) =>
    /additional-category|info-updates|customer-reportorials|customer-other-transactions/.test(path),
  )
  const ofBoth = { ...anybody, agency: null }
  const overseer = { ...ofBoth, permissions: new Set(['view-activity-log'] as const) }
  expect(overviews).toHaveLength(4)
  for (const overview of overviews) {
    expect(admit([overview], staff)).toEqual(opened(overview))
    expect(admit([overview], { ...staff, actor: overseer })).toEqual(opened(overview))
    expect(admit([overview], { ...staff, actor: ofBoth })).toEqual(denied)
    expect([anybody, overseer, ofBoth].map((actor) => isOffered(overview, actor))).toEqual([true, true, false])
  }
})

function menuEntry(group: 'My business' | 'Application Types' | 'Approvals'): NonNullable<Screen['menu']> {
  return { group, label: 'Line', order: 1, icon: undefined as never }
}
