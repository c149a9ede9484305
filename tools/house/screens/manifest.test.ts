import { staffLists } from '@lading/domain/workflow/lists/lists'
import { paths } from '@lading/contract/addresses/paths'
import { screens } from '@lading/web/screens'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { everyEndpoint } from '../../../apps/server/src/platform/openapi/every-endpoint.ts'

interface Route {
  readonly path: string
  readonly audience: string
  readonly permission: string
  readonly title: string
}

const routes = readFileSync(join(import.meta.dirname, 'routes.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line): Route => {
    const [path = '', audience = '', permission = '', title = ''] = line.split('\t')
    return { path, audience, permission, title }
  })

const nameOf = ({ path, audience }: { path: string; audience: string }) => `${path} (${audience})`

test('the list of screens is read', () => {
  expect(routes.length).toBeGreaterThan(150)
  expect(screens.length).toBeGreaterThan(5)
})

test.each(screens.map((screen) => [nameOf(screen), screen] as const))(
  '%s is a screen of the specification',
  (_, screen) => {
    const route = routes.find(({ path, audience }) => path === screen.path && audience === screen.audience)
    expect({ title: screen.title, permission: screen.permission ?? '' }).toEqual({
      title: route?.title,
      permission: route?.permission,
    })
  },
)

test.each([
  ['for-evaluation', 'view-transaction-evaluation-list'],
  ['for-routing', 'view-for-routing-trans-list'],
  ['for-review', 'view-transaction-for-review-list'],
  ['for-revision', 'view-transaction-for-revision'],
  ['for-recommendation', 'view-transaction-for-recommendation-list'],
  ['for-approval', 'view-transaction-approval-list'],
  ['for-disapproval', 'view-transaction-for-disapproval-list'],
  ['for-notice-of-hearing', 'view-transaction-hearing-list'],
  ['order-of-payment', 'view-transaction-order-of-payment-list'],
  ['payment-validation', 'view-transaction-payment-validation-list'],
  ['publication-validation', 'view-transaction-publication-validation-list'],
  ['for-printing', 'view-transaction-for-printing-list'],
  ['for-pickup', 'view-transaction-for-pickup-list'],
] as const)('the list of what is %s asks the permission of section 6, as its screen does', (list, permission) => {
  expect(staffLists[list].permission).toBe(permission)
  const isBuilt = !['for-notice-of-hearing', 'publication-validation'].includes(list) // nobody could act on what they show
  const found = screens.filter(({ path }) => path === `/transactions/${list}`)
  expect(found).toMatchObject(isBuilt ? [{ audience: 'staff', permission }] : [])
})

test('no screen stands there twice', () => {
  const names = screens.map(nameOf)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

/** A sample of each entry of the paths: its second part is a name, its first one too where no list or document is asked. */
const addresses = Object.values(paths).map((address) => {
  const sample =
    address === paths.verifyDocument ? 'certificate' : address === paths.signOnReturn ? 'google' : 'for-review'
  return (address as (...parts: unknown[]) => string)(sample, 'x').replace(/[?#].*/, '')
})

test('every screen with a name in its address says where the crawl finds real ones', () => {
  const named = screens.filter(({ path }) => /[:*]/.test(path))
  expect(named.length).toBeGreaterThan(20)
  const unnamed = named.filter(({ path, sample }) => {
    if (!sample || 'addresses' in sample) return !sample
    const given = Object.keys({ ...sample.names, ...sample.fixed })
    return [...path.matchAll(/:(\w+)/g)].some(([, name]) => !given.includes(ensure(name)))
  })
  expect(unnamed.map(nameOf)).toEqual([])
})

test('every list an address is taken from is a list of the contract', async () => {
  const calls = new Set((await everyEndpoint()).map(({ endpoint }) => endpoint.path))
  const lists = screens.flatMap(({ sample }) => (sample && 'lists' in sample ? sample.lists : []))
  expect(lists.filter((list) => !calls.has(`/lists/${list}`))).toEqual([])
})

test('every address that is built by name leads to a route of the specification', () => {
  const patterns = routes.map(({ path }) => new RegExp(`^${path.replace('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`))
  const astray = addresses.filter(
    (address) => !patterns.some((pattern) => pattern.source !== '^\\/.*$' && pattern.test(address)),
  )
  expect(astray).toEqual([])
})

test('every list a screen names is a list of the contract', async () => {
  const lists = new Set((await everyEndpoint()).map(({ endpoint }) => endpoint.path))
  const named = screens.flatMap(({ list }) => list ?? [])
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((list) => !lists.has(`/lists/${list}`))).toEqual([])
})

test('every screen that opens with a list names it, so that it stands among the tables', () => {
  const unnamed = screens.filter(({ path, menu, list }) => menu && !path.includes(':') && !list)
  const forgotten = unnamed.filter((screen) => showsTable(pageOf(screen)))
  expect(forgotten.map(nameOf)).toEqual([])
})

/** The file of a screen's page, as its import says it. */
const pageOf = ({ page }: (typeof screens)[number]) => /["']([^"']+\.tsx)["']/.exec(String(page))?.[1] ?? ''

/** Whether a page, or a part that stands beside it, draws a table. */
function showsTable(page: string): boolean {
  const file = page.replace(/^.*?(?=apps\/web)/, '').replace(/^(\.\.\/)+/, 'apps/web/src/')
  const text = readFileSync(file, 'utf8')
  const beside = [...text.matchAll(/from '\.\/(\w+\.tsx)'/g)].map(([, name]) => join(dirname(file), ensure(name)))
  return [text, ...beside.map((part) => readFileSync(part, 'utf8'))].some((one) =>
    /<(ServerTable|ListPage|AccountList)\b/.test(one),
  )
}
