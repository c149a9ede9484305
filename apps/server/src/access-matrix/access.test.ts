import type { Endpoint } from '@lading/contract/calls/endpoint'
import { streamNotifications } from '@lading/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyEndpoint } from '#platform/openapi/every-endpoint'
import { createWorld, type World } from '#testing/world'
import { everyone, type Person } from './everyone.ts'
import { mayEnter, isInScope } from './in-scope.ts'

/** Those that change or end the caller's session come last, since each person keeps one through all of them. */
const endsSession = (path: string) => Number(['/refresh', '/logout'].indexOf(path) + 1)
const closed = (await everyEndpoint())
  .filter(({ endpoint }) => endpoint.access !== 'public' && endpoint !== streamNotifications) // whose answer has no end
  .toSorted((a, b) => endsSession(a.endpoint.path) - endsSession(b.endpoint.path))

let world: World
let people: Person[]
beforeAll(async () => {
  world = await createWorld()
  people = await everyone(world)
})
afterAll(() => world.close())

describe('a call lets in those whom the table names, and no one else', () => {
  test.each(closed)('$name: $endpoint.method $endpoint.path', async ({ endpoint }) => {
    const tried = people.filter((person) => !mayEnter(endpoint.access, person) || isInNobodysScope(endpoint, person))
    const said = await Promise.all(tried.map((person) => accessOf(endpoint, person)))
    expect(said).toEqual(tried.map((person) => `${person.name}: ${expected(endpoint, person)}`))
  })
})

/** Some calls refuse a record that is not there as they refuse those of others: who reaches what is the other test's. */
const isInNobodysScope = ({ recordScope }: Endpoint, person: Person): boolean =>
  recordScope === undefined || isInScope(recordScope, person, { agency: 'dti', is_filed: true })

function expected({ access }: Endpoint, person: Person): string {
  if (mayEnter(access, person)) return 'in'
  return person.audience === 'visitor' ? '401' : '403'
}

/** A record that no person has, and nothing filled in: an admitted caller finds nothing, or is told what is missing. */
async function accessOf({ method, path }: Endpoint, { name, client: { token } }: Person): Promise<string> {
  const { statusCode } = await world.app.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, '2147483647')}`,
    headers: { 'idempotency-key': `door-${name}`, ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { payload: {} }),
  })
  return `${name}: ${statusCode === 401 || statusCode === 403 ? statusCode : 'in'}`
}
