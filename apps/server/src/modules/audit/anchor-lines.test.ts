import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastAnchorLines } from './anchor-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'lading-anchors-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LINES = 4000
const line = (place: number) => `${place} ${'of an hour with many acts '.repeat(40)}`

test('an auditor’s anchors of an hour with thousands of acts are read from the end in few steps, each line whole', () => {
  const file = join(folder, 'anchors')
  for (let place = 0; place < LINES; place += 1) appendFileSync(file, `${line(place)}\n`)
  appendFileSync(file, 'torn')
  let steps = 0
  const lines = lastAnchorLines(file, ([first]) => {
    steps += 1
    return Number(first?.split(' ')[0]) < LINES / 2
  })
  expect(lines.at(-1)).toBe(line(LINES - 1))
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, at) => line(LINES - lines.length + at)))
  expect(steps).toBeLessThan(8)
})
