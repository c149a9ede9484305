import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** The addresses of the specification; `/` and `/*` fit anything and are left. */
const screens = readFileSync(join(import.meta.dirname, 'routes.tsv'), 'utf8')
  .split('\n')
  .map((line) => ensure(line.split('\t')[0]))
  .filter((path) => /^\/\w/.test(path))

/** Where addresses are written: the paths, and the endpoints of the API beside them. */
const HOME = /^packages\/contract\/src\//

/** A call of the API has the address of an endpoint, as `ask(page, 'GET', '/queue')` or a sample's `read: '/queue'`. */
const CALL = /(\b(ask|firstOf)\(|\bread: |'(GET|POST|PUT|PATCH|DELETE)',|queryKey: \[)[^'"`]*$/

const files = repositoryFiles().filter(
  (path) => /^(apps|packages|e2e|tools\/bench\/first-load)\//.test(path) && !HOME.test(path),
)

test('no screen’s address is written by hand: manifest, code, mails and journeys take it from the contract’s paths', () => {
  const found = files
    .filter((path) => isSource(path) || path.endsWith('.e2e.ts'))
    .flatMap((path) => handWritten(textOf(path)).map((address) => `${path}: ${address}`))
  expect(found).toEqual([])
})

/** Asks a browser where it is: in a journey, and where another browser is driven. */
const EXPRESSION = /\b(?:toHaveURL|waitForURL|at)\(\s*(\/(?![*/])[^\n]*?[^\\]\/)/g

test('no journey asks for an address by an expression of its own: `expectScreen` takes paths and their patterns', () => {
  const journeys = repositoryFiles().filter((path) => /^e2e\/.*\.ts$/.test(path))
  expect(journeys.length).toBeGreaterThan(90)
  expect(journeys.flatMap((path) => expressions(textOf(path)).map((found) => `${path}: ${found}`))).toEqual([])
})

test.each([
  ['await expect(page).toHaveURL(/\\/roles$/)', '/\\/roles$/'],
  ['await expect(page).not.toHaveURL(/login|callback/, { timeout: SCREEN_WAIT })', '/login|callback/'],
  ['await page.waitForURL(\n  /edit\\/\\d+/,\n)', '/edit\\/\\d+/'],
  ['await person.at(/dashboard/)', '/dashboard/'],
])('a planted expression is found in %s', (text, expression) => {
  expect(expressions(text)).toEqual([expression])
  expect(expressions('await expect(page).toHaveURL(draft)')).toEqual([])
})

/** Where staff work on a transaction follows from its type: `staffPath` asks the family, for lists, notices, bell and search. */
const STAFF_PAGE = /\bpaths\.(workflow|approval|report|request)\(/

test('no list, dashboard or notice names the page of a transaction by itself: the type’s family does', () => {
  const sources = files.filter((path) => path.startsWith('apps/') && isSource(path))
  expect(sources.length).toBeGreaterThan(1500)
  const named = sources.filter((path) => STAFF_PAGE.test(textOf(path)))
  expect(named).toEqual([])
  expect(STAFF_PAGE.test('rowLink={({ transaction_id }) => paths.workflow(transaction_id)}')).toBe(true)
})

describe('a planted address is found', () => {
  test.each([
    [`<Link to="/dashboard">`, '/dashboard'],
    ['link: `/customer-messages/${id}`,', '/customer-messages/${id}'],
    [`if (link.startsWith('/customer-messages/'))`, '/customer-messages/'],
    ['path: `/verify-email?token=${token}`', '/verify-email?token=${token}'],
    [`const PROFILE = '/admin/profile#ways'`, '/admin/profile#ways'],
    ['page.goto(`/transactions/${list}?search=x`)', '/transactions/${list}?search=x'],
    ['`${public_url}/${name}/callback`', '/${name}/callback'],
    [`  path: '/customers/business/:id',`, '/customers/business/:id'],
    [`screen.path === '/transactions/admin-workflow/:id'`, '/transactions/admin-workflow/:id'],
  ])('in %s', (line, address) => {
    expect(handWritten(line)).toEqual([address])
  })
})

describe('what is no address of a screen is left alone', () => {
  test.each([
    [`ask(page, 'GET', '/queue')`],
    [`/** Customers have it at '/customers' too. */`],
    [`import '/login.css'`],
    [`sample: { read: '/queue', names: { id: 'id' } },`],
  ])('in %s', (line) => {
    expect(handWritten(line)).toEqual([])
  })
})

/** The expressions by which a text asks a browser where it is. */
function expressions(text: string): string[] {
  return [...text.matchAll(EXPRESSION)].map(([, expression]) => ensure(expression))
}

/** The addresses of screens among the strings of a text; comments are left. */
function handWritten(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/\*|\*|\/\/)/.test(line))
    .flatMap((line) => [...line.matchAll(/(['"`])(?:\$\{\w+\})?(\/(?:\$\{[^}]*\}|[^'"`\s])*)\1/g)])
    .filter(({ input, index }) => !CALL.test(input.slice(0, index)))
    .map(([, , address]) => ensure(address))
    .filter(isScreen)
}

/** A name in braces fits any segment of a screen, and so does the end after a slash; a screen's own name fits any word. */
function isScreen(address: string): boolean {
  const segments = address
    .replaceAll(NAME, ANY)
    .replace(/[?#].*/, '')
    .replace(/\/$/, `/${ANY}`)
    .split('/')
    .slice(1)
  if (segments.every((segment) => segment === ANY)) return false
  return screens.some((screen) => {
    const own = screen.split('/').slice(1)
    const fits = (segment: string, place: number) =>
      segment === ANY || ensure(own[place]).startsWith(':') || own[place] === segment
    return own.length === segments.length && segments.every(fits)
  })
}

const NAME = /\$\{[^}]*\}/g
const ANY = '*'
