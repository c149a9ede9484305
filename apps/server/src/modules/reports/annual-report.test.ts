import { markField, saveMemorandum } from '@lading/contract/evaluation'
import { ratioSheet } from '@lading/contract/ratio-analysis'
import { statementName, type StatementYear } from '@lading/contract/forms/reports/statement-fields'
import { addReportLines, updateReportLine } from '@lading/contract/reports/report-lines'
import { lineChanges, markedLines } from '@lading/contract/reports/report-rounds'
import { reportFindings } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import type { StatementLine } from '@lading/domain/evaluation/financial-year'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import {
  annualAnswers,
  examineReport,
  fileReport,
  openedReport,
  resubmitted,
  soundYear,
} from '#testing/filings/period-reports'
import { withoutOperation } from '#testing/filings/report-lines'
import { memorandumOf } from '#testing/filings/memoranda'
import { obligationRows, openReportsOn, reportOf } from '#testing/filings/reports'
import type { SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: Record<Agency, SeaStaff>
beforeAll(async () => {
  world = await createWorld()
  staff = { dti: await deskStaff(world, 'dti'), cab: await deskStaff(world, 'cab') }
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-11-02T09:00:00+08:00'))

const asked = (agency: Agency) => openedReport(world, agency, 13)

async function write(
  client: Client,
  id: number,
  changes: Partial<Record<StatementLine, string>> = {},
  agency: Agency = 'dti',
) {
  const draft = await read(client, id)
  const statement = Object.entries({ ...soundYear, ...changes }).map(([line, amount]) => [
    statementName('year' as StatementYear, line as StatementLine),
    amount,
  ])
  const patches = [...statement, ...Object.entries(annualAnswers(agency))].map(([name, value]) =>
    patchOf(String(name), value, draft.form[String(name)]),
  )
  return saving(client, draft, patches)
}

const filed = (client: Client, id: number, day: string) => fileReport(world, client, id, day)
const examined = (agency: Agency, id: number) => examineReport(staff[agency].evaluator, id)

const lanes = [{ origin: 'Manila', destination: 'Davao', country: 'PH', weight_kg: '10', revenue: '5000.00' }]

describe('the annual report', () => {
  test('by sea is filed in time, accepted, and its figures stand in statistics and ratio analysis', async () => {
    const { client, business_id, id } = await asked('dti')
    const wrong = await write(client, id, { equity: '3000000.00' })
    expect(wrong.body.errors).toEqual({})
    await client.call(addReportLines, { params: { id }, body: { section: 'top_lanes', lines: lanes } })
    expect((await filed(client, id, '2027-05-10')).body).toMatchObject({
      errors: {
        year_total_assets: [
          'Total assets are ₱5,000,000.00, but total liabilities and equity add up to ₱4,600,000.00.',
        ],
      },
    })
    await write(client, id)
    expect((await submit(client, await read(client, id))).status).toBe(200)
    await examined('dti', id)
    const { evaluator } = staff.dti
    const { body: found } = await evaluator.call(reportFindings, { params: { id } })
    expect(found).toMatchObject({ obligation: { due_on: '2027-05-18' }, ratios: { result: 'pass' }, penalty: null })
    const asClient = await client.call(reportFindings, { params: { id } })
    expect(asClient.body.ratios).toBeNull()
    const refer = await move(evaluator, id, 'refer-for-review', { remarks: 'Look.' })
    expect(refer.body).toMatchObject({ message: expect.stringContaining('can be accepted here') })
    await moved(evaluator, id, 'accept-on-time')
    const year = world.db.selectFrom('annual_statistics').selectAll().where('transaction_id', '=', id)
    expect(await year.executeTakeFirst()).toMatchObject({
      first_day: '2026-01-01',
      employees: 34,
      teu: '742.000',
      equity: '3400000.00',
      inventory: null,
    })
    const lane = world.db.selectFrom('annual_lanes').selectAll().where('transaction_id', '=', id)
    expect(await lane.execute()).toMatchObject([{ number: 1, destination: 'Davao', revenue: '5000.00' }])
    const { accreditation_id } = await read(client, id)
    const of = { params: { id: ensure(accreditation_id) }, query: { transaction_id: id } }
    expect((await evaluator.call(ratioSheet, of)).body).toMatchObject({
      version: 1,
      result: 'pass',
      figures: { fiscal_year: 2026, auditor: 'Reyes, Tan and Company' },
    })
    await openReportsOn(world, '2028-01-01')
    const next = ensure(await reportOf(world, business_id, 'dti', 13))
    expect((await read(client, next.id)).form).toMatchObject({
      period_last_day: '2027-12-31',
      previous_revenue: '9000000.00',
    })
    expect(await obligationRows(world, business_id, 13)).toHaveLength(3)
  })

  test('by air filed late costs each month begun, and failing ratios go to the reviewer', async () => {
    const { client, id } = await asked('cab')
    const loss = { net_income: '-4000000.00', retained_earnings: '-4400000.00', equity: '-1400000.00' }
    const lost = { ...loss, total_liabilities: '6400000.00', current_liabilities: '6000000.00' }
    await write(client, id, lost, 'cab')
    await withoutOperation(client, id, ['top_lanes'])
    expect((await filed(client, id, '2027-07-01')).status).toBe(200)
    await examined('cab', id)
    const { evaluator, reviewer } = staff.cab
    expect((await evaluator.call(reportFindings, { params: { id } })).body.ratios).toMatchObject({ result: 'fail' })
    const body = { findings: 'The equity is below zero.', recommendation: 'Review.', legal_basis: '' }
    await evaluator.call(saveMemorandum, { params: { id }, body })
    await moved(evaluator, id, 'refer-for-review', { remarks: 'The ratios fail.' })
    expect(await memorandumOf(world, id)).toMatchObject({
      reports: expect.arrayContaining([
        {
          report: expect.stringMatching(/^Annual report, AFF-/),
          period: '1 Jan 2026 to 31 Dec 2026',
          state: 'Filed 1 Jul 2027, 44 days late, not accepted yet',
        },
      ]),
      penalties: [
        { amount: '2000.00', state: 'Not assessed yet', legal_basis: expect.any(String), why: expect.any(String) },
      ],
    })
    await moved(reviewer, id, 'accept-with-penalty')
    expect(await read(client, id)).toMatchObject({
      status: Status.forOrderOfPayment,
      assessment: {
        total: '2000.00',
        lines: [{ quantity: 2, why: expect.stringMatching(/^Filed in month 2 .+ for each month or part, at most ₱/) }],
      },
    })
  })

  test('whose lane is marked comes back with that lane, and is accepted as it was corrected', async () => {
    const { client, id } = await asked('cab')
    await write(client, id, {}, 'cab')
    await client.call(addReportLines, { params: { id }, body: { section: 'top_lanes', lines: lanes } })
    expect((await filed(client, id, '2027-05-10')).status).toBe(200)
    await examined('cab', id)
    const { evaluator } = staff.cab
    const remark = 'The weight is that of one month.'
    await evaluator.call(markField, { params: { id }, body: { path: 'top_lanes.1', remark } })
    await moved(evaluator, id, 'return-to-client')
    const { body: marked } = await client.call(markedLines, { params: { id } })
    const { line_id, now: was } = ensure(marked.data[0])
    expect(marked.data).toMatchObject([{ label: 'Top ten trade lanes, line 1: Manila, Davao, Philippines', remark }])
    const put = {
      params: { id, line_id: ensure(line_id) },
      body: { was: ensure(was), answers: { ...was, weight_kg: '120' } },
    }
    expect((await client.call(updateReportLine, put)).body).toMatchObject({
      form: { top_lanes_total_weight_kg: '120' },
      returns: [{ kind: 'line', code: 'top_lanes.1', answered_at: expect.any(String) }],
    })
    await resubmitted(client, id)
    await moved(evaluator, id, 'lock')
    const body = { transaction_id: id, section: 'top_lanes', round: 1 }
    expect((await evaluator.call(lineChanges, { body })).body.data).toMatchObject([
      { number: 1, state: 'changed', before: { weight_kg: '10' }, after: { weight_kg: '120' } },
    ])
    await moved(evaluator, id, 'accept-on-time')
    const lane = world.db.selectFrom('annual_lanes').select('weight_kg').where('transaction_id', '=', id)
    expect(await lane.execute()).toEqual([{ weight_kg: '120.000' }])
  })
})
