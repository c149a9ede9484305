import { addReportLines, reportLines } from '@lading/contract/reports/report-lines'
import { createReport } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import { patchOf } from '#testing/filings/filing'
import { filePolicy } from '#testing/filings/reports'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

const sea = { agency: 'dti', type: 15 } as const

/** The draft of a report of an accredited business in which each of the customers has their part. */
async function draftOfReport(fixture: Fixture) {
  const { client, business_id } = await fixture.accredited()
  const { body: draft } = await client.call(createReport, { body: { business_id, ...sea } })
  return { client, business_id, id: draft.transaction_id }
}

/** The draft of a cargo report with one line. */
async function draftWithLine(fixture: Fixture) {
  const { client, business_id } = await fixture.accredited()
  const { body: draft } = await client.call(createReport, { body: { business_id, agency: 'dti', type: 14 } })
  const { transaction_id: id } = draft
  await client.call(addReportLines, { params: { id }, body: { section: 'boxes', lines: [boxes('US')] } })
  const list = { transaction_id: id, section: 'boxes' }
  return { id, line: ensure((await client.call(reportLines, { body: list })).body.data[0], 'the line') }
}

const boxes = (country: string) => ({ country, boxes: 2, undelivered: 0 })

/** A report that its agency has received. */
export async function filedReport(fixture: Fixture) {
  const { client, business_id, id } = await draftOfReport(fixture)
  const reply = await filePolicy(fixture.world, client, id)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return { business_id, transaction_id: id }
}

export const requestsForReports: Requests = {
  createReport: async (fixture) => ({ body: { business_id: (await fixture.accredited()).business_id, ...sea } }),
  saveReport: async (fixture) => {
    const { id } = await draftOfReport(fixture)
    return { params: { id }, body: { patch: [patchOf('insurance_policy_number', 'CL-2027-1', '')] } }
  },
  reportCalendar: async (fixture) => ({ params: { id: (await fixture.accredited()).business_id } }),
  pendingReports: async (fixture) => ({ params: { id: (await fixture.accredited()).business_id } }),
  reportFindings: async (fixture) => ({ is_filed: true, params: { id: (await filedReport(fixture)).transaction_id } }),
  reportLines: async (fixture) => ({
    is_filed: false,
    body: { transaction_id: (await draftWithLine(fixture)).id, section: 'boxes' },
  }),
  addReportLines: async (fixture) => ({
    params: { id: (await draftWithLine(fixture)).id },
    body: { section: 'boxes', lines: [boxes('AE')] },
  }),
  updateReportLine: async (fixture) => {
    const { id, line } = await draftWithLine(fixture)
    const { line_id, answers: was } = line
    return { params: { id, line_id }, body: { was, answers: boxes('SG') } }
  },
  removeReportLines: async (fixture) => ({
    params: { id: (await draftWithLine(fixture)).id },
    body: { section: 'boxes', line_ids: 'all' },
  }),
  importReportLines: async (fixture) => ({
    params: { id: (await draftWithLine(fixture)).id },
    body: { section: 'boxes', mode: 'replace' },
    files: [{ field: 'file', name: 'boxes.csv', bytes: Buffer.from('PH,3,0') }],
  }),
  filedLines: async (fixture) => ({
    is_filed: true,
    body: { transaction_id: (await filedReport(fixture)).transaction_id, section: 'lanes', round: 0 },
  }),
  lineChanges: async (fixture) => ({
    is_filed: true,
    body: { transaction_id: (await filedReport(fixture)).transaction_id, section: 'lanes', round: 1 },
  }),
  reportRounds: async (fixture) => ({ is_filed: true, params: { id: (await filedReport(fixture)).transaction_id } }),
  markedLines: async (fixture) => ({ is_filed: true, params: { id: (await filedReport(fixture)).transaction_id } }),
  lastReportLines: async (fixture) => ({
    params: { id: (await draftWithLine(fixture)).id },
    query: { section: 'boxes' },
  }),
  reportLineTemplate: async (fixture) => ({
    params: { id: (await draftWithLine(fixture)).id },
    query: { section: 'boxes', format: 'csv' },
  }),
}
