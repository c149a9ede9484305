import { markField } from '@lading/contract/evaluation'
import {
  addReportLines,
  lastReportLines,
  removeReportLines,
  reportLines,
  reportLineTemplate,
  updateReportLine,
} from '@lading/contract/reports/report-lines'
import { createReport, reportFindings } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { patchOf, read, saving } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { examineReport, fileReport, openedReport, someCountries } from '#testing/filings/period-reports'
import { obligationRows, openReportsOn, reportingBusiness, reportOf } from '#testing/filings/reports'
import type { SeaStaff } from '#testing/filings/scenario'
import { sentLines, withoutOperation } from '#testing/filings/report-lines'
import { createWorld, type World } from '#testing/world'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'

let world: World
let staff: Record<Agency, SeaStaff>
beforeAll(async () => {
  world = await createWorld()
  await someCountries(world)
  staff = { dti: await deskStaff(world, 'dti'), cab: await deskStaff(world, 'cab') }
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-11-02T09:00:00+08:00'))

const asked = (agency: Agency) => openedReport(world, agency, 14)

const lanes = [
  'Direction,Port of loading,Port of discharge,Country,FCL or LCL,20 ft,40 ft,45 ft,TEU,CBM,kg,House bills,Freight revenue',
  'Export,Manila,Los Angeles,United States,Full,2,4,,10,300.5,90000,6,"₱450,000.00"',
  'Import,Shanghai,Manila,China,LCL,,,,1.5,20,8000.125,9,120000',
  'Export,Cebu,Busan,Atlantis,Full,1,,,1,30,9000,1,30000',
  'Domestic,Manila,Davao,Philippines,Full,8,,,2,30,9000,1,30000',
].join('\n')

const boxes = [{ country: 'US', boxes: 40, undelivered: 1 }]
const serials = { series: 'HAW', serial_from: 1, serial_to: 100, excluded: '7, 20-21', used: 97 }

const filed = (client: Client, id: number, day: string) => fileReport(world, client, id, day)
const examined = (agency: Agency, id: number) => examineReport(staff[agency].evaluator, id)

describe('the cargo report by sea', () => {
  test('takes a file, names each faulty line, is filed in time, and its lines become statistics', async () => {
    const { client, business_id, id } = await asked('dti')
    const { body: imported } = await sentLines(client, id, 'lanes', lanes)
    expect(imported).toMatchObject({
      added: 2,
      faulty: [
        {
          line: 4,
          faults: [{ column: 'Country abroad, or the Philippines', message: 'Choose a country from the list.' }],
        },
        { line: 5, faults: [{ column: 'TEU', message: '8 containers are at least 8 TEU.' }] },
      ],
    })
    const again = await sentLines(client, id, 'lanes', lanes.split('\n').slice(0, 2).join('\n'))
    expect(again.body).toMatchObject({
      added: 0,
      faulty: [{ line: 2, faults: [{ message: expect.stringContaining('The same as line 1') }] }],
    })
    await client.call(addReportLines, { params: { id }, body: { section: 'boxes', lines: boxes } })
    const draft = await read(client, id)
    expect(draft.form).toMatchObject({
      period_first_day: '2026-10-01',
      period_last_day: '2026-12-31',
      lanes_lines: 2,
      lanes_total_teu: '11.5',
      lanes_total_weight_kg: '98000.125',
      lanes_total_revenue: '570000.00',
      boxes_total_boxes: 40,
    })
    expect((await filed(client, id, '2027-01-29')).status).toBe(200)
    await examined('dti', id)
    const { body: found } = await staff.dti.evaluator.call(reportFindings, { params: { id } })
    expect(found).toMatchObject({ obligation: { due_on: '2027-02-01', days_late: 0 }, penalty: null })
    const page = { transaction_id: id, section: 'lanes' }
    const { body: read2 } = await staff.dti.evaluator.call(reportLines, { body: page })
    expect(read2).toMatchObject({
      total: 2,
      data: [{ number: 1, answers: { country: 'US', teu: '10' } }, { number: 2 }],
    })
    await moved(staff.dti.evaluator, id, 'accept-on-time')
    const statistics = world.db.selectFrom('cargo_statistics').selectAll().where('transaction_id', '=', id)
    expect(await statistics.orderBy('section').orderBy('number').execute()).toMatchObject([
      { section: 'boxes', country: 'US', boxes: 40, undelivered: 1, first_day: '2026-10-01', revenue: null },
      { section: 'lanes', direction: 'export', origin: 'Manila', teu: '10.000', revenue: '450000.00', house_bills: 6 },
      { section: 'lanes', direction: 'import', country: 'CN', weight_kg: '8000.125' },
    ])
    expect(await obligationRows(world, business_id, 14)).toMatchObject([
      { period: '2026-Q4', complied_on: '2027-01-29' },
      { period: '2027-Q1', opens_on: '2027-04-01', complied_on: null },
    ])
  })

  test('is refused before its period is over, with a section unanswered, and with lines beside “no operation”', async () => {
    const { client, business_id } = await reportingBusiness(world)
    const { body: draft } = await client.call(createReport, { body: { business_id, agency: 'dti', type: 14 } })
    const { transaction_id: id } = draft
    await client.call(addReportLines, { params: { id }, body: { section: 'boxes', lines: boxes } })
    await withoutOperation(client, id, ['boxes'])
    const { body } = await filed(client, id, '2026-11-03')
    expect(body).toMatchObject({
      errors: {
        period_last_day: ['The period runs until 31 Dec 2026. File the report after it; your draft is saved.'],
        lanes_none: ['Trade lanes: enter the lines, or tick “No operation”.'],
        boxes_none: [expect.stringContaining('there are 1 lines')],
      },
    })
    const typed = await saving(client, draft, [patchOf('boxes_total_boxes', 900, 40)])
    expect(typed.body.errors).toEqual({ boxes_total_boxes: 'The portal computes this answer; it cannot be entered.' })
  })

  test('keeps what two people write: a line that another changed is not overwritten', async () => {
    const { client, id } = await asked('dti')
    await client.call(addReportLines, { params: { id }, body: { section: 'boxes', lines: boxes } })
    const list = { transaction_id: id, section: 'boxes' }
    const { line_id, answers: was } = ensure((await client.call(reportLines, { body: list })).body.data[0])
    const put = (answers: object) =>
      client.call(updateReportLine, {
        params: { id, line_id: ensure(line_id) },
        body: { was, answers: { ...was, ...answers } },
      })
    expect((await put({ undelivered: 41 })).body).toMatchObject({
      errors: { undelivered: ['No more boxes can be undelivered than there were.'] },
    })
    expect((await put({ boxes: 50 })).body.form).toMatchObject({ boxes_total_boxes: 50 })
    expect((await put({ boxes: 60 })).status).toBe(409)
    const { body } = await client.call(removeReportLines, {
      params: { id },
      body: { section: 'boxes', line_ids: 'all' },
    })
    expect(body.form).toMatchObject({ boxes_lines: null, boxes_total_boxes: null })
  })
})

describe('the cargo report by air', () => {
  test('filed late costs a penalty, and its serial numbers are not taken twice', async () => {
    const { client, business_id, id } = await asked('cab')
    const direct = 'PAL\tMNL\tNRT\t12\t1,450.5\t87,000\t4,350\n'
    expect((await sentLines(client, id, 'direct', direct)).body).toMatchObject({ added: 1, header: null })
    await client.call(addReportLines, { params: { id }, body: { section: 'serials', lines: [serials] } })
    const wrong = { ...serials, serial_from: 200, serial_to: 210, excluded: '', used: 12 }
    const refused = await client.call(addReportLines, { params: { id }, body: { section: 'serials', lines: [wrong] } })
    expect(refused.body).toMatchObject({
      errors: { 'lines.0.used': ['From 200 to 210 without the excluded ones are 11, not 12.'] },
    })
    await withoutOperation(client, id, ['consolidation', 'breakbulking'])
    expect((await filed(client, id, '2027-02-20')).status).toBe(200)
    await examined('cab', id)
    expect((await move(staff.cab.evaluator, id, 'accept-on-time')).body).toMatchObject({ message: 'A penalty is due.' })
    await moved(staff.cab.evaluator, id, 'accept-with-penalty')
    expect(await read(client, id)).toMatchObject({
      status: Status.forOrderOfPayment,
      assessment: {
        total: '500.00',
        lines: [{ quantity: 1, why: expect.stringMatching(/^Filed in month 1 .+ ₱500.00 for each .+, at most ₱/) }],
      },
    })
    const { reference } = await read(client, id)

    await openReportsOn(world, '2027-04-01')
    const next = ensure(await reportOf(world, business_id, 'cab', 14)).id
    const overlapping = { ...serials, series: 'haw', serial_from: 90, serial_to: 120, excluded: '', used: 31 }
    const twice = await client.call(addReportLines, {
      params: { id: next },
      body: { section: 'serials', lines: [overlapping] },
    })
    expect(twice.body).toMatchObject({
      errors: {
        'lines.0.serial_from': [`Numbers 90 to 100 of series haw were reported already, in report ${reference}.`],
      },
    })
    const last = await client.call(lastReportLines, { params: { id: next }, query: { section: 'direct' } })
    expect(last.body).toEqual({ reference, lines: [{ carrier: 'PAL', origin: 'MNL', destination: 'NRT' }], total: 1 })
    const query = { section: 'direct', format: 'xlsx', with_last: 'true' } as const
    const template = await client.call(reportLineTemplate, { params: { id: next }, query })
    expect((await sentLines(client, next, 'direct', template.bytes)).body).toMatchObject({
      added: 0,
      faulty: [{ line: 2, cells: expect.arrayContaining(['PAL', 'MNL', 'NRT']) }],
    })
  })

  test('that comes back may be corrected where it was returned, and nowhere else', async () => {
    const { client, id } = await asked('cab')
    await client.call(addReportLines, { params: { id }, body: { section: 'serials', lines: [serials] } })
    await withoutOperation(client, id, ['direct', 'consolidation', 'breakbulking'])
    await filed(client, id, '2027-01-20')
    const closed = await client.call(addReportLines, {
      params: { id },
      body: { section: 'serials', lines: [{ ...serials, serial_from: 300, serial_to: 300, excluded: '', used: 1 }] },
    })
    expect(closed.status).toBe(409)
    const { evaluator } = staff.cab
    await examined('cab', id)
    await evaluator.call(markField, { params: { id }, body: { path: 'serials', remark: 'Number 8 was void.' } })
    await moved(evaluator, id, 'return-to-client', { remarks_to_client: 'Please correct.' })
    const other = {
      carrier: 'PAL',
      origin: 'MNL',
      destination: 'NRT',
      waybills: 1,
      weight_kg: '1',
      freight_charges: '1',
      commission: '1',
    }
    const elsewhere = await client.call(addReportLines, { params: { id }, body: { section: 'direct', lines: [other] } })
    expect(elsewhere.status).toBe(400)
    const list = { transaction_id: id, section: 'serials' }
    const { line_id, answers: was } = ensure((await client.call(reportLines, { body: list })).body.data[0])
    const answers = { ...was, excluded: '7-8, 20-21', used: 96 }
    const put = await client.call(updateReportLine, {
      params: { id, line_id: ensure(line_id) },
      body: { was, answers },
    })
    expect(put.body.returns).toMatchObject([{ code: 'serials', answered_at: expect.any(String) }])
  })

  test('without any operation is one press a section', async () => {
    const { client, id } = await asked('cab')
    await withoutOperation(client, id, ['direct', 'consolidation', 'breakbulking', 'serials'])
    expect((await filed(client, id, '2027-03-20')).status).toBe(200)
    await examined('cab', id)
    await moved(staff.cab.evaluator, id, 'accept-with-penalty')
    expect(await read(client, id)).toMatchObject({ assessment: { lines: [{ label: 'Late notice of no operation' }] } })
  })
})

const LINES = process.env['LADING_PROOF'] === 'full' ? 5000 : 500

describe('a file of lines', () => {
  const workbook = (parts: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))

  let client: Client
  let id: number
  beforeAll(async () => {
    world.clock.set('2026-11-02T09:00:00+08:00')
    ;({ client, id } = await asked('dti'))
  })

  test.each([
    ['macros', { 'xl/vbaProject.bin': 'x' }, 'This file contains macros. Save it as an XLSX workbook without them.'],
    ['links', { 'xl/externalLinks/externalLink1.xml': 'x' }, 'This file has links to other files or to data sources.'],
    ['nothing', { 'word/document.xml': 'x' }, 'This is not an XLSX workbook.'],
  ])('with %s is refused in words', async (_what, parts, why) => {
    const reply = await sentLines(client, id, 'boxes', workbook({ 'xl/sharedStrings.xml': 'x', ...parts }))
    expect(reply).toMatchObject({ status: 400, body: { errors: { file: [expect.stringContaining(why)] } } })
  })

  test('that unpacks to more than 50 MB, or has too many lines or columns, is refused', async () => {
    const why = async (bytes: string | Uint8Array) =>
      ((await sentLines(client, id, 'boxes', bytes)).body as unknown as { errors: { file: string[] } }).errors.file[0]
    expect(await why(zipSync({ 'xl/workbook.xml': new Uint8Array(51 * 1024 * 1024) }))).toContain('too large')
    expect(await why('US,1,0\n'.repeat(5101))).toBe('A report has at most 5000 lines. This file has more.')
    expect(await why('1,'.repeat(61))).toBe('A file has at most 60 columns. This one has 61.')
    expect(await why('"US,1,0\nAE,2,0')).toContain('quotation mark')
  })

  test(`of ${LINES} lines, pasted, is checked whole: the two that are faulty are named, the others kept`, async () => {
    const { client: owner, id: report } = await asked('dti')
    const faulty = [LINES / 4, LINES - 1]
    const line = (place: number) =>
      `Export\tManila\tPort ${place}\t${faulty.includes(place) ? 'Atlantis' : 'United States'}\tFull\t1\t\t\t1\t30\t9000\t1\t30000`
    const pasted = Array.from({ length: LINES }, (_, place) => line(place)).join('\n')
    const started = performance.now()
    const { body } = await sentLines(owner, report, 'lanes', pasted)
    figure(`${LINES} pasted lines checked and kept`, Math.round(performance.now() - started), 'ms')
    expect(body).toMatchObject({ added: LINES - 2, faulty: faulty.map((place) => ({ line: place + 1 })) })
  })

  test('is taken of those who prepare for the business alone', async () => {
    const stranger = await reportingBusiness(world)
    expect((await sentLines(stranger.client, id, 'boxes', 'US,1,0')).status).toBe(404)
    const list = { transaction_id: id, section: 'boxes' }
    expect((await stranger.client.call(reportLines, { body: list })).status).toBe(404)
    expect((await staff.dti.evaluator.call(reportLines, { body: list })).status).toBe(404)
  })
})

describe('a quarter', () => {
  test.each([
    ['2027-09-30', '2027-Q3'],
    ['2027-10-01', '2027-Q4'],
  ])('is owed where the accreditation began within it: %s', async (first_day, period) => {
    world.clock.set(`${first_day}T09:00:00+08:00`)
    const { business_id, accreditation_id } = await reportingBusiness(world)
    await world.db.updateTable('accreditations').set({ first_day }).where('id', '=', accreditation_id).execute()
    await openReportsOn(world, first_day)
    expect(await obligationRows(world, business_id, 14)).toMatchObject([{ period }])
  })

  test('of which no day was in force is not owed, and the one after it is planned', async () => {
    const { business_id, accreditation_id } = await reportingBusiness(world)
    await openReportsOn(world, '2026-11-02')
    const until = { expiry_date: '2026-12-31', status: Status.expired }
    await world.db.updateTable('accreditations').set(until).where('id', '=', accreditation_id).execute()
    await openReportsOn(world, '2027-01-01')
    await openReportsOn(world, '2027-04-01')
    expect(await obligationRows(world, business_id, 14)).toMatchObject([
      { period: '2026-Q4', ended_on: null },
      { period: '2027-Q1', ended_on: '2027-04-01' },
      { period: '2027-Q2', ended_on: null },
    ])
  })
})
