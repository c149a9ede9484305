import { correctAnswers } from '@lading/contract/filing/corrections'
import { markField, saveMemorandum } from '@lading/contract/evaluation'
import { verifyDocument } from '@lading/contract/directory'
import { downloadFile } from '@lading/contract/documents/documents'
import { previewLetter, requestLetter, saveLetter } from '@lading/contract/requests/request-letter'
import { createRequest } from '@lading/contract/requests/requests'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import type { Client } from '#testing/client'
import { workUntil } from '#testing/filings/desk-work'
import { applicant, patchOf, read, saving, submissionOf, submit } from '#testing/filings/filing'
import { acceptAll, move, moved } from '#testing/filings/moves'
import { flatTextOf, hasPoppler, signaturesOf } from '#testing/poppler'
import type { SeaStaff } from '#testing/filings/scenario'
import { proposal, recommendationDraft, writeProposedRecommendation } from '#testing/filings/sec-recommendation'
import type { World } from '#testing/world'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => void ({ world, sea, air } = await worldOfBothAgencies()))
afterAll(() => world.close())

const LOCK = 'lock'

async function filedRecommendation(
  client: Client,
  business_id: number,
  asked: Parameters<typeof recommendationDraft>[3],
) {
  const draft = await recommendationDraft(world, client, business_id, asked)
  const reply = await submit(client, draft)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return draft.transaction_id
}

const documentOf = (transaction_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'sec-recommendation')
    .orderBy('id', 'desc')
    .executeTakeFirst()

const verdict = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

describe('a recommendation to the SEC', () => {
  test('by sea, of an accredited business: paid, written, shown, signed, and verified until its last day', async () => {
    const { client, business_id } = await accreditedBusiness(world, 'dti', '25-SFF-000971')
    const id = await filedRecommendation(client, business_id, { agency: 'dti' })
    expect(await read(client, id)).toMatchObject({ accreditation_id: null, assessment: { total: '230.00' } })
    const work = {
      world,
      staff: sea,
      client,
      transaction_id: id,
      found: writeProposedRecommendation(sea.evaluator, id),
    }
    await workUntil(work, Status.forReview, LOCK)
    const { letter } = (await sea.reviewer.call(requestLetter, { params: { id } })).body
    expect(letter).toMatchObject({ version_no: 1, is_current: true, body: expect.stringContaining('25-SFF-000971') })
    expect(letter?.body).toContain('on the change of its name to Amihan Ocean Logistics, Inc.\n')

    const preview = (who: Client) => who.call(previewLetter, { params: { id, version_no: 1 } })
    const shown = await preview(sea.reviewer)
    expect((await preview(air.reviewer)).status).toBe(404)
    await workUntil({ ...work, from: Status.forReview }, Status.accredited, LOCK)
    const document = ensure(await documentOf(id))
    expect(document).toMatchObject({ standing: 'issued', number: 'SEC-D-2026-000001' })
    const pdf = (await client.call(downloadFile, { query: { path: document.slug } })).bytes
    expect.assert(hasPoppler)
    for (const text of [flatTextOf(shown.bytes), flatTextOf(pdf)]) {
      for (const words of [proposal.purpose_clause, proposal.proposed_name, '₱8,500,000.00', '31 May 2026'])
        expect(text).toContain(words)
    }
    expect(flatTextOf(shown.bytes)).toContain('Not signed')
    expect(flatTextOf(shown.bytes)).not.toContain('Signed digitally')
    expect(signaturesOf(pdf)).toContain('Signature is Valid')
    expect(flatTextOf(pdf)).toContain('Signed digitally')

    const { slug } = document
    const began = world.clock.now().toISOString()
    expect(await verdict(slug)).toMatchObject({
      standing: 'current',
      sentence: 'The agency issued this recommendation on 2 Mar 2026. It is valid until 31 May 2026.',
      expiry_date: '2026-05-31',
      statement: {
        facts: expect.arrayContaining([{ label: 'Proposed purpose clause', value: proposal.purpose_clause }]),
      },
    })
    expect((await read(client, id)).issued_documents).toContainEqual(
      expect.objectContaining({ kind: 'sec-recommendation', valid_until: '2026-05-31' }),
    )
    world.clock.set('2026-05-31T23:59:59+08:00')
    expect(await verdict(slug)).toMatchObject({ standing: 'current' })
    world.clock.set('2026-06-01T00:00:00+08:00')
    expect(await verdict(slug)).toMatchObject({
      standing: 'expired',
      heading: 'Expired',
      sentence: expect.stringContaining('It was valid until 31 May 2026.'),
    })
    world.clock.set(began)
  })

  test('by air, of a business without an accreditation and without a fee: nothing is paid', async () => {
    await world.db
      .updateTable('fees')
      .set({ param_value: '0.00' })
      .where('param_key', '=', 'aff.sec_recommendation')
      .execute()
    const { client, business_id } = await applicant(world)
    const answers = { sec_action: 'new-registration', proposed_name: 'Habagat Air Cargo Corp.' }
    const id = await filedRecommendation(client, business_id, { agency: 'cab', answers })
    expect((await read(client, id)).assessment).toMatchObject({ lines: [], total: '0.00' })
    const work = {
      world,
      staff: air,
      client,
      transaction_id: id,
      found: writeProposedRecommendation(air.evaluator, id),
    }
    await workUntil(work, Status.forReview, LOCK)
    const { body } = await air.reviewer.call(requestLetter, { params: { id } })
    expect(body.letter?.body).toContain('has no accreditation as an airfreight forwarder')
    expect((await move(air.reviewer, id, 'endorse-for-payment')).status).toBe(409)
    await moved(air.reviewer, id, 'endorse-without-payment')
    await workUntil({ ...work, from: Status.forRecommendingApproval }, Status.accredited, LOCK)
    expect(await documentOf(id)).toMatchObject({ standing: 'issued', number: 'SEC-C-2026-000001' })
  })

  test('is not submitted without what is proposed, nor with more paid up than there is', async () => {
    const { client, business_id } = await applicant(world)
    const answers = { purpose_clause: '', proposed_name: '', proposed_paid_up_capital: '20000000.01' }
    const draft = await recommendationDraft(world, client, business_id, { agency: 'dti', answers })
    expect((await submit(client, draft)).body).toMatchObject({
      errors: {
        purpose_clause: ['Enter the proposed purpose clause.'],
        proposed_name: ['Enter the proposed name.'],
        proposed_paid_up_capital: ['The paid-up capital cannot be more than the proposed capital.'],
      },
    })
  })

  test('is not endorsed without a letter, nor with one on answers that the client has changed since', async () => {
    const { client, business_id } = await applicant(world)
    const id = await filedRecommendation(client, business_id, { agency: 'dti' })
    await moved(sea.evaluator, id, LOCK)
    await acceptAll(sea.evaluator, id)
    const memorandum = { findings: 'Complete.', recommendation: 'Rejection.', legal_basis: '' }
    await sea.evaluator.call(saveMemorandum, { params: { id }, body: memorandum })
    expect(await move(sea.evaluator, id, 'endorse-for-review')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The draft of the letter is not saved yet.') },
    })
    await writeProposedRecommendation(sea.evaluator, id)()

    const marked = { path: 'proposed_capital', remark: 'The articles say another amount.' }
    await sea.evaluator.call(markField, { params: { id }, body: marked })
    await moved(sea.evaluator, id, 'return-to-client', { remarks: 'Correct the capital.' })
    const returned = await read(client, id)
    await saving(client, returned, [patchOf('proposed_capital', '30000000.00', '20000000.00')])
    const { content_hash, form_version } = await submissionOf(client, await read(client, id))
    await moved(client, id, 'resubmit', { content_hash, form_version })
    await moved(sea.evaluator, id, LOCK)
    const refused = await move(sea.evaluator, id, 'endorse-for-review')
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('The draft of the letter is not saved yet.'),
    })

    const { letter } = (await sea.evaluator.call(requestLetter, { params: { id } })).body
    expect(letter).toMatchObject({ version_no: 1, is_current: false })
    const body = { version_no: 1, body: ensure(letter).body }
    const saved = await sea.evaluator.call(saveLetter, { params: { id }, body })
    expect(saved.body.letter).toMatchObject({ version_no: 2, is_current: true })
    await moved(sea.evaluator, id, 'endorse-for-review')
    await moved(sea.reviewer, id, 'reject-request', { grounds: 'The purpose clause covers no freight forwarding.' })
    expect(await read(client, id)).toMatchObject({ status: Status.requestRejected })
    expect(await documentOf(id)).toBeUndefined()
  })

  test('that came back for a data error is signed again on the corrected answers, once its letter is saved again', async () => {
    const { client, business_id } = await applicant(world)
    const id = await filedRecommendation(client, business_id, { agency: 'dti' })
    const write = writeProposedRecommendation(sea.evaluator, id)
    await workUntil({ world, staff: sea, client, transaction_id: id, found: write }, Status.forPrinting, LOCK)
    await moved(sea.releasing, id, 'return-for-data-error', { remarks: 'The name is misspelt.' })
    await moved(sea.evaluator, id, 'start-revision')
    const patch = [patchOf('proposed_name', 'Amihan Oceanic Logistics, Inc.', proposal.proposed_name)]
    await sea.evaluator.call(correctAnswers, { params: { id }, body: { patch, reason: 'As reserved.' } })
    const back = () => move(sea.evaluator, id, 'return-to-recommending-stage', { changes_made: 'The name.' })
    expect((await back()).body).toMatchObject({ message: expect.stringContaining('Save the letter again.') })
    await write()
    expect((await back()).status).toBe(200)
    await moved(sea.approver, id, 'approve')
    expect((await documentOf(id))?.payload).toMatchObject({
      proposed_name: 'Amihan Oceanic Logistics, Inc.',
      body: expect.arrayContaining([expect.stringContaining('Amihan Oceanic Logistics, Inc.')]),
    })
  })

  test('as a draft is nothing that staff can see, and a version that nobody wrote is not shown', async () => {
    const { client, business_id } = await applicant(world)
    const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 17 } })
    const params = { id: draft.transaction_id }
    expect((await sea.evaluator.call(requestLetter, { params })).status).toBe(404)
    const id = await filedRecommendation(client, business_id, { agency: 'dti' })
    expect((await sea.evaluator.call(previewLetter, { params: { id, version_no: 1 } })).status).toBe(404)
  })
})
