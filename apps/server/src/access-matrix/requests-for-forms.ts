import { uploadFile } from '@lading/contract/documents/documents'
import { transactionDetail } from '@lading/contract/evaluation'
import { attachToRatioSheet } from '@lading/contract/ratio-analysis'
import { ensure } from '@lading/domain/ensure'
import { sampleScan } from '#testing/samples/sample-files'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

const STREET = [{ path: 'street', value: 'Elsewhere 3' }]
const scan = () => [{ field: 'file', name: 'scan.png', bytes: sampleScan(74) }]

/** A draft with the version of its form. */
async function draftOf(fixture: Fixture) {
  const { transaction_id: id, form_version: version, form, requirements } = await fixture.draft()
  return { id, version, form, requirements }
}

/** Saving by version, a file that was uploaded before, and what an evaluator finds and keeps. */
export const requestsForForms: Requests = {
  saveSome: async (fixture) => {
    const { id: transaction_id, version } = await draftOf(fixture)
    return { body: { transaction_id, version, answers: STREET } }
  },
  replaceSection: async (fixture) => {
    const { id, version } = await draftOf(fixture)
    return { params: { id }, body: { section: 'contact', values: {}, version } }
  },
  editDraft: async (fixture) => {
    const { id, version } = await draftOf(fixture)
    return { params: { id }, body: { version, delivery: 'pickup' } }
  },
  replaceForm: async (fixture) => {
    const { id, version, form } = await draftOf(fixture)
    return { params: { id }, body: { version, form: { ...form, street: 'Elsewhere 3' } } }
  },
  /** A file is its uploader's: the owner's, who stands for all that may. */
  attachUploaded: async (fixture) => {
    const { id, requirements } = await draftOf(fixture)
    const { body } = await fixture.owner.client.call(uploadFile, { files: scan() })
    return { is_long: true, params: { id }, body: { requirement: ensure(requirements[0]).code, file_id: body.id } }
  },
  openRemarks: async (fixture) => ({ params: { id: (await fixture.held()).transaction_id } }),
  recordFinding: async (fixture) => {
    const { transaction_id } = await fixture.held()
    const { client } = fixture.evaluator
    const { body } = await client.call(transactionDetail, { params: { id: transaction_id } })
    const { id } = ensure(body.checklist.flatMap((line) => line.files)[0])
    return { of: fixture.evaluator, params: { id }, body: { finding: 'accepted', version: body.version } }
  },
  attachToRatioSheet: async (fixture) => {
    const { transaction_id } = await fixture.held()
    return { of: fixture.evaluator, body: { transaction_id }, files: scan() }
  },
  removeFromRatioSheet: async (fixture) => {
    const { transaction_id } = await fixture.held()
    const { client } = fixture.evaluator
    const { body } = await client.call(attachToRatioSheet, { body: { transaction_id }, files: scan() })
    return { of: fixture.evaluator, params: { id: ensure(body.attachments[0]).id } }
  },
}
