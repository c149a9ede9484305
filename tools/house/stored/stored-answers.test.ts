import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** Kysely's own types, not what is stored: the rows that two searches of one shape both select. */
const exceptions = ['apps/server/src/modules/search/hits.ts']

/** TypeScript refuses to cast what a jsonb column holds (`Unread`); this refuses the ways around it, and casts of what was read. */
const casts = /\bas (?:Form|BusinessProfile)\b|\bas unknown as\b|\bas any\b/

test('what is stored of a form is read by its schema, and never cast', () => {
  const modules = repositoryFiles().filter(
    (path) => /^apps\/server\/src\/(modules|jobs)\//.test(path) && isSource(path),
  )
  expect(modules.filter((path) => casts.test(textOf(path)))).toEqual(exceptions)
})

test.each(['last.form as Form', '{ ...profile, ...after } as BusinessProfile', 'documents as unknown as Filed[]'])(
  '%s is found',
  (planted) => {
    expect(casts.test(planted)).toBe(true)
  },
)

test.each(['annualReportForm.draft.parse(last.form)', 'type as FormName', 'answers as AnswersOf<P>'])(
  '%s is left alone',
  (planted) => {
    expect(casts.test(planted)).toBe(false)
  },
)
