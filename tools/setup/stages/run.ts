import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sumOf } from './counts.ts'
import { FIGURES, figuresIn } from './figure.ts'
import type { KeptOutcomes } from './kept.ts'
import { root } from '../processes/run.js'
import { runStage, type Outcome, type TestStage } from './stage.ts'

const folder = join(root, '.cache/results')
const figuresOf = (results: string) => join(results, 'figures.jsonl')

interface Running {
  /** Of each stage; it is ended then. */
  readonly minutes: number
  /** What need not be run again. */
  readonly kept?: KeptOutcomes | undefined
}

/** Runs the quick checks side by side and the stages one after the other, then tells. Returns the exit code. */
export async function runStages(checks: TestStage[], stages: TestStage[], { minutes, kept }: Running): Promise<number> {
  const started = begin(folder, kept?.isGoneOn)
  const outcomes = await Promise.all(checks.map((stage) => runStage(stage, { quiet: true })))
  for (const stage of stages) {
    console.log(`\n${stage.name}`)
    const outcome = kept?.of(stage.name) ?? (await runStage(stage, { minutes }))
    kept?.keep(outcome)
    outcomes.push(outcome)
  }
  return tell(outcomes, (performance.now() - started) / 1000, folder)
}

/** Runs everything side by side and shows only what failed; figures gather in `results`. Returns the exit code. */
export async function runTogether(stages: TestStage[], results = folder): Promise<number> {
  const started = begin(results)
  const outcomes = await Promise.all(stages.map((stage) => runStage(stage, { quiet: true })))
  return tell(outcomes, (performance.now() - started) / 1000, results)
}

/** Forgets the figures of the run before, unless it is gone on with, and returns when this one began, in milliseconds. */
function begin(results: string, isGoneOn = false): number {
  const figures = figuresOf(results)
  mkdirSync(results, { recursive: true })
  if (!isGoneOn) rmSync(figures, { force: true })
  process.env[FIGURES] = figures
  return performance.now()
}

function tell(outcomes: Outcome[], seconds: number, results: string): number {
  const { passed, failed, skipped } = sumOf(outcomes)
  console.log('')
  for (const line of figuresIn(figuresOf(results))) console.log(line)
  for (const outcome of outcomes) console.log(lineOf(outcome))
  console.log(`\n${seconds.toFixed(0)} s in all${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function lineOf({ name, passed, failed, skipped, seconds, trouble }: Outcome): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
  const rest = skipped > 0 ? `  ${skipped} skipped` : ''
  return `${name.padEnd(30)} ${counts} ${seconds.toFixed(1).padStart(7)} s${rest}${trouble ? `  (${trouble})` : ''}`
}
