import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** An answer, or a list of a form, that is read by a bare name: a question that was renamed would only be empty there. */
const bare =
  /\b(?:form|answers|register|profile|filed|known|branch|was|row|opened)(?:\?\.)?\[['"][a-z_]+['"]\]|\browsOf\([^()]*, '[a-z_]+'\)/

/** Rows that are written into tables, and cases that are made up: no answers, and nobody reads them again. */
const made = /^apps\/server\/src\/(seed|testing|access-matrix)\//

test('no answer of a form is read by a bare name, so that renaming a question breaks the build', () => {
  const read = repositoryFiles().filter(
    (path) => /^(apps|packages)\/[a-z]+\/src\//.test(path) && isSource(path) && !made.test(path),
  )
  expect(read.filter((path) => bare.test(textOf(path)))).toEqual([])
})

test.each(["branch['closed_on']", "register?.['form'] === 'partnership'", "rowsOf(register ?? {}, 'branches')"])(
  '%s is found',
  (planted) => {
    expect(bare.test(planted)).toBe(true)
  },
)

test.each(["Filing['form']", 'rowsOf(form, name)', 'register?.form', 'row[CLOSED_ON]'])(
  '%s is left alone',
  (planted) => {
    expect(bare.test(planted)).toBe(false)
  },
)
