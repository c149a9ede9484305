import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** The effects that a file exports: of the type, or made for what other areas supply. */
const effectsIn = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+)(?:: (?:Life)?Effect\b| =\n?\s*\([^)]*\): (?:Life)?Effect\b)/gm)].map(
    ([, name = '']) => name,
  )

test('each effect of a move stands in a file of its own, which its area registers', () => {
  const files = repositoryFiles().filter((path) => path.startsWith('apps/server/src/modules/') && isSource(path))
  const all = files.map((path) => ({ path, effects: effectsIn(textOf(path)) }))
  expect(all.flatMap(({ effects }) => effects).length).toBeGreaterThan(30)
  expect(all.filter(({ effects }) => effects.length > 1)).toEqual([])
})

test('two effects in one file are found', () => {
  const one = 'export const voidDrafts: Effect = async (tx) => {}\n'
  const made = 'export const applyChange =\n  ({ updateProfile }: Needs): Effect =>\n  async (tx) => {}\n'
  expect(effectsIn(one + made)).toEqual(['voidDrafts', 'applyChange'])
})
