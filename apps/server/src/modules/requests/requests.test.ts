import type { Agency } from '@lading/domain/transactions/agency'
import { checkFiling } from '@lading/contract/filing/check-filing'
import { certification, searchCases } from '@lading/contract/requests/certification'
import { saveLetter } from '@lading/contract/requests/request-letter'
import { verifyDocument } from '@lading/contract/directory'
import {
  createRequest,
  deleteRequest,
  requestById,
  requestOpenings,
  saveRequest,
} from '@lading/contract/requests/requests'
import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { filedCertificateRequest, PURPOSE, writeProposedLetter } from '#testing/filings/certificate-request'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { applicant, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { type SeaStaff } from '#testing/filings/scenario'
import { caseAgainst } from '#testing/filings/case-against'
import { createWorld, type World } from '#testing/world'

let world: World
let sea: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  sea = await deskStaff(world, 'dti')
})
afterAll(() => world.close())

const accused = (business_id: number, agency: Agency = 'dti') =>
  caseAgainst(world, { business_id, agency, author_id: sea.evaluator.user_id })

const documentOf = (transaction_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'certification')
    .orderBy('id', 'desc')
    .executeTakeFirst()

const LOCK = 'lock'

describe('a request for a certificate', () => {
  test('is open to a business without an accreditation, and costs 230 a copy', async () => {
    const { client, business_id } = await applicant(world)
    const { body } = await client.call(requestOpenings)
    expect(ensure(body.businesses[0]).openings).toEqual([
      { agency: 'dti', type: 16, why_not: null },
      { agency: 'dti', type: 17, why_not: null },
      { agency: 'cab', type: 16, why_not: null },
      { agency: 'cab', type: 17, why_not: null },
    ])
    const id = await filedCertificateRequest(client, business_id)
    expect(await read(client, id)).toMatchObject({
      accreditation_id: null,
      assessment: { total: '460.00' },
      next: 'An evaluator is assigned and starts the evaluation.',
    })
  })

  test('is offered at the agencies a business deals with, not at one where a case alone is filed; a recommendation at any', async () => {
    const { client, business_id } = await accreditedBusiness(world, 'dti', '25-SFF-000950')
    await accused(business_id, 'cab')
    const offered = async (wanted = 16) => {
      const [{ openings } = { openings: [] }] = (await client.call(requestOpenings)).body.businesses
      return openings.filter(({ type }) => type === wanted).map(({ agency }) => agency)
    }
    expect(await offered()).toEqual(['dti'])
    expect(await offered(17)).toEqual(['dti', 'cab'])
    await filedCertificateRequest(client, business_id, { agency: 'cab' })
    expect(await offered()).toEqual(['dti', 'cab'])
  })

  test('is refused with all that its client was told before: no purpose, too many copies', async () => {
    const { client, business_id } = await applicant(world)
    const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 16 } })
    await saving(client, draft, [patchOf('copies', 21, 1)])
    const reviewed = await read(client, draft.transaction_id)
    const told = checkFiling(reviewed, manilaDay(world.clock.now())).map(({ path, message }) => [path, [message]])
    expect((await submit(client, reviewed)).body).toMatchObject({ errors: Object.fromEntries(told) })
    expect(Object.fromEntries(told)).toEqual({
      kind: ['Choose the certification.'],
      purpose: ['Enter the purpose.'],
      copies: ['Request 1 to 20 copies.'],
    })
  })

  test('has as many copies as the setting allows, and what was written under a higher one is told so', async () => {
    const { client, business_id } = await applicant(world)
    const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 16 } })
    await saving(client, draft, [patchOf('copies', 4, 1)])
    const setTo = async (most: string) => {
      const setting = world.db.updateTable('settings').where('param_key', '=', 'requests.most_copies')
      await setting.set({ param_value: most }).execute()
      const reviewed = await read(client, draft.transaction_id)
      const told = checkFiling(reviewed, manilaDay(world.clock.now())).find(({ path }) => path === 'copies')?.message
      return { told, refused: await submit(client, reviewed) }
    }
    const message = 'Request 1 to 3 copies.'
    expect(await setTo('3')).toMatchObject({ told: message, refused: { body: { errors: { copies: [message] } } } })
    const { told, refused } = await setTo('20')
    expect(told).toBeUndefined()
    expect(refused.body).not.toHaveProperty('errors.copies')
  })

  test('by sea, no case pending: searched, written, signed, issued and verified by its code', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000951')
    expect(accreditation_id).toBeGreaterThan(0)
    const id = await filedCertificateRequest(client, business_id)
    const work = { world, staff: sea, client, transaction_id: id, found: writeProposedLetter(sea.evaluator, id) }
    await workUntil(work, Status.forPrinting, LOCK)
    const document = await documentOf(id)
    expect(document).toMatchObject({ state: 'ready', standing: 'draft', number: 'CERT-D-2026-000001' })
    const verdict = async () =>
      (await world.visitor().call(verifyDocument, { params: { slug: ensure(document).slug } })).body
    expect(await verdict()).toMatchObject({ standing: 'unknown', statement: null })

    await moved(sea.releasing, id, 'print-seal')
    expect(await verdict()).toMatchObject({
      standing: 'current',
      heading: 'Genuine',
      kind: 'certification',
      number: 'CERT-D-2026-000001',
      agency: 'dti',
      statement: {
        facts: [{ label: 'Certifies', value: 'That no case is pending' }],
        body: [
          expect.stringContaining('no case for suspension or revocation is pending'),
          expect.stringMatching(new RegExp(`at the request of .+ for the following purpose: ${PURPOSE}$`)),
        ],
      },
    })
    expect(await read(client, id)).toMatchObject({ status: Status.accredited, next: 'The document is issued to you.' })

    // Who compares it must find what the paper says, whatever the business is called since.
    const { business_name } = await verdict()
    const renamed = sql<string>`jsonb_set(profile, '{business_name}', '"Renamed Since, Inc."')`
    await world.db.updateTable('businesses').set({ profile: renamed }).where('id', '=', business_id).execute()
    expect(await verdict()).toMatchObject({ business_name })
  })

  test('by air, of a business without an accreditation: the same work', async () => {
    const air = await deskStaff(world, 'cab')
    const { client, business_id } = await applicant(world)
    const id = await filedCertificateRequest(client, business_id, { agency: 'cab' })
    const work = { world, staff: air, client, transaction_id: id, found: writeProposedLetter(air.evaluator, id) }
    await workUntil(work, Status.accredited, LOCK)
    expect(await documentOf(id)).toMatchObject({ standing: 'issued', number: 'CERT-C-2026-000001' })
  })

  test('is not endorsed before the search was run and the letter written', async () => {
    const { client, business_id } = await applicant(world)
    const id = await filedCertificateRequest(client, business_id)
    await expect(workUntil({ world, staff: sea, client, transaction_id: id }, Status.forReview, LOCK)).rejects.toThrow(
      'endorse-for-review was answered 409',
    )
  })

  test('is refused where the search finds a case pending', async () => {
    const { client, business_id } = await applicant(world)
    await accused(business_id)
    const id = await filedCertificateRequest(client, business_id)
    const found = () => sea.evaluator.call(searchCases, { params: { id } }) // no letter: there is nothing to certify
    await workUntil({ world, staff: sea, client, transaction_id: id, found }, Status.forReview, LOCK)
    const { body } = await sea.reviewer.call(certification, { params: { id } })
    expect(body).toMatchObject({ letter: null, search: { cases: [{ type: 18, status: Status.forEvaluation }] } })
    const payable = await move(sea.reviewer, id, 'endorse-for-payment')
    expect(payable.status).toBe(409)
    expect(payable.body).toMatchObject({
      message: expect.stringContaining('it cannot be certified that there is none'),
    })
    await moved(sea.reviewer, id, 'reject-request', { grounds: 'A case is pending.' })
    expect(await read(client, id)).toMatchObject({ status: Status.requestRejected })
    expect(await documentOf(id)).toBeUndefined()
  })

  test('is not paid for where a case was filed after the search, or where none is pending that is asked for', async () => {
    const { client, business_id } = await applicant(world)
    const id = await filedCertificateRequest(client, business_id)
    const work = { world, staff: sea, client, transaction_id: id, found: writeProposedLetter(sea.evaluator, id) }
    await workUntil(work, Status.forReview, LOCK)
    const of_a_case = await filedCertificateRequest(client, business_id, { answers: { kind: 'pending-case' } })
    const found = () => sea.evaluator.call(searchCases, { params: { id: of_a_case } })
    await workUntil({ ...work, transaction_id: of_a_case, found }, Status.forReview, LOCK)
    expect((await move(sea.reviewer, of_a_case, 'endorse-for-payment')).body).toMatchObject({
      message: expect.stringContaining('it cannot be certified that there is one'),
    })
    await accused(business_id)
    expect((await move(sea.reviewer, id, 'endorse-for-payment')).status).toBe(409)
    await moved(sea.reviewer, of_a_case, 'return-for-revision', { remarks: 'A case was filed. Search again.' })
    await moved(sea.evaluator, of_a_case, 'start-revision')
    await found()
    await moved(sea.evaluator, of_a_case, 'resubmit-for-review', { changes_made: 'Searched again, no letter.' })
    const unwritten = await move(sea.reviewer, of_a_case, 'endorse-for-payment')
    expect(unwritten.body).toMatchObject({ message: expect.stringContaining('The letter has not been written yet.') })
  })

  test('no letter is saved that the search contradicts', async () => {
    const { client, business_id } = await applicant(world)
    await accused(business_id)
    const id = await filedCertificateRequest(client, business_id)
    await moved(sea.evaluator, id, LOCK)
    await sea.evaluator.call(searchCases, { params: { id } })
    const body = { version_no: 0, body: 'No case is pending.' }
    const reply = await sea.evaluator.call(saveLetter, { params: { id }, body })
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({ message: expect.stringContaining('propose to reject it') })
  })

  test('a case of the other agency is no reason', async () => {
    const { client, business_id } = await applicant(world)
    await accused(business_id, 'cab')
    const id = await filedCertificateRequest(client, business_id)
    await moved(sea.evaluator, id, LOCK)
    const { body } = await sea.evaluator.call(searchCases, { params: { id } })
    expect(body.search?.cases).toEqual([])
  })

  // Whatever is certified: the letter was written without knowing of the case, and must not be signed.
  test.each(['no-pending-case', 'standing', 'other'])(
    'a case filed between the search and the signature stops the signature: %s',
    async (kind) => {
      const { client, business_id } = await applicant(world)
      const id = await filedCertificateRequest(client, business_id, { answers: { kind } })
      const work = { world, staff: sea, client, transaction_id: id, found: writeProposedLetter(sea.evaluator, id) }
      await workUntil(work, Status.forRecommendingApproval, LOCK)
      await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
      await accused(business_id)
      const refused = await move(sea.approver, id, 'approve')
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({
        message: expect.stringMatching(/SFF-S-2026-.*eturn (it|the request) for revision/),
      })
      expect(await documentOf(id)).toBeUndefined()
    },
  )

  test('is endorsed for payment once the evaluator has searched again after a case came in between', async () => {
    const { client, business_id } = await applicant(world)
    const id = await filedCertificateRequest(client, business_id, { answers: { kind: 'standing' } })
    const work = { world, staff: sea, client, transaction_id: id, found: writeProposedLetter(sea.evaluator, id) }
    await workUntil(work, Status.forReview, LOCK)
    await accused(business_id)
    const refused = await move(sea.reviewer, id, 'endorse-for-payment')
    expect(refused.body).toMatchObject({ message: expect.stringContaining('The cases changed since') })
    await moved(sea.reviewer, id, 'return-for-revision', { remarks: 'A case was filed. Search again.' })
    await moved(sea.evaluator, id, 'start-revision')
    await sea.evaluator.call(searchCases, { params: { id } })
    await moved(sea.evaluator, id, 'resubmit-for-review', { changes_made: 'Searched again; the letter stays true.' })
    await moved(sea.reviewer, id, 'endorse-for-payment')
  })

  test('the letter is written in versions, and nobody writes over a version they have not read', async () => {
    const { client, business_id } = await applicant(world)
    const id = await filedCertificateRequest(client, business_id)
    await moved(sea.evaluator, id, LOCK)
    const write = (version_no: number, body: string) =>
      sea.evaluator.call(saveLetter, { params: { id }, body: { version_no, body } })
    expect((await write(0, 'First.')).body.letter).toMatchObject({ version_no: 1, body: 'First.' })
    expect((await write(1, 'Second.')).body.letter).toMatchObject({ version_no: 2 })
    expect((await write(1, 'Late.')).status).toBe(409)
  })
})

test('the calls of a request save, read and delete a draft, and reach nothing else', async () => {
  const { client, business_id } = await applicant(world)
  const { body: draft } = await client.call(createRequest, { body: { business_id, agency: 'dti', type: 16 } })
  const params = { id: draft.transaction_id }
  const body = { patch: [patchOf('purpose', PURPOSE, '')] }
  await client.call(saveRequest, { params, body })
  expect((await client.call(requestById, { params })).body.form).toMatchObject({ purpose: PURPOSE })
  expect((await client.call(deleteRequest, { params })).body).toMatchObject({ status: Status.deleted })
})
