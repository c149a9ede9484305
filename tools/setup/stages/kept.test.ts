import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { keptOfThisState } from './kept.ts'

const green = { name: 'domain', passed: 3, failed: 0, skipped: 0, seconds: 1 }
const red = { name: 'web', passed: 3, failed: 1, skipped: 0, seconds: 1 }
const AUTHOR = ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@lading.example']

let project: string
const keptFiles = () => readdirSync(join(project, '.cache/proof')) // one a commit
const commit = (words: string) => {
  writeFileSync(join(project, 'a.txt'), words)
  writeFileSync(join(project, '.gitignore'), '.cache/')
  execFileSync('git', ['add', '.'], { cwd: project })
  execFileSync('git', [...AUTHOR, 'commit', '--quiet', '--message', words], { cwd: project })
}
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lading-kept-'))
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  commit('first')
  const kept = ensure(keptOfThisState(project))
  kept.keep(green)
  kept.keep(red)
})
afterEach(() => rmSync(project, { recursive: true }))

test('who goes on with a proof runs again what was red, and not what was green', () => {
  const kept = ensure(keptOfThisState(project))
  expect(kept.isGoneOn).toBe(true)
  expect(kept.of('domain')).toMatchObject({ passed: 3, trouble: 'seen green on this state before' })
  expect(kept.of('web')).toBeUndefined()
})

test('after a commit nothing counts any more, and while a file is changed nothing is kept', () => {
  const before = keptFiles()
  commit('second')
  const kept = ensure(keptOfThisState(project))
  expect(kept.isGoneOn).toBe(false)
  writeFileSync(join(project, 'a.txt'), 'changed')
  expect(keptOfThisState(project)).toBeUndefined()
  kept.keep(green)
  expect(keptFiles()).toEqual(before)
  commit('third')
  kept.keep(green)
  expect(keptFiles()).toEqual(before)
  expect(keptOfThisState(project)?.isGoneOn).toBe(false)
})
