import { addReportLines, lastReportLines } from '@lading/contract/reports/report-lines'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskStaff } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { examineReport, fileReport, openedReport, someCountries } from '#testing/filings/period-reports'
import { withoutOperation } from '#testing/filings/report-lines'
import { openReportsOn, reportOf } from '#testing/filings/reports'
import type { SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'
import { verifyLines } from './rounds/verify-lines.ts'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  await someCountries(world)
  staff = await deskStaff(world, 'dti')
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-11-02T09:00:00+08:00'))

/** A cargo report of two countries that is rejected, and the draft that opens instead. */
async function rejectedFor(report_fault: string) {
  const { client, business_id, id } = await openedReport(world, 'dti', 14)
  const lines = ['US', 'CN'].map((country) => ({ country, boxes: 40, undelivered: 1 }))
  await client.call(addReportLines, { params: { id }, body: { section: 'boxes', lines } })
  await withoutOperation(client, id, ['lanes'])
  expect((await fileReport(world, client, id, '2027-01-20')).status).toBe(200)
  await examineReport(staff.evaluator, id)
  await moved(staff.evaluator, id, 'reject-report', { report_fault, grounds: 'See the letter.' })
  await openReportsOn(world, '2027-01-21')
  const again = ensure(await reportOf(world, business_id, 'dti', 14))
  expect(again.id).not.toBe(id)
  return { client, id: again.id }
}

describe('the new draft of a rejected report', () => {
  test('begins with the answers and lines of the rejected one, and is filed', async () => {
    const { client, id } = await rejectedFor('falsified')
    const period = { period_first_day: '2026-10-01', period_last_day: '2026-12-31' }
    const { form } = await read(client, id)
    expect(form).toMatchObject({ ...period, lanes_none: true, boxes_lines: 2, boxes_total_boxes: 80 })
    expect((await fileReport(world, client, id, '2027-01-25')).status).toBe(200)
    expect(await verifyLines(world.db)).toEqual([])
  })

  test('begins empty where the rejected one was about another period', async () => {
    const { client, id } = await rejectedFor('wrong-period')
    const { form } = await read(client, id)
    expect([form['lanes_none'] === true, Number(form['boxes_lines'] ?? 0)]).toEqual([false, 0])
  })
})

test('the last report is the one of the period before, whichever was begun last', async () => {
  const { client, business_id, id } = await openedReport(world, 'dti', 14)
  const filed = async (report: number, country: string, day: string) => {
    const lines = [{ country, boxes: 40, undelivered: 1 }]
    await client.call(addReportLines, { params: { id: report }, body: { section: 'boxes', lines } })
    await withoutOperation(client, report, ['lanes'])
    expect((await fileReport(world, client, report, day)).status).toBe(200)
  }
  const draftOn = async (day: string) => {
    await openReportsOn(world, day)
    return ensure(await reportOf(world, business_id, 'dti', 14)).id
  }
  const lastOf = async (report: number) =>
    (await client.call(lastReportLines, { params: { id: report }, query: { section: 'boxes' } })).body
  await filed(id, 'US', '2027-01-20')
  const firstQuarter = await draftOn('2027-04-01')
  expect(await lastOf(firstQuarter)).toMatchObject({ lines: [{ country: 'US' }] })
  await filed(firstQuarter, 'AE', '2027-04-10')
  await examineReport(staff.evaluator, id)
  await moved(staff.evaluator, id, 'reject-report', { report_fault: 'wrong-period', grounds: 'See the letter.' })
  const again = await draftOn('2027-04-11')
  expect(await lastOf(again)).toMatchObject({ reference: null, lines: [] })
  await filed(again, 'CN', '2027-04-20')
  const secondQuarter = await draftOn('2027-07-01')
  expect(await lastOf(secondQuarter)).toMatchObject({ lines: [{ country: 'AE' }] })
})
