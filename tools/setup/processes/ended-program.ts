import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ownEnvironment } from './own-environment.ts'
import { root } from './run.js'

/** Runs a program of the portal from its first line to its last: what it said, on both channels, and how it ended. */
export async function endedProgram(path: string, env: Record<string, string>): Promise<{ said: string; code: number }> {
  const child = spawn(process.execPath, [path], { cwd: root, env: { ...ownEnvironment(), ...env } })
  let said = ''
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  return { said: said.trim(), code }
}
