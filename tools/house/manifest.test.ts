import { paths } from '@lading/web/paths'
import { screens } from '@lading/web/screens'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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

test('no screen stands there twice', () => {
  const names = screens.map(nameOf)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('every address that is built by name leads to a route of the specification', () => {
  const patterns = routes.map(({ path }) => new RegExp(`^${path.replace('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`))
  const astray = Object.values(paths)
    .map((address) => (address as (...parts: unknown[]) => string)('for-review', 'x').replace(/\?.*/, ''))
    .filter((address) => !patterns.some((pattern) => pattern.source !== '^\\/.*$' && pattern.test(address)))
  expect(astray).toEqual([])
})
