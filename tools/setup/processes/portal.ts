import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { atOwnEnd } from './at-own-end.ts'
import { freePort } from './free-port.ts'
import { ownEnvironment } from './own-environment.ts'
import { root } from './run.js'
import { startFlags } from './start-command.ts'

/** A running portal, a process of its own, as a person would start it. */
export interface Portal {
  readonly url: string
  readonly port: number
  readonly data_dir: string
  readonly process: ChildProcess
  /** Milliseconds from the start to the first healthy answer. */
  readonly ready_after: number
  /** What it has printed so far. */
  printed(): string
  /** Ends it as Ctrl-C does and waits. */
  stop(): Promise<void>
  /** Ends it as a power cut does and waits. */
  kill(): Promise<void>
}

export interface PortalSettings {
  port?: number
  /** Kept after the end, so that another portal can go on with it; a new folder where absent. */
  data_dir?: string
  env?: Record<string, string>
  /** Milliseconds; two minutes where absent. */
  ready_within?: number
}

const PATIENCE = 120_000

/** Starts the server and waits until `/api/health` answers. Throws with what it printed when it ends before that. */
export async function startPortal({ port, data_dir, env, ready_within }: PortalSettings = {}): Promise<Portal> {
  const folder = data_dir ?? newFolder()
  const chosen = port ?? (await freePort(2)) // the stand-ins listen on the two ports after it
  const url = `http://127.0.0.1:${chosen}`
  const started = performance.now()
  const child = spawn(process.execPath, [...startFlags, 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...ownEnvironment(), PORT: String(chosen), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C is for the tests; they stop the portal when they have finished with it
  })
  child.once(
    'exit',
    atOwnEnd(() => child.kill('SIGKILL')),
  )
  let printed = ''
  child.stdout.on('data', (part) => (printed += part))
  child.stderr.on('data', (part) => (printed += part))
  try {
    await healthy(url, child, ready_within)
  } catch (error) {
    await end(child, 'SIGKILL')
    if (data_dir === undefined) forget({ data_dir: folder })
    throw new Error(`The portal did not become ready.\n${printed}`, { cause: error })
  }
  return {
    url,
    port: chosen,
    data_dir: folder,
    process: child,
    ready_after: performance.now() - started,
    printed: () => printed,
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** A folder that is removed at the end of this process at the latest. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lading-data-'))
  atOwnEnd(() => forget({ data_dir: folder }))
  return folder
}

/** Removes what a portal has stored. */
export function forget({ data_dir }: Pick<Portal, 'data_dir'>): void {
  rmSync(data_dir, { recursive: true, force: true, maxRetries: 5 }) // one that is being killed may write once more
}

async function healthy(url: string, child: ChildProcess, patience = PATIENCE): Promise<void> {
  const deadline = performance.now() + patience
  while (child.exitCode === null && performance.now() < deadline) {
    const reply = await fetch(`${url}/api/health`).catch(() => undefined) // nobody listens yet
    if (reply?.ok) return
    await setTimeout(50)
  }
  throw new Error(child.exitCode === null ? 'It did not answer in time.' : `It ended with code ${child.exitCode}.`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((gone) => {
    child.once('exit', gone)
    child.kill(signal)
  })
}
