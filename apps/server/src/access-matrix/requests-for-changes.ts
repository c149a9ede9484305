import { openChanges } from '@lading/contract/changes'
import { transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import { accredited } from '#testing/filings/accredited-business'
import { openedChanges } from '#testing/filings/changes'
import { workUntil } from '#testing/filings/desk-work'
import { fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

const ADDRESS = 4

/** The draft of a change of address of a business in which each of the customers has their part. */
async function draftOfChange(fixture: Fixture) {
  const { client, business_id, accreditation_id } = await fixture.accredited()
  const body = { transaction_type_ids: [ADDRESS], accreditation_ids: [accreditation_id] }
  const opened = await client.call(openChanges, { params: { id: business_id }, body })
  return { client, business_id, draft: await read(client, ensure(opened.body.transactions[0]).transaction_id) }
}

/** A draft for one agency, of which the request to the other one is answered. */
async function draftWithCounterpart(fixture: Fixture) {
  const { client, business_id, accreditation_id } = await fixture.accredited()
  const air = await accredited(fixture.world, business_id, 'cab', `25-AFF-${String(700_000 + business_id)}`)
  const [first, second] = await openedChanges(client, business_id, [accreditation_id, air])
  const answered = await read(client, ensure(first).transaction_id)
  await saving(client, answered, [patchOf('street', 'Elsewhere 7', answered.form['street'])])
  return read(client, ensure(second).transaction_id)
}

/** A change that its agency has received. */
export async function filedChange(fixture: Fixture) {
  const { client, business_id, draft } = await draftOfChange(fixture)
  const { transaction_id } = draft
  await saving(client, draft, [
    patchOf('street', 'Elsewhere 7', draft.form['street']),
    patchOf('effective_on', '2026-03-01', ''),
  ])
  await submit(client, await fillWithDocuments(fixture.world, client, transaction_id))
  return { client, business_id, transaction_id }
}

/** A change that waits for approval. */
async function changeToApprove(fixture: Fixture) {
  const { client, transaction_id } = await filedChange(fixture)
  const { world, staff } = fixture
  await workUntil({ world, staff, client, transaction_id }, Status.forRecommendingApproval)
  await moved(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
  return transaction_id
}

export const requestsForChanges: Requests = {
  openChanges: async (fixture) => {
    const { business_id: id, accreditation_id } = await fixture.accredited()
    return { params: { id }, body: { transaction_type_ids: [ADDRESS], accreditation_ids: [accreditation_id] } }
  },
  editChange: async (fixture) => {
    const { transaction_id: id, form_version: version } = (await draftOfChange(fixture)).draft
    return { params: { id }, body: { version, answers: [{ path: 'street', value: 'Elsewhere 1' }] } }
  },
  saveChange: async (fixture) => {
    const { transaction_id: id, form } = (await draftOfChange(fixture)).draft
    return { params: { id }, body: { patch: [patchOf('street', 'Elsewhere 1', form['street'])] } }
  },
  copyAnswers: async (fixture) => {
    const { transaction_id: id, form_version: version } = await draftWithCounterpart(fixture)
    return { params: { id }, body: { version } }
  },
  deleteChange: async (fixture) => ({
    is_owners: true,
    params: { id: (await draftOfChange(fixture)).draft.transaction_id },
  }),
  approveChange: async (fixture) => {
    const id = await changeToApprove(fixture)
    const { body: process } = await fixture.staff.approver.call(transactionProcess, { params: { id } })
    return { is_long: true, act: 'approve', params: { id }, body: { version: process.version } }
  },
}
