import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/**
 * What takes fields that the contract does not name, and who reads them instead. Answers to a form (`FiledForm`, `value` of a
 * patch, a line of a report) have no shape here: the form of their type reads them, refuses a path it does not have, and
 * drops a column that an earlier version of a list had, as a whole form is sent back as it was read.
 */
const openOnPurpose: Readonly<Record<string, string>> = {
  // an act asks its own answers, and refuses every other by its name
  'PUT /transactions/update/status/:id': 'the answers of an act',
  'PATCH /accreditations/status/:id': 'the answers of an act',
  'PATCH /transactions/change-info/saveRouting/:id': 'the answers of an act',
  'PUT /submit-op': 'the answers of an act',
  'POST /information-update/approve/:id': 'the answers of an act',
  // browsers describe a passkey in JSON of their own, and add to it
  'POST /second-factor/passkeys passkey': 'a browser',
  'POST /second-factor/passkeys passkey.clientExtensionResults': 'a browser',
  'POST /second-factor/passkeys passkey.response': 'a browser',
  ...Object.fromEntries(
    ['POST /second-factor/check', 'PUT /second-factor/recovery-codes', 'POST /second-factor/off'].flatMap((call) =>
      ['passkey', 'passkey.clientExtensionResults', 'passkey.response'].map((at) => [`${call} ${at}`, 'a browser']),
    ),
  ),
}

/** Every call the contract exports, alone or in a collection. */
async function everyCall(): Promise<Endpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const calls = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('forms/'))
  const exported = await Promise.all(calls.map((file) => import(`${folder}${file}`) as Promise<object>))
  const values = exported.flatMap((one) => Object.values(one) as unknown[])
  const inside = values.flatMap((value) => (typeof value === 'object' && value ? Object.values(value) : []))
  return [...new Set([...values, ...inside])].filter(isCall)
}

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'body' in value

interface Found {
  readonly at: string
  readonly how: 'closed' | 'open on purpose' | 'dropping'
}

/** The objects that lie in what is sent, each with what it does with a field it does not name. */
function objectsIn(schema: unknown, at: string): Found[] {
  if (schema instanceof z.ZodObject) {
    const { catchall, shape } = schema.def
    const how = !catchall ? 'dropping' : catchall instanceof z.ZodNever ? 'closed' : 'open on purpose'
    const inner = Object.entries(shape).flatMap(([name, one]) => objectsIn(one, `${at} ${name}`))
    return [{ at, how }, ...inner]
  }
  if (schema instanceof z.ZodPipe) return objectsIn(schema.def.in, at)
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap((one) => objectsIn(one, at))
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((one) => objectsIn(one, at))
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((one) => objectsIn(one, at))
  const { element, valueType, innerType } = (schema as z.ZodType).def as unknown as Readonly<Record<string, unknown>>
  return [element, valueType, innerType].flatMap((one) => (one instanceof z.ZodType ? objectsIn(one, at) : []))
}

const pathOf = (at: string) => {
  const [method, path, ...names] = at.split(' ')
  return [`${method} ${path}`, names.join('.')].filter(Boolean).join(' ')
}

test('no object in the body of a call drops a field that it does not name; those that take it are known', async () => {
  const calls = await everyCall()
  expect(calls.length).toBeGreaterThan(250)
  const found = calls.flatMap(({ method, path, body }) => objectsIn(body, `${method} ${path}`))
  const named = (how: Found['how']) => found.flatMap((one) => (one.how === how ? pathOf(one.at) : [])).toSorted()
  expect(named('dropping')).toEqual([])
  expect(named('open on purpose')).toEqual(Object.keys(openOnPurpose).toSorted())
})
