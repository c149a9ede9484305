import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { judged, type Counts } from './counts.ts'
import { atOwnEnd } from '../processes/at-own-end.ts'
import { ownEnvironment } from '../processes/own-environment.ts'
import { root } from '../processes/run.js'

/** One program of the test run. */
export interface TestStage {
  readonly name: string
  readonly program: string
  readonly words: readonly string[]
  readonly env?: Record<string, string>
  /** Where its report is and how to read it; a stage without one is a single check that passes or fails. */
  readonly report?: { readonly file: string; readonly read: (report: never) => Counts }
}

export interface Outcome extends Counts {
  readonly name: string
  readonly seconds: number
  /** Why it failed, where no test says so. */
  readonly trouble?: string
}

/** Runs a stage; what it prints is shown as it comes, or only after a failure (`quiet`). Ends it at the limit. */
export async function runStage(stage: TestStage, { minutes = 15, quiet = false } = {}): Promise<Outcome> {
  if (stage.report) rmSync(join(root, stage.report.file), { force: true })
  const started = performance.now()
  const { code, printed, late } = await runToEnd(stage, minutes, quiet)
  const seconds = (performance.now() - started) / 1000
  if (quiet && code !== 0) console.log(`\n${stage.name}\n${printed.trim()}`)
  const outcome = { name: stage.name, seconds, ...judged(countsOf(stage, code === 0), code === 0) }
  return late ? { ...outcome, failed: Math.max(1, outcome.failed), trouble: `took over ${minutes} minutes` } : outcome
}

function runToEnd({ program, words, env }: TestStage, minutes: number, quiet: boolean) {
  const child = spawn(program, words, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: true, // a group of its own, so that it can be ended with all it started
  })
  let printed = ''
  child.stdout?.on('data', (part) => (printed += part))
  child.stderr?.on('data', (part) => (printed += part))

  let late = false
  const stopWaiting = endWith(child, minutes, () => (late = true))
  return new Promise<{ code: number | null; printed: string; late: boolean }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      stopWaiting()
      resolve({ code, printed, late })
    })
  })
}

/** Ends the child and all it started when its time is over, or when somebody ends us. Returns how to call that off. */
function endWith(child: ChildProcess, minutes: number, onLate: () => void): () => void {
  const stay = atOwnEnd(() => endGroup(child, 'SIGTERM'))
  let insisting: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    onLate()
    endGroup(child, 'SIGTERM')
    insisting = setTimeout(() => endGroup(child, 'SIGKILL'), 10_000)
  }, minutes * 60_000)
  return () => {
    clearTimeout(limit)
    clearTimeout(insisting)
    stay()
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // nobody of the group is left
  }
}

function countsOf({ report }: TestStage, ended_well: boolean): Counts {
  if (!report) return { passed: ended_well ? 1 : 0, failed: ended_well ? 0 : 1, skipped: 0 }
  const file = join(root, report.file)
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return report.read(JSON.parse(readFileSync(file, 'utf8')) as never)
}

function environment(): Record<string, string> {
  const { FORCE_COLOR: _, ...own } = ownEnvironment()
  return { ...own, NO_COLOR: '1', PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
}
