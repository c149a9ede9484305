import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownEnvironment } from '../setup/processes/own-environment.ts'
import { ensureFetched, type Tool } from '../setup/programs/fetched.ts'
import { portablePath } from '../setup/programs/portable.ts'

/** Runs a fetched program and answers what it printed, whether it was content or not. */
export async function runFetched(tool: Tool, program: string, words: readonly string[]): Promise<string> {
  const { bin } = await ensureFetched(tool)
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
