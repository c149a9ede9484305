import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { saveTableView } from '../tables/tables.ts'
import { login } from '../accounts/accounts.ts'
import { endpoint } from './endpoint.ts'

const spec = { method: 'POST', path: '/posts', summary: 'Adds a post', access: 'staff' } as const
const refusedIn = (body: z.ZodType, sent: unknown) =>
  body.safeParse(sent).error?.issues.map(({ code, path, ...rest }) => [code, path, 'keys' in rest && rest.keys])

describe('a body brings the fields of its call alone', () => {
  test('a misspelt one is told by its name', () => {
    const { body } = endpoint({ ...spec, body: z.object({ title: z.string() }) })
    expect(refusedIn(body, { title: 'Closed', titel: 'Open' })).toEqual([['unrecognized_keys', [], ['titel']]])
  })

  test('none is sent where the call has none', () => {
    expect(refusedIn(endpoint(spec).body, { id: 1 })).toEqual([['unrecognized_keys', [], ['id']]])
  })

  test('a call that leaves its answers to its act takes them all', () => {
    const { body } = endpoint({ ...spec, body: z.object({ version: z.int() }).catchall(z.unknown()) })
    expect(body.parse({ version: 3, grounds: 'late' })).toEqual({ version: 3, grounds: 'late' })
  })

  test.each([login, saveTableView])('$method $path', ({ body }) => {
    expect(refusedIn(body, { rememberme: true })).toContainEqual(['unrecognized_keys', [], ['rememberme']])
  })
})
