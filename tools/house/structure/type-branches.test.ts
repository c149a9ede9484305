import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

const BRANCH =
  /(?:[=!]==|\bcase) TransactionType\.|\.(?:includes|has)\(TransactionType\.|\b(?:transaction_)?type [=!]== \d|'(?:\w+\.)?(?:transaction_)?type', '[^']+', (?:\[?\d|TransactionType\.)|\[(?:1?\d, ){5,}1?\d\]/
const AGENCY_BRANCH = /[=!]== '(?:dti|cab|sea|air)'|'(?:dti|cab|sea|air)' [=!]==|\bcase '(?:dti|cab|sea|air)':/
/** A row of a table by the number of a type: `13: …`, or `[13, …]` with a name or a text. */
const NUMBERED_ROW = /(?:^\s*|[{,]\s*)(?:[1-9]|1\d): |(?:^\s*|\[)\[(?:[1-9]|1\d), (?:['{[]|[A-Za-z]+\])/
const NUMBERED_TABLES = [
  'packages/domain/src/transactions/definitions/', // the registry itself
  'packages/domain/src/accreditation/requirements/requirement-catalogue/', // documents by type, as the field facts print them
  'packages/domain/src/accreditation/satisfaction/satisfaction-form.ts', // answers of the satisfaction form, 1 to 5
  'packages/domain/src/reports/report-period.ts', // months of a period
]
/** What makes or tries particular types names them. */
const ELSEWHERE = /\.test\.tsx?$|\/testing\/|\/access-matrix\/|\/seed\/demo\//

const isProduction = (path: string) =>
  /^(apps\/(server|web)\/src|packages\/[^/]+\/src)\/.+\.tsx?$/.test(path) && !ELSEWHERE.test(path)

test('nothing asks which type a transaction is where the definition of the type can say it', () => {
  const files = repositoryFiles().filter(isProduction)
  expect(files.length).toBeGreaterThan(1500)
  expect(files.flatMap((path) => linesWith(BRANCH, path))).toEqual([])
})

test('no table has a row for each number of a type outside the registry', () => {
  const files = repositoryFiles().filter(isProduction)
  const isTable = (path: string) => NUMBERED_TABLES.some((table) => path.startsWith(table))
  expect(files.filter((path) => !isTable(path)).flatMap((path) => linesWith(NUMBERED_ROW, path))).toEqual([])
  const needed = NUMBERED_TABLES.filter((table) =>
    files.some((path) => path.startsWith(table) && linesWith(NUMBERED_ROW, path).length > 0),
  )
  expect(needed).toEqual(NUMBERED_TABLES)
})

test('a row by the number of a type is found, other numbers are not', () => {
  const rows = [
    "  1: { doing: 'applying' },",
    "const words = { 13: 'annual', 14: 'quarterly' }",
    '  [3, changeOfName],',
  ]
  expect(rows.filter((line) => !NUMBERED_ROW.test(line))).toEqual([])
  const others = [
    '  404: notFound,',
    'matchAll(HELD).map(({ 0: key }) => key)',
    '  20: certificateIssued,',
    '[1, page - 1]',
  ]
  expect(others.filter((line) => NUMBERED_ROW.test(line))).toEqual([])
})

test('nothing asks which agency it is: what differs stands in a row for each, so that a third would break the build', () => {
  expect(
    repositoryFiles()
      .filter(isProduction)
      .flatMap((path) => linesWith(AGENCY_BRANCH, path)),
  ).toEqual([])
})

test('a comparison with one agency is found, a row of each is not', () => {
  const asked = ["agency === 'dti'", "kind !== 'air' &&", "case 'cab':", "'sea' === freight"]
  expect(asked.filter((line) => !AGENCY_BRANCH.test(line))).toEqual([])
  const rows = ['{ dti: true, cab: false }', "agencies: ['dti'],", 'one.agency === agency']
  expect(rows.filter((line) => AGENCY_BRANCH.test(line))).toEqual([])
})

test('a comparison with one type is found, a type that is begun or listed is not', () => {
  const asked = [
    'type === TransactionType.renewal',
    'case TransactionType.address:',
    'row.type !== 11 &&',
    "where('t.type', 'in', [1, 2])",
    "where('o.type', '=', TransactionType.renewal)",
    'const requests = [1, 2, 3, 4, 5, 12, 16, 17] as const',
  ]
  expect(asked.filter((line) => !BRANCH.test(line))).toEqual([])
  const named = ['types: [TransactionType.renewal],', 'canBegin(TransactionType.renewal, agency)', "type === 'text'"]
  expect(BRANCH.test('const PAUSES = [1, 5, 15, 60, 180, 360, 720]')).toBe(false)
  expect(named.filter((line) => BRANCH.test(line))).toEqual([])
})

const linesWith = (branch: RegExp, path: string): string[] =>
  textOf(path)
    .split('\n')
    .flatMap((line, index) => (branch.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))
