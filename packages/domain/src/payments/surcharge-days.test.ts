import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { feeCatalogue } from './fee-catalogue.ts'
import { surchargeDays } from './surcharge-days.ts'

const expiry = plainDate('2027-03-31')
const ends_on = plainDate('2028-03-30')
const days = (branches: number, until = ends_on) =>
  surchargeDays(feeCatalogue, { expiry, branches, ends_on: until }, expiry)

test('a late renewal costs more with each band of days, until it is no longer taken', () => {
  expect(days(0)).toEqual([
    { from: '2027-04-01', until: '2027-04-15', amount: '2000.00' },
    { from: '2027-04-16', until: '2027-04-30', amount: '4000.00' },
    { from: '2027-05-01', until: '2027-05-15', amount: '8000.00' },
    { from: '2027-05-16', until: '2028-03-30', amount: '12000.00' },
  ])
})

test('each branch adds its own, and bands after the last day are left out', () => {
  expect(days(2, plainDate('2027-04-20'))).toEqual([
    { from: '2027-04-01', until: '2027-04-15', amount: '3000.00' },
    { from: '2027-04-16', until: '2027-04-20', amount: '6000.00' },
  ])
})
