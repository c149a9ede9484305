import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/run.js'
import type { Outcome } from './stage.ts'

/** Outcomes of the stages that were green on one state of the project: a long run that was ended goes on where it was. */
export interface KeptOutcomes {
  readonly of: (name: string) => Outcome | undefined
  readonly keep: (outcome: Outcome) => void
  /** Whether anything is kept: the figures of those stages stand with those to come. */
  readonly isGoneOn: boolean
}

/** What is kept of the commit that is checked out; nothing where a file differs from it. */
export function keptOfThisState(project = root): KeptOutcomes | undefined {
  const folder = join(project, '.cache/proof')
  const commit = commitOf(project)
  if (!commit) return undefined
  const file = join(folder, `${commit}.json`)
  const outcomes = read(file)
  return {
    of: (name) => outcomes.get(name),
    keep(outcome) {
      if (outcome.failed > 0 || commitOf(project) !== commit) return // what ran may have been something else
      outcomes.set(outcome.name, { ...outcome, trouble: 'seen green on this state before' })
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify([...outcomes.values()]))
    },
    isGoneOn: outcomes.size > 0,
  }
}

function read(file: string): Map<string, Outcome> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Outcome[]
    return new Map(kept.map((outcome) => [outcome.name, outcome]))
  } catch {
    return new Map() // nothing was kept yet, or its writing was cut off
  }
}

/** The commit that is checked out, where no file differs from it. */
function commitOf(project: string): string | undefined {
  const commit = git(project, 'rev-parse', 'HEAD')
  return git(project, 'status', '--porcelain') === '' ? commit : undefined
}

/** What git says; undefined where there is none, or no repository. */
function git(cwd: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
