import type { Endpoint } from '@lading/contract/endpoint'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

/** Every call the contract exports, by the name it is exported under; collections count each of theirs. */
export async function everyEndpoint(): Promise<{ name: string; endpoint: Endpoint }[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const found: { name: string; endpoint: Endpoint }[] = []
  for (const file of files.toSorted()) {
    const exported = (await import(`${folder}${file}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) found.push(...endpointsIn(name, value))
  }
  return found
}

function endpointsIn(name: string, value: unknown): { name: string; endpoint: Endpoint }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  if (isEndpoint(value)) return [{ name, endpoint: value }]
  const inside = Object.entries(value).filter(([, one]) => isEndpoint(one))
  return inside.map(([key, endpoint]) => ({ name: `${name}.${key}`, endpoint: endpoint as Endpoint }))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
