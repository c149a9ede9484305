import { test } from '@playwright/test'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { figure } from '../../tools/setup/stages/figure.ts'
import { root } from '../../tools/setup/processes/run.js'
import { forgetBuilds } from './builds.ts'
import type { Looks } from './look.ts'

const file = join(root, '.cache/results/looks.jsonl')

interface Line {
  readonly screen: string
  readonly states: number
  readonly looks: number
}

export function beginCounting(): void {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  forgetBuilds()
}

/** A test tells how much of a screen it has seen; the workers write into one file. */
export function tellLooks(screen: string, looks: Looks): void {
  const line: Line = { screen, states: looks.states(), looks: looks.count() }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
  test.info().annotations.push({ type: 'looked at', description: `${line.states} states, ${line.looks} looks` })
}

/** Adds up what all have seen. */
export function sumUp(): void {
  if (!existsSync(file)) return
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const sum = (of: 'states' | 'looks') => lines.reduce((all, line) => all + line[of], 0)
  figure('screens looked at', new Set(lines.map(({ screen }) => screen)).size, 'screens')
  figure('states they were looked at in', sum('states'), 'states')
  figure('looks, at 320, 390 and 1280 px, light and dark', sum('looks'), 'looks')
}
