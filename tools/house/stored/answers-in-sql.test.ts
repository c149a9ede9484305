import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** Names an answer of a jsonb column in SQL by a key of its type: a renamed answer breaks the build. */
const KEEPER = 'apps/server/src/platform/jsonb.ts'
/** These take apart rows that the same statement sends, never what is stored. */
const senders = [
  'apps/server/src/modules/payments/payments.queries.ts',
  'apps/server/src/modules/reports/lines/write-lines.ts',
  'apps/server/src/modules/workflow/clock/client-days.ts',
  'apps/server/src/modules/workflow/clock/due-days.ts',
  'apps/server/src/seed/demo/tables.ts',
]

const operators = /->>|#>|->\s*(?:'|"|\$\{sql\.lit)|['"]->['"]/
const functions = /\bjsonb_(?:to_record|populate_record|path|exists|extract_path|array_elements|each|object_keys)/

test('no statement of the server names an answer by hand', () => {
  const asked = repositoryFiles().filter(
    (path) => path.startsWith('apps/server/src/') && isSource(path) && ![KEEPER, ...senders].includes(path),
  )
  expect(asked.filter((path) => namesAnswers(textOf(path)))).toEqual([])
})

test('the exceptions are still some', () => {
  expect(senders.filter((path) => !namesAnswers(textOf(path)))).toEqual([])
})

test.each([
  "sql`b.profile ->> 'city_name'`",
  "sql`l.answers->>'series' = any(${series})`",
  "sql`d.payload -> 'original' is null`",
  'sql`g.agent ->> ${sql.lit(name)}`',
  "eb.ref('t.form', '->>').key('kind')",
  "sql`jsonb_exists(c.after, 'domestic')`",
  'sql`cross join jsonb_to_record(l.answers) as a (carrier text)`',
])('%s is found', (planted) => {
  expect(namesAnswers(planted)).toBe(true)
})

test.each(["textIn<Agent>('g.agent')('key')", '(row) => row.key', 'sql`${digests} -> ${kind} as made`'])(
  '%s is left alone',
  (planted) => {
    expect(namesAnswers(planted)).toBe(false)
  },
)

function namesAnswers(text: string): boolean {
  return operators.test(text) || functions.test(text)
}
