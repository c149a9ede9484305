import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownEnvironment } from '../setup/processes/own-environment.ts'
import { installPortable, portablePath } from '../setup/programs/portable.ts'

/** Programs of other people, each in the version that the proof has been seen with. */
const versions = {
  '@stoplight/spectral-cli': '6.16.3',
  '@redocly/cli': '2.77.0',
  '@hey-api/openapi-ts': '0.99.0',
} as const
/** The generator writes with TypeScript's own library, which later versions no longer have. */
const TYPESCRIPT = '5.9.3'
export type Tool = keyof typeof versions

interface Manifest {
  readonly version: string
  readonly bin: Readonly<Record<string, string>>
}

/** Runs a fetched program and answers what it printed, whether it was content or not. */
export async function runFetched(tool: Tool, program: string, words: readonly string[]): Promise<string> {
  const { bin } = await fetched(tool)
  const file = join(portablePath(tool), bin[program] ?? '')
  const env = { ...ownEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const options = { env, maxBuffer: 64 * 1024 * 1024, timeout: 240_000 }
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], options).catch(printedBy)
  return stdout
}

/** A linter that found something ends with 1; one that could not run has printed nothing. */
function printedBy(error: unknown): { stdout: string } {
  const { stdout = '' } = error as { stdout?: string }
  if (stdout === '') throw error
  return { stdout }
}

async function fetched(tool: Tool): Promise<Manifest> {
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
