import { saveLetter } from '@lading/contract/requests/request-letter'
import { createRequest } from '@lading/contract/requests/requests'
import { fillWithDocuments, patchOf, saving, submit } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

/** The draft of a request for a certificate of a business in which each of the customers has their part. */
async function draftOfRequest(fixture: Fixture) {
  const { client, business_id } = await fixture.business()
  const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 16 } })
  return { client, business_id, draft }
}

/** A request that its agency has received. */
export async function filedRequest(fixture: Fixture) {
  const { client, business_id, draft } = await draftOfRequest(fixture)
  const { transaction_id: id } = draft
  await saving(client, draft, [patchOf('kind', 'no-pending-case', ''), patchOf('purpose', 'A bid.', '')])
  await submit(client, await fillWithDocuments(fixture.world, client, id))
  return { business_id, transaction_id: id }
}

/** A request that one of everyone holds for evaluation. */
async function heldRequest(fixture: Fixture): Promise<number> {
  const { transaction_id: id } = await filedRequest(fixture)
  await moved(fixture.evaluator.client, id, 'lock')
  return id
}

export const requestsForRequests: Requests = {
  createRequest: async (fixture) => ({
    body: { business_id: (await fixture.business()).business_id, agency: 'dti', type: 16 },
  }),
  requestById: async (fixture) => ({ is_filed: true, params: { id: await heldRequest(fixture) } }),
  originals: async (fixture) => ({ is_filed: true, params: { id: await heldRequest(fixture) } }),
  saveRequest: async (fixture) => {
    const { transaction_id: id } = (await draftOfRequest(fixture)).draft
    return { params: { id }, body: { patch: [patchOf('purpose', 'A bid.', '')] } }
  },
  deleteRequest: async (fixture) => ({
    is_owners: true,
    params: { id: (await draftOfRequest(fixture)).draft.transaction_id },
  }),
  certification: async (fixture) => ({ is_filed: true, params: { id: await heldRequest(fixture) } }),
  searchCases: async (fixture) => ({ of: fixture.evaluator, params: { id: await heldRequest(fixture) } }),
  requestLetter: async (fixture) => ({ is_filed: true, params: { id: await heldRequest(fixture) } }),
  saveLetter: async (fixture) => ({
    of: fixture.evaluator,
    params: { id: await heldRequest(fixture) },
    body: { version_no: 0, body: 'This is to certify.' },
  }),
  previewLetter: async (fixture) => {
    const params = { id: await heldRequest(fixture) }
    await fixture.evaluator.client.call(saveLetter, { params, body: { version_no: 0, body: 'This is to certify.' } })
    return { is_filed: true, params: { ...params, version_no: 1 } }
  },
}
