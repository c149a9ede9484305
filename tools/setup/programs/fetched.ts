import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPortable, portablePath } from './portable.ts'

/** Programs of other people, each in the version that the proof has been seen with. */
const versions = {
  '@stoplight/spectral-cli': '6.16.3',
  '@redocly/cli': '2.77.0',
  '@hey-api/openapi-ts': '0.99.0',
  lighthouse: '13.5.0',
  ws: '8.23.0',
  'selenium-webdriver': '4.49.0',
} as const
/** The generator writes with TypeScript's own library, which later versions no longer have. */
const TYPESCRIPT = '5.9.3'
export type Tool = keyof typeof versions

interface Manifest {
  readonly version: string
  readonly bin: Readonly<Record<string, string>>
  readonly main: string
}

/** What a fetched program exports as its default. */
export async function importFetched(tool: Tool): Promise<unknown> {
  const { main } = await ensureFetched(tool)
  const code = (await import(pathToFileURL(join(portablePath(tool), main)).href)) as { default: unknown }
  return code.default
}

/** Fetches them all, one after the other: npm writes into one folder, and tests that need some of them run at once. */
export async function fetchAll(): Promise<void> {
  for (const tool of Object.keys(versions) as Tool[]) await ensureFetched(tool)
}

/** Fetches a program, unless it is there in its version. */
export async function ensureFetched(tool: Tool): Promise<Manifest> {
  if (tool === '@hey-api/openapi-ts') await ensureVersion('typescript', TYPESCRIPT)
  await ensureVersion(tool, versions[tool])
  const manifest = manifestOf(tool)
  if (!manifest) throw new Error(`${tool} was not fetched.`)
  return manifest
}

async function ensureVersion(name: string, version: string): Promise<void> {
  if (manifestOf(name)?.version !== version) await installPortable(name, version)
}

function manifestOf(tool: string): Manifest | undefined {
  const file = join(portablePath(tool), 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined
}
