import { expect, test } from 'vitest'
import { repeatedStatements } from './repeated-statements.ts'

const row = { text: 'select * from "fees" where "agency" = $1', values: ['dti'] }
const change = (text: string) => ({ text, values: [1] })

test('a statement that is asked again with the same values is found', () => {
  expect(repeatedStatements([row, row])).toEqual([row.text])
  expect(repeatedStatements([row, change('select 1 from "fees" for update'), row])).toEqual([row.text])
  expect(
    repeatedStatements([row, change('insert into "notices" (a) values ($1) on conflict do update set a = $1'), row]),
  ).toEqual([row.text])
})

test('it is none with other values, nor once its table was written', () => {
  expect(repeatedStatements([row, { ...row, values: ['cab'] }])).toEqual([])
  expect(repeatedStatements([row, change('update "fees" set "label" = $1'), row])).toEqual([])
  expect(repeatedStatements([row, change('with a as (insert into fees (b) values ($1)) select 1'), row])).toEqual([])
})
