import { requestLetter, saveLetter } from '@lading/contract/requests/request-letter'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedCertificateRequest, writeProposedLetter } from '#testing/filings/certificate-request'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import type { SeaStaff } from '#testing/filings/scenario'
import { recommendationDraft, writeProposedRecommendation } from '#testing/filings/sec-recommendation'
import { createWorld, type World } from '#testing/world'

let world: World
let sea: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  sea = await deskStaff(world, 'dti')
})
afterAll(() => world.close())

const CHANGED = expect.stringContaining('The register changed since the letter was written.')

const ended = (id: number) =>
  world.db.updateTable('accreditations').set({ status: Status.terminated }).where('id', '=', id).execute()

/** A request whose letter waits for its signature. */
async function waitingForSignature(number: string, kind: string) {
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', number)
  const id = await filedCertificateRequest(client, business_id, { answers: { kind } })
  const work = { world, staff: sea, client, transaction_id: id, found: writeProposedLetter(sea.evaluator, id) }
  await workUntil(work, Status.forRecommendingApproval, 'lock')
  await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
  return { id, accreditation_id }
}

describe('a letter on the standing of a business', () => {
  test('is not signed once its accreditation ended, until the evaluator has written it again', async () => {
    const { id, accreditation_id } = await waitingForSignature('25-SFF-000961', 'standing')
    await ended(accreditation_id)
    expect(await move(sea.approver, id, 'approve')).toMatchObject({ status: 409, body: { message: CHANGED } })
    await moved(sea.approver, id, 'return-for-revision', { remarks: 'The accreditation ended.' })
    await moved(sea.evaluator, id, 'start-revision')
    const back = () => move(sea.evaluator, id, 'return-to-recommending-stage', { changes_made: 'As it stands now.' })
    expect(await back()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Save the letter') } })
    const { letter, proposal } = (await sea.evaluator.call(requestLetter, { params: { id } })).body
    expect(proposal).toContain('which was surrendered or terminated')
    const body = { version_no: ensure(letter).version_no, body: ensure(proposal) }
    await sea.evaluator.call(saveLetter, { params: { id }, body })
    expect((await back()).status).toBe(200)
    await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
    expect((await move(sea.approver, id, 'approve')).status).toBe(200)
  })

  test('may say the same again, where the evaluator finds that it stays true', async () => {
    const { id, accreditation_id } = await waitingForSignature('25-SFF-000962', 'standing')
    const { letter } = (await sea.evaluator.call(requestLetter, { params: { id } })).body
    await ended(accreditation_id)
    await moved(sea.approver, id, 'return-for-revision', { remarks: 'Look at it again.' })
    await moved(sea.evaluator, id, 'start-revision')
    const { version_no, body } = ensure(letter)
    const saved = await sea.evaluator.call(saveLetter, { params: { id }, body: { version_no, body } })
    expect(saved.body.letter).toMatchObject({ version_no: version_no + 1, body })
    await moved(sea.evaluator, id, 'return-to-recommending-stage', { changes_made: 'It stays true.' })
  })
})

test('a letter on cases is not signed once the certificate that it names ended', async () => {
  const { id, accreditation_id } = await waitingForSignature('25-SFF-000963', 'no-pending-case')
  await ended(accreditation_id)
  expect(await move(sea.approver, id, 'approve')).toMatchObject({ status: 409, body: { message: CHANGED } })
})

test('a letter that was written before the portal kept what the register said is signed', async () => {
  const { id, accreditation_id } = await waitingForSignature('25-SFF-000965', 'standing')
  await world.db.updateTable('request_letters').set({ register_said: null }).where('transaction_id', '=', id).execute()
  await ended(accreditation_id)
  expect((await move(sea.approver, id, 'approve')).status).toBe(200)
})

describe('a recommendation to the SEC, where the register says otherwise since it was written,', () => {
  async function writtenUntil(number: string, until: Status) {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', number)
    const draft = await recommendationDraft(world, client, business_id, { agency: 'dti' })
    expect((await submit(client, draft)).status).toBe(200)
    const { transaction_id } = draft
    const found = writeProposedRecommendation(sea.evaluator, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id, found }, until, 'lock')
    return { transaction_id, accreditation_id }
  }

  test('is not paid for', async () => {
    const { transaction_id: id, accreditation_id } = await writtenUntil('25-SFF-000964', Status.forReview)
    await ended(accreditation_id)
    const reply = await move(sea.reviewer, id, 'endorse-for-payment')
    expect(reply).toMatchObject({ status: 409, body: { message: CHANGED } })
  })

  test('is not signed', async () => {
    const { transaction_id: id, accreditation_id } = await writtenUntil('25-SFF-000966', Status.forRecommendingApproval)
    await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
    await ended(accreditation_id)
    expect(await move(sea.approver, id, 'approve')).toMatchObject({ status: 409, body: { message: CHANGED } })
  })
})
