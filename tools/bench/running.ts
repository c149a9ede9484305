import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../setup/processes/free-port.ts'
import { ownEnvironment } from '../setup/processes/own-environment.ts'
import { startFlags } from '../setup/processes/start-command.ts'

/** A server under measurement, a process of its own. */
export interface Running {
  readonly port: number
  /** Milliseconds it said its start took, where it says so. */
  readonly ready_after: number
  /** Seconds of processor it has used so far. */
  processorSeconds(): number
  /** Megabytes it holds. */
  megabytes(): number
  /** Milliseconds for which one thing kept all others waiting at most, since this was last asked. */
  held(): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts `portal.ts` or `floor.ts` on a database and waits until it says that it is ready. Several portals of one database
 * are given one folder, which is then the caller's.
 */
export async function run(program: 'portal' | 'floor', database_url: string, shared?: string): Promise<Running> {
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'lading-bench-'))
  const port = await freePort(2)
  const script = new URL(`${program}.ts`, import.meta.url).pathname
  const child = spawn(process.execPath, [...(program === 'portal' ? startFlags : []), script], {
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      DATABASE_URL: database_url,
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ready_after = await ready(child)
  return {
    port,
    ready_after,
    processorSeconds: () => secondsOf(child.pid),
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async held() {
      const answer = once(child, 'message')
      child.send('held')
      const [{ held }] = (await answer) as [{ held: number }]
      return held
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      if (!shared) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('The program has no output.')
  for await (const line of createInterface(child.stdout)) {
    const said = /^ready ?(\d*)/.exec(line)
    if (said) return Number(said[1])
  }
  throw new Error('The program ended before it was ready.')
}

const TICKS_A_SECOND = 100

/** Of the kernel's own account: user and system time, in ticks. */
function secondsOf(pid: number | undefined): number {
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(after[11]) + Number(after[12])) / TICKS_A_SECOND
}
