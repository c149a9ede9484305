import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

const BRANCH =
  /(?:[=!]==|\bcase) TransactionType\.|\.(?:includes|has)\(TransactionType\.|\b(?:transaction_)?type [=!]== \d|'(?:\w+\.)?(?:transaction_)?type', '[^']+', (?:\[?\d|TransactionType\.)|\[(?:1?\d, ){5,}1?\d\]/
const AGENCY_BRANCH = /[=!]== '(?:dti|cab|sea|air)'|'(?:dti|cab|sea|air)' [=!]==|\bcase '(?:dti|cab|sea|air)':/
/** What makes or tries particular types names them. */
const ELSEWHERE = /\.test\.tsx?$|\/testing\/|\/access-matrix\/|\/seed\/demo\//

const isProduction = (path: string) =>
  /^(apps\/(server|web)\/src|packages\/[^/]+\/src)\/.+\.tsx?$/.test(path) && !ELSEWHERE.test(path)

test('nothing asks which type a transaction is where the definition of the type can say it', () => {
  const files = repositoryFiles().filter(isProduction)
  expect(files.length).toBeGreaterThan(1500)
  expect(files.flatMap((path) => linesWith(BRANCH, path))).toEqual([])
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
