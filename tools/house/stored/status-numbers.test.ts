import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

// Statuses are 0 to 35; what is compared with 200 and more is the answer of a call.
const NUMBER = String.raw`(?:[12]?\d|3[0-5])(?![\d.])`
const COMPARED = new RegExp(String.raw`\bstatus\b\s*(?:[<>]=?|[=!]==?)\s*${NUMBER}`)
const IN_SQL = new RegExp(String.raw`\bstatus\b\s*(?:=|<>|!=|[<>]=?|(?:not\s+)?in\s*\()\s*${NUMBER}`)
const LISTED = new RegExp(String.raw`\bstatus(?:es)?\s*[:=]\s*[[{]?\s*${NUMBER}\s*[,}\]]`)

const IN_QUERY = new RegExp(String.raw`'(?:\w+\.)?status'\s*,\s*'[^']+'\s*,\s*\[?\s*${NUMBER}`)

const isProduction = (path: string) =>
  /^(apps\/(server|web)\/src|packages\/[^/]+\/src)\/.+\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/testing\/|generated/.test(path)

test('a status is called by its name, in SQL that TypeScript writes and on every screen', () => {
  const files = repositoryFiles().filter(isProduction)
  expect(files.length).toBeGreaterThan(1500)
  expect(files.flatMap(bareIn)).toEqual([])
})

test('a bare number of a status is found, the answer of a call is not', () => {
  const bare = ['filing.status < 2', 'file.status === 1', 'status in (20, 21)', 'a.status = 28 and', 'status: 22 }']
  expect([...bare, "where('t.status', '=', 22)"].filter((line) => !isBare(line))).toEqual([])
  const named = ['error.status === 404', 'status === Status.draft', 'status: 200 }', "where('status', '=', status)"]
  expect(named.filter(isBare)).toEqual([])
})

const isBare = (line: string) => COMPARED.test(line) || IN_SQL.test(line) || LISTED.test(line) || IN_QUERY.test(line)

const bareIn = (path: string): string[] =>
  textOf(path)
    .split('\n')
    .flatMap((line, index) => (isBare(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))
