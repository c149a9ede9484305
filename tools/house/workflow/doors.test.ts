import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** The only acts that open a transaction or an accreditation, or write a step of one: each judges, announces and records it. */
const doors = [
  'apps/server/src/modules/accreditations/life/enter-accreditation.ts',
  'apps/server/src/modules/accreditations/life/write-life-move.ts',
  'apps/server/src/modules/applications/open-application.ts',
  'apps/server/src/modules/workflow/moves/open-transaction.ts',
  'apps/server/src/modules/workflow/moves/write-move.ts',
]

const opens = (text: string) =>
  /insertInto\('(transactions|accreditations|transaction_steps|accreditation_steps)'\)/.test(text)

test('transactions, accreditations and their steps are written by the doors alone', () => {
  const files = repositoryFiles().filter(
    (path) => /^apps\/server\/src\/(modules|jobs|commands|platform)\//.test(path) && isSource(path),
  )
  expect(files.filter((path) => opens(textOf(path))).toSorted()).toEqual(doors)
})

test('a planted door is found', () => {
  expect(opens("await tx.insertInto('accreditation_steps').values(step).execute()")).toBe(true)
  expect(opens("await tx.selectFrom('accreditations').selectAll().execute()")).toBe(false)
})
