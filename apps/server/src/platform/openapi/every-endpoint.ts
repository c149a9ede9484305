import type { Endpoint } from '@lading/contract/calls/endpoint'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const folder = fileURLToPath(new URL('../../../../../packages/contract/src/', import.meta.url))

export interface NamedEndpoint {
  /** The name it is exported under; of a collection, with its key there. */
  readonly name: string
  /** The name of its file in the contract. */
  readonly area: string
  readonly endpoint: Endpoint
}

/** Every call the contract exports; collections count each of theirs. */
export async function everyEndpoint(): Promise<NamedEndpoint[]> {
  const found = await everyExport()
  return found.flatMap(({ name, area, value }) => endpointsIn(name, value).map((one) => ({ ...one, area })))
}

/** Every schema of an object the contract exports, by its name. */
export async function everyNamedSchema(): Promise<{ name: string; schema: z.ZodType }[]> {
  const found = await everyExport()
  return found.flatMap(({ name, value }) =>
    value instanceof z.ZodObject || value instanceof z.ZodUnion ? [{ name, schema: value }] : [],
  )
}

async function everyExport(): Promise<{ name: string; area: string; value: unknown }[]> {
  const found = []
  for (const [area, file] of filesByName()) {
    const exported = (await import(`${folder}${file}`)) as Record<string, unknown>
    found.push(...Object.entries(exported).map(([name, value]) => ({ name, area, value })))
  }
  return found
}

/** Forms are no calls, and their schemas are known by the calls that take them. */
function filesByName(): [name: string, file: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('forms/'))
    .map((file): [string, string] => [basename(file, '.ts'), file])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function endpointsIn(name: string, value: unknown): { name: string; endpoint: Endpoint }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  if (isEndpoint(value)) return [{ name, endpoint: value }]
  const inside = Object.entries(value).filter(([, one]) => isEndpoint(one))
  return inside.map(([key, endpoint]) => ({ name: `${name}.${key}`, endpoint: endpoint as Endpoint }))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
