import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

// A server that renders serves many people in one process: what one of them holds belongs to their portal.
const STATE = /^(?:export )?(?:let |const \w+(?:: (?:Weak)?(?:Map|Set)<.+>)? = new (?:Weak)?(?:Map|Set)\b.*\(\)$)/
const REASON = '// Of the whole process: '

/** Names at the top of a module that can change while it runs, without a reason beside them. */
function statesIn(text: string): string[] {
  const lines = text.split('\n')
  return lines.filter((line, place) => STATE.test(line) && !lines[place - 1]?.startsWith(REASON))
}

test('no module of the web application keeps a state of its own without saying why it is everyone’s', () => {
  const files = repositoryFiles().filter((path) => path.startsWith('apps/web/src/') && isSource(path))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => statesIn(textOf(path)).map((line) => `${path}: ${line}`))).toEqual([])
})

test('a state is found, and one with its reason passes', () => {
  expect(statesIn('let calls: Calls | undefined')).toHaveLength(1)
  expect(statesIn('const listeners = new Set<() => void>()')).toHaveLength(1)
  expect(statesIn('export const kept: Map<string, string> = new Map()')).toHaveLength(1)
  expect(statesIn('const none: ReadonlyMap<string, string> = new Map()')).toEqual([])
  expect(statesIn('// Of the whole process: a browser has one pointer.\nlet isPressed = false')).toEqual([])
})
