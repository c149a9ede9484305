import { createReport } from '@lading/contract/reports'
import { patchOf } from '#testing/filing'
import { filePolicy } from '#testing/reports'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

const sea = { agency: 'dti', type: 15 } as const

/** The draft of a report of an accredited business in which each of the customers has their part. */
async function draftOfReport(fixture: Fixture) {
  const { client, business_id } = await fixture.accredited()
  const { body: draft } = await client.call(createReport, { body: { business_id, ...sea } })
  return { client, business_id, id: draft.transaction_id }
}

/** A report that its agency has received. */
export async function filedReport(fixture: Fixture) {
  const { client, business_id, id } = await draftOfReport(fixture)
  const reply = await filePolicy(client, id)
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
}
