import { markField, transactionDetail } from '@lading/contract/evaluation'
import { answerReturn, openRemarks } from '@lading/contract/filing/filing'
import {
  addReportLines,
  removeReportLines,
  reportLines,
  reportLineTemplate,
  updateReportLine,
} from '@lading/contract/reports/report-lines'
import { filedLines, lineChanges, markedLines, MOST_MARKED, reportRounds } from '@lading/contract/reports/report-rounds'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { verifyLines } from './rounds/verify-lines.ts'
import type { Client } from '#testing/client'
import { deskStaff } from '#testing/filings/desk-work'
import { read } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { examineReport, fileReport, openedReport, resubmitted, someCountries } from '#testing/filings/period-reports'
import { sentLines, withoutOperation } from '#testing/filings/report-lines'
import type { SeaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let staff: Record<Agency, SeaStaff>
beforeAll(async () => {
  world = await createWorld()
  await someCountries(world)
  staff = { dti: await deskStaff(world, 'dti'), cab: await deskStaff(world, 'cab') }
})
afterAll(() => world.close())

const head =
  'Direction,Port of loading,Port of discharge,Country,FCL or LCL,20 ft,40 ft,45 ft,TEU,CBM,kg,House bills,Freight revenue'
const angeles = (teu = '10') => `Export,Manila,Los Angeles,United States,Full,2,4,,${teu},300.5,90000,6,"₱450,000.00"`
const shanghai = 'Import,Shanghai,Manila,China,LCL,,,,1.5,20,8000.125,9,120000'
const dubai = 'Export,Cebu,Dubai,United Arab Emirates,Full,1,,,1,30,9000,1,30000'
const davao = 'Domestic,Manila,Davao,Philippines,Full,8,,,8,30,9000,1,30000'
const file = (...lines: string[]) => [head, ...lines].join('\n')

/** A sea report with three lanes, on the desk of its evaluator. */
async function examinedLanes() {
  const { client, id } = await openedReport(world, 'dti', 14)
  await sentLines(client, id, 'lanes', file(angeles(), shanghai, dubai))
  await withoutOperation(client, id, ['boxes'])
  await fileReport(world, client, id, '2027-01-20')
  await examineReport(staff.dti.evaluator, id)
  return { client, id }
}

const mark = (who: Client, id: number, path: string, remark: string) =>
  who.call(markField, { params: { id }, body: { path, remark } })
const marked = async (who: Client, id: number) => (await who.call(markedLines, { params: { id } })).body.data
const lanesIn = async (who: Client, id: number, round: number) =>
  (await who.call(filedLines, { body: { transaction_id: id, section: 'lanes', round } })).body.data
const changesIn = async (who: Client, id: number, round: number) =>
  (await who.call(lineChanges, { body: { transaction_id: id, section: 'lanes', round } })).body.data
const lineIn = async (who: Client, id: number, section: string, number: number) =>
  ensure((await who.call(reportLines, { body: { transaction_id: id, section, number } })).body.data[0])
const answeredIn = async (who: Client, id: number) =>
  (await read(who, id)).returns.map(({ code, answered_at }) => [code, answered_at !== null])
const kept = async (id: number) => {
  const rows = world.db.selectFrom('report_line_history').select(['number', 'first_round', 'last_round'])
  return rows.where('transaction_id', '=', id).orderBy('number').orderBy('last_round').execute()
}

async function changeTeu(client: Client, id: number, number: number, teu: string) {
  const { line_id, answers: was } = await lineIn(client, id, 'lanes', number)
  return client.call(updateReportLine, {
    params: { id, line_id: ensure(line_id) },
    body: { was, answers: { ...was, teu } },
  })
}

describe('a remark on a line', () => {
  let client: Client
  let id: number
  beforeAll(async () => void ({ client, id } = await examinedLanes()))

  test('is made and taken back by the evaluator who holds the report, on a line that it has', async () => {
    const { evaluator, reviewer } = staff.dti
    expect((await mark(await world.staff('dti', 5), id, 'lanes.1', 'Wrong.')).status).toBe(409)
    expect((await mark(reviewer, id, 'lanes.1', 'Wrong.')).status).toBe(403)
    expect((await mark(staff.cab.evaluator, id, 'lanes.1', 'Wrong.')).status).toBe(404)
    expect((await mark(client, id, 'lanes.1', 'Wrong.')).status).toBe(403)
    for (const path of ['lanes.4', 'lanes.0', 'boxes.1', 'direct.1', 'lanes.1.teu'])
      expect(await mark(evaluator, id, path, 'Wrong.')).toMatchObject({
        status: 400,
        body: { errors: { path: [expect.any(String)] } },
      })
    expect(await marked(evaluator, id)).toEqual([])

    await mark(evaluator, id, 'lanes.2', 'Wrong.')
    await mark(evaluator, id, 'lanes.2', 'Say which house bills.')
    expect(await marked(evaluator, id)).toMatchObject([
      {
        number: 2,
        label: expect.stringMatching(/^Trade lanes, line 2: Import, Shanghai, Manila, .*China, LCL$/),
        is_sent: false,
      },
    ])
    expect(await marked(client, id)).toEqual([])
    await mark(evaluator, id, 'lanes.2', '')
    expect(await marked(evaluator, id)).toEqual([])
  })

  test('is one of a number that a person can read', async () => {
    const { evaluator } = staff.dti
    const { user_id } = evaluator
    await sql`insert into transaction_returns (transaction_id, round, kind, code, label, remark, marked_by, marked_at)
      select ${id}, 1, 'line', 'lanes.' || number, '', 'Wrong.', ${user_id}, now()
      from generate_series(1001, ${1000 + MOST_MARKED}::int) number`.execute(world.db)
    expect(await mark(evaluator, id, 'lanes.1', 'Wrong.')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('mark the section') },
    })
    await world.db.deleteFrom('transaction_returns').where('transaction_id', '=', id).execute()
  })

  test('sends the report back, which nothing else does where nothing is marked', async () => {
    const { evaluator } = staff.dti
    expect((await move(evaluator, id, 'return-to-client')).body).toMatchObject({
      message: expect.stringContaining('no answer or line is marked'),
    })
    await mark(evaluator, id, 'lanes.1', 'Four containers of 40 ft are 8 TEU.')
    await mark(evaluator, id, 'lanes.2', 'Say which house bills.')
    await moved(evaluator, id, 'return-to-client')
    expect((await client.call(openRemarks, { params: { id } })).body).toMatchObject({ total: 2 })
    expect(await marked(client, id)).toMatchObject([
      { number: 1, remark: 'Four containers of 40 ft are 8 TEU.', filed: { teu: '10' }, now: { teu: '10' } },
      { number: 2, answered_at: null },
    ])
    expect((await mark(evaluator, id, 'lanes.3', 'Too late.')).status).toBe(409)
  })

  test('opens its section and no other, and is answered while its line is another', async () => {
    const boxes = [{ country: 'US', boxes: 2, undelivered: 0 }]
    const elsewhere = await client.call(addReportLines, { params: { id }, body: { section: 'boxes', lines: boxes } })
    expect(elsewhere.status).toBe(400)
    expect((await changeTeu(client, id, 1, '5')).status).toBe(400)
    expect((await sentLines(client, id, 'lanes', file('Export,,,,,,,,,,,,'), 'replace')).body.added).toBe(0)
    expect(await kept(id)).toEqual([])

    await changeTeu(client, id, 1, '11')
    expect(await answeredIn(client, id)).toEqual([['lanes.1', true], ['lanes.2', false]]) // prettier-ignore
    await changeTeu(client, id, 1, '10')
    expect(await answeredIn(client, id)).toEqual([['lanes.1', false], ['lanes.2', false]]) // prettier-ignore
    expect(await changesIn(client, id, 1)).toEqual([])
    const { content_hash, form_version } = await read(client, id)
    const early = await move(client, id, 'resubmit', { content_hash, form_version })
    expect(early.status).toBe(400)
    expect(Object.keys((early.body as unknown as { errors: object }).errors)).toHaveLength(2)
  })

  test('is answered by pasting its line alone under its number; the other lines stay', async () => {
    const query = { section: 'lanes', format: 'csv', with_marked: 'true' } as const
    const { bytes } = await client.call(reportLineTemplate, { params: { id }, query })
    const [heads, ...rows] = Buffer.from(bytes).toString().trim().split(/\r?\n/)
    expect(heads).toMatch(/^.?No\.,Direction,/)
    expect(rows.map((row) => row.slice(0, 8))).toEqual(['1,Export', '2,Import'])

    const correct = (...lines: string[]) => sentLines(client, id, 'lanes', lines.join('\n'), 'correct')
    const wrong = await correct(`No.,${head}`, `1,${angeles('12')}`, `1,${angeles('13')}`, `9,${davao}`, `,${dubai}`)
    expect(wrong.body).toMatchObject({ added: 0, header: expect.arrayContaining(['No.', 'Direction']), unknown: [] })
    expect(wrong.body.faulty.map(({ line, faults }) => [line, ...faults.map(({ message }) => message)])).toEqual([
      [3, 'Line 1 is corrected by an earlier row here.'],
      [4, 'The section has no line 9.'],
      [5, 'Enter the number of the line to be corrected, in the first column.'],
    ])
    expect(await changesIn(client, id, 1)).toEqual([])

    expect((await correct(`1,${shanghai}`, `2,${angeles()}`)).body).toMatchObject({ added: 2, faulty: [] })
    expect((await correct(`2,${shanghai}`, `1,${angeles('12')}`)).body).toMatchObject({ added: 2, faulty: [] })
    expect(await changesIn(client, id, 1)).toMatchObject([{ number: 1, before: { teu: '10' }, after: { teu: '12' } }])
    expect(await answeredIn(client, id)).toEqual([['lanes.1', true], ['lanes.2', false]]) // prettier-ignore
    await changeTeu(client, id, 1, '10')
  })

  test('is answered by pasting the section again, whose lines keep their numbers, or in words', async () => {
    const again = await sentLines(client, id, 'lanes', file(davao, shanghai, angeles('12')), 'replace')
    expect(again.body).toMatchObject({ added: 3, faulty: [] })
    expect(await answeredIn(client, id)).toEqual([['lanes.1', true], ['lanes.2', false]]) // prettier-ignore
    const [, second] = (await read(client, id)).returns
    const params = { id, return_id: ensure(second).id }
    await client.call(answerReturn, { params, body: { answer: 'All nine are of one consignee.' } })
    expect(await changesIn(client, id, 1)).toMatchObject([{ number: 1 }, { number: 3 }, { number: 4 }])
    const { evaluator } = staff.dti
    expect(await changesIn(evaluator, id, 1)).toEqual([])
    expect(await lineIn(evaluator, id, 'lanes', 1)).toMatchObject({ answers: { teu: '10' } })
    expect(await lineIn(evaluator, id, 'lanes', 3)).toMatchObject({ answers: { discharge: 'Dubai' } })
    expect(await marked(evaluator, id)).toMatchObject([
      { number: 1, answered_at: null, now: { teu: '10' } },
      { number: 2, answered_at: null, answer: '' },
    ])
    world.clock.set('2027-01-25T10:00:00+08:00')
    await resubmitted(client, id)
  })

  test('is read by the evaluator beside what the client made of it, and every line that changed', async () => {
    const { evaluator } = staff.dti
    await moved(evaluator, id, 'lock')
    expect(await marked(evaluator, id)).toMatchObject([
      { number: 1, round: 1, is_sent: true, filed: { teu: '10' }, now: { teu: '12' } },
      { number: 2, answer: 'All nine are of one consignee.', filed: { teu: '1.5' }, now: { teu: '1.5' } },
    ])
    expect(await changesIn(evaluator, id, 1)).toMatchObject([
      { number: 1, state: 'changed', before: { teu: '10' }, after: { teu: '12' } },
      { number: 3, state: 'removed', before: { discharge: 'Dubai' }, after: null },
      { number: 4, state: 'added', before: null, after: { discharge: 'Davao' } },
    ])
    expect((await evaluator.call(transactionDetail, { params: { id } })).body.returns).toHaveLength(2)
  })
})

test('every round of a report stays as it was filed, for staff, client and auditor, whatever becomes of its lines', async () => {
  const { client, id } = await examinedLanes()
  const { evaluator } = staff.dti
  await mark(evaluator, id, 'lanes.3', 'No vessel sails there.')
  await moved(evaluator, id, 'return-to-client')
  await client.call(removeReportLines, { params: { id }, body: { section: 'lanes', line_ids: 'all' } })
  await sentLines(client, id, 'lanes', file(angeles(), shanghai, davao))
  world.clock.set('2027-01-25T10:00:00+08:00')
  await resubmitted(client, id)
  await moved(evaluator, id, 'lock')
  await mark(evaluator, id, 'lanes.4', 'Eight containers of which size?')
  await moved(evaluator, id, 'return-to-client')
  await changeTeu(client, id, 4, '9')
  await resubmitted(client, id)

  expect((await evaluator.call(reportRounds, { params: { id } })).body.data).toMatchObject([
    { round: 2, lines: { lanes: 3, boxes: 0 } },
    { round: 1, at: '2027-01-25T02:00:00.000Z' },
    { round: 0, at: '2027-01-20T02:00:00.000Z', lines: { lanes: 3 } },
  ])
  const told = async (who: Client, round: number) =>
    (await lanesIn(who, id, round)).map(({ number, answers }) => [number, answers['discharge'], answers['teu']])
  for (const who of [evaluator, client]) {
    expect(await told(who, 0)).toEqual([[1, 'Los Angeles', '10'], [2, 'Manila', '1.5'], [3, 'Dubai', '1']]) // prettier-ignore
    expect(await told(who, 1)).toEqual([[1, 'Los Angeles', '10'], [2, 'Manila', '1.5'], [4, 'Davao', '8']]) // prettier-ignore
    expect(await told(who, 2)).toEqual([[1, 'Los Angeles', '10'], [2, 'Manila', '1.5'], [4, 'Davao', '9']]) // prettier-ignore
  }
  const body = { transaction_id: id, section: 'lanes', round: 3 }
  expect((await evaluator.call(filedLines, { body })).status).toBe(404)
  const stranger = await openedReport(world, 'dti', 14)
  for (const who of [stranger.client, staff.cab.evaluator])
    expect((await who.call(filedLines, { body: { ...body, round: 0 } })).status).toBe(404)
  expect((await changesIn(evaluator, id, 1)).map(({ number, state }) => [number, state])).toEqual([
    [3, 'removed'],
    [4, 'added'],
  ])
  expect((await changesIn(evaluator, id, 2)).map(({ number, state }) => [number, state])).toEqual([[4, 'changed']])
  const rewrite = world.db.updateTable('report_line_history').set({ answers: '{}' }).where('transaction_id', '=', id)
  await expect(rewrite.execute()).rejects.toThrow('append-only')
  await expect(world.db.deleteFrom('report_line_history').execute()).rejects.toThrow('append-only')

  expect(await verifyLines(world.db)).toEqual([])
  await sql`alter table report_line_history disable trigger user`.execute(world.db)
  await rewrite.where('number', '=', 3).execute()
  expect(await verifyLines(world.db)).toMatchObject([
    { chain: `transaction-${id}`, what: 'The lines of “Trade lanes” are not those that were filed in round 0.' },
  ])
  await sql`alter table report_line_history enable trigger user`.execute(world.db)
})

test('a line of an air report that was marked may be removed, where there was no operation after all', async () => {
  const { client, id } = await openedReport(world, 'cab', 14)
  await sentLines(client, id, 'direct', 'PAL\tMNL\tNRT\t12\t1,450.5\t87,000\t4,350\n')
  await withoutOperation(client, id, ['consolidation', 'breakbulking', 'serials'])
  await fileReport(world, client, id, '2027-01-20')
  const { evaluator } = staff.cab
  await examineReport(evaluator, id)
  await mark(evaluator, id, 'direct.1', 'This was consolidated cargo.')
  await moved(evaluator, id, 'return-to-client')
  const { line_id } = await lineIn(client, id, 'direct', 1)
  await client.call(removeReportLines, { params: { id }, body: { section: 'direct', line_ids: [ensure(line_id)] } })
  const body = { transaction_id: id, section: 'direct', number: 1 }
  expect(await client.call(reportLines, { body })).toMatchObject({ status: 200, body: { data: [] } })
  expect(await lineIn(evaluator, id, 'direct', 1)).toMatchObject({ line_id: null, answers: { carrier: 'PAL' } })
  await withoutOperation(client, id, ['direct'])
  expect(await answeredIn(client, id)).toEqual([['direct.1', true]])
  await resubmitted(client, id)
  await moved(evaluator, id, 'lock')
  expect(await marked(evaluator, id)).toMatchObject([{ number: 1, filed: { carrier: 'PAL' }, now: null }])
})
