import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { ensure } from '@lading/domain/ensure'
import { scopeFlags } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { expect, test } from 'vitest'
import { demoProfiles } from '../people/businesses.ts'
import type { Home } from '../people/homes.ts'
import { filedBy } from './forms.ts'
import { lastAuditedYear, opinionOn, reportedPeriod } from './reported-period.ts'

const place = {
  region_code: '1300000000',
  region_name: 'Region',
  province_code: '1380000000',
  province_name: 'Province',
}
const home: Home = {
  ...place,
  city_code: '1380600000',
  city_name: 'City',
  barangays: [{ code: '1380601001', name: 'Barangay' }],
  zips: [],
}
const profile: BusinessProfile = ensure(demoProfiles([home], plainDate('2027-01-01'))[0])

/** Each first day of a demonstration from 2027 to 2030: Sundays, holidays, both ends of each year and 29 February 2028. */
const days: PlainDate[] = []
for (let day = plainDate('2027-01-01'); day < '2031-01-01'; day = addDays(day, 1)) days.push(day)

const filedOn = (type: TransactionType, on: PlainDate, target: Status = Status.forClientAction) =>
  filedBy({ type, agency: 'dti', target, profile, scopes: scopeFlags(['international']), on })
const lastRow = (form: Form, list: string): Form => ensure((form[list] as Form[]).at(-1))

test('on whatever day a demonstration begins, each policy filed follows the one before without a gap', () => {
  const gaps = [Status.forClientAction, Status.accredited].flatMap((target) =>
    days.filter((day) => {
      const { form, register } = filedOn(TransactionType.insuranceCoverage, day, target)
      return form['insurance_starts_on'] !== addDays(plainDate(String(register?.['insurance_ends_on'])), 1)
    }),
  )
  expect(gaps).toEqual([])
})

test('on whatever day it begins, the agreement with a new agent and the permit of a new branch are in force', () => {
  const over = days.filter((day) => {
    const agent = lastRow(filedOn(TransactionType.agents, day).form, 'agents')
    const branch = lastRow(filedOn(TransactionType.branches, day).form, 'branches')
    const isAgreed = String(agent['agreement_starts_on']) <= day && String(agent['agreement_ends_on']) > day
    return !isAgreed || String(branch['permit_ends_on']) <= day
  })
  expect(over).toEqual([])
})

test('on whatever day it begins, no report is about days to come, and no auditor’s opinion is of a later day', () => {
  const { annualReport, quarterlyReport } = TransactionType
  const ahead = days.filter(
    (day) =>
      reportedPeriod(quarterlyReport, day, 3).last_day >= day ||
      reportedPeriod(annualReport, day, 12).last_day >= day ||
      opinionOn(lastAuditedYear(day)) > day,
  )
  expect(ahead).toEqual([])
  const opinions = days.filter((day) => String(filedOn(annualReport, day).form['opinion_on']) > day)
  expect(opinions).toEqual([])
})
