import { scopes } from '@lading/domain/transactions/scope'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import { expect, test } from 'vitest'
import { importGraph } from '../structure/import-graph.ts'
import { isSource, repositoryFiles, textOf } from '../sources.ts'
import { columnsOfFacts, type Column } from './columns-of-facts.ts'
import { isTaken, lanes, openRows, rows } from './taken-rows.ts'

const imports = importGraph(repositoryFiles().filter((path) => path.startsWith('apps/server/src/') && isSource(path)))
/** Acts, jobs and what they ask, as the server or the operator starts them; neither tests nor the demonstration. */
const files = startedWith('apps/server/src/main.ts', 'apps/server/src/commands/import-accreditations.ts').filter(
  (path) => /^apps\/server\/src\/(modules|jobs)\//.test(path),
)
const texts = new Map(files.map((path) => [path, textOf(path)]))

const asked = new Set([
  ...lanes.flatMap((lane) =>
    openRows(lane)
      .filter((row) => rows.includes(row) && isTaken(row))
      .flatMap((row) => factsRead(row, lane.type)),
  ),
  ...rows.filter((row) => row.subject === 'accreditation' && isTaken(row)).flatMap((row) => factsRead(row, null)),
])
const facts = Object.entries(columnsOfFacts)
const columns = [...new Set(facts.flatMap(([, ofFact]) => ofFact))].toSorted()

test('each fact that a guard asks names the columns in which it stands', () => {
  expect(facts.map(([path]) => path).toSorted()).toEqual([...asked].toSorted())
})

test('who supplies a fact reads its columns', () => {
  const unread = facts.flatMap(([path, ofFact]) => {
    const code = codeThatSupplies(path)
    return ofFact.filter((column) => !reads(code, column)).map((column) => `${path}: ${column}`)
  })
  expect(unread).toEqual([])
})

test('some act or job writes each of these columns', () => {
  expect(columns.filter((column) => !files.some((file) => writes(texts.get(file) ?? '', column)))).toEqual([])
})

test.each([
  ["tx.updateTable('condonations').set({ outcome: 'declined' }).where('id', '=', id).execute()", true],
  ["tx.insertInto('condonations').values({ outcome, at: now }).execute()", true],
  ["const columns = { outcome: 'asked' }\ntx.updateTable('condonations').set(columns).execute()", true],
  ["tx.updateTable('condonations').set({ letter }).where('outcome', '=', 'asked').execute()", false],
  ["tx.updateTable('condonations').set({ outcome: null }).execute()", false],
  ["tx.updateTable('invoices').set({ outcome }).execute()", false],
])('%s: %s', (text, isWritten) => {
  expect(writes(text, 'condonations.outcome')).toBe(isWritten)
})

function startedWith(...starts: string[]): string[] {
  const reached = new Set(starts)
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return [...reached]
}

/** The file that names the fact, and what it imports, twice over: a query, and what that is built of. */
function codeThatSupplies(path: string): string {
  const named = files.filter((file) => (texts.get(file) ?? '').includes(`'${path}'`))
  const reached = new Set(named)
  for (const once of named)
    for (const twice of imports.get(once) ?? [])
      for (const file of [twice, ...(imports.get(twice) ?? [])]) reached.add(file)
  return [...reached].map((file) => texts.get(file) ?? '').join('\n')
}

/** The row of the transaction and its accreditation are given to each provider of a fact; scopes are read in turn. */
function reads(code: string, column: Column): boolean {
  const [table = '', name = ''] = column.split('.')
  const isHanded = table === 'transactions' || table === 'accreditations'
  const inCode = (scopes as readonly string[]).includes(name) ? 'scope' : name
  return (isHanded || new RegExp(`['. ]${table}\\b`).test(code)) && new RegExp(`\\b${inCode}\\b`).test(code)
}

/** Functions that write the columns they are given. */
const writersOf: Readonly<Record<string, string>> = {
  transactions: 'updateTransaction',
  accreditations: 'updateAccreditation',
  obligations: 'updateObligation',
  arrears_waivers: 'answerWaiver',
}

/**
 * Whether a statement of this text sets the column to more than nothing, by name or in an object that stands elsewhere in it;
 * of a table, whether it adds a row.
 */
function writes(text: string, column: Column): boolean {
  const [table = '', name = ''] = column.split('.')
  const start = new RegExp(`(?:insertInto|updateTable)\\('${table}'\\)|\\b${writersOf[table] ?? 'none'}\\(`, 'g')
  if (name === '') return text.includes(`insertInto('${table}')`)
  const property = `(?<!['.\\w])${name}(?!['\\w]|: null)`
  return [...text.matchAll(start)].some(({ index }) => {
    const [statement = ''] = text.slice(index).split(/\.where\(|\.execute|\n\n/, 1)
    const isElsewhere = /\.(?:set|values)\([a-z]\w*[,)]|\.\.\.[a-z]|^\w+\(\w+, [\w.]+, [a-z]\w*[,)]/.test(statement)
    return (
      new RegExp(property).test(statement) || (isElsewhere && new RegExp(`${property}(:|,? ?[\\n}]|, )`).test(text))
    )
  })
}
