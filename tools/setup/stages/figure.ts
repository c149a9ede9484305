import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The file in which one run gathers its figures; a test run outside `npm test` and `npm run proof` has none. */
export const FIGURES = 'LADING_FIGURES'

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** A test says what it measured: `figure('first start', 8.2, 's')`. The run prints all figures at its end. */
export function figure(name: string, value: number, unit: string): void {
  const file = process.env[FIGURES]
  if (file) appendFileSync(file, `${JSON.stringify({ name, value, unit } satisfies Figure)}\n`)
}

/** One line a figure, in the order in which they were measured. */
export function figuresIn(file: string): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure)
    .map(({ name, value, unit }) => `${name.padEnd(60)} ${value.toLocaleString('en')} ${unit}`)
}
