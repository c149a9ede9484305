import { expect, test } from 'vitest'
import { repeatedFindings, repeatedStatements } from './repeated-statements.ts'

const row = { text: 'select * from "fees" where "agency" = $1', values: ['dti'] }
const change = (text: string) => ({ text, values: [1] })

test('a statement that is asked again with the same values is found', () => {
  expect(repeatedStatements([row, row])).toEqual([row.text])
  expect(repeatedStatements([row, change('select 1 from "fees" for update'), row])).toEqual([row.text])
  expect(
    repeatedStatements([row, change('insert into "notices" (a) values ($1) on conflict do update set a = $1'), row]),
  ).toEqual([row.text])
})

test('a transaction that is found by its id once more is told, whichever columns are asked for', () => {
  const locked = { text: 'select *, 1 as "p" from "transactions" where "id" = $1 for update', values: [7] }
  const joined = {
    text: 'select "t".*, "b"."name" from "transactions" as "t" inner join "businesses" as "b" on "b"."id" = "t"."b" where "t"."id" = $1',
    values: [7],
  }
  const ofBusiness = {
    text: 'select "name" from "businesses" where "id" = (select "business_id" from "transactions" where "id" = $1)',
    values: [7],
  }
  expect(repeatedFindings([joined, ofBusiness, locked])).toEqual([locked.text])
  expect(repeatedFindings([joined, { ...locked, values: [8] }])).toEqual([])
})

test('what was read before the database transaction may be read again under its locks', () => {
  const begin = { text: 'begin', values: [] }
  const found = { text: 'select "type" from "transactions" where "id" = $1', values: [7] }
  expect(repeatedStatements([found, begin, found])).toEqual([])
  expect(repeatedFindings([found, begin, found])).toEqual([])
  expect(repeatedFindings([begin, found, found])).toEqual([found.text])
})

test('it is none with other values, nor once its table was written', () => {
  expect(repeatedStatements([row, { ...row, values: ['cab'] }])).toEqual([])
  expect(repeatedStatements([row, change('update "fees" set "label" = $1'), row])).toEqual([])
  expect(repeatedStatements([row, change('with a as (insert into fees (b) values ($1)) select 1'), row])).toEqual([])
})
