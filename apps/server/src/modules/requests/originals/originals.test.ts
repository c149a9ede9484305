import { certification } from '@lading/contract/requests/certification'
import { verifyDocument } from '@lading/contract/directory'
import { downloadFile } from '@lading/contract/documents/documents'
import { previewLetter } from '@lading/contract/requests/request-letter'
import { createRequest, originals } from '@lading/contract/requests/requests'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filedCertificateRequest, PURPOSE, writeProposedLetter } from '#testing/filings/certificate-request'
import type { Client } from '#testing/client'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { applicant, fillWithDocuments, patchOf, saving, submit } from '#testing/filings/filing'
import { flatTextOf, hasPoppler, pagesOf, signaturesOf } from '#testing/poppler'
import { move, moved } from '#testing/filings/moves'
import { seaApplication, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let sea: SeaStaff
let holder: { client: Client; business_id: number }
beforeAll(async () => {
  world = await worldAt(Status.accredited)
  sea = await deskStaff(world, 'dti')
  holder = await seaApplication(world, { until: Status.accredited, staff: sea })
})
afterAll(() => world.close())

/** The newest certificate of the holder, with its file. */
const certificateOfHolder = () =>
  world.db
    .selectFrom('issued_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .innerJoin('accreditations as a', 'a.id', 'd.accreditation_id')
    .select(['d.id', 'd.number', 'd.slug', 'f.sha256', 'f.storage_key'])
    .where('a.business_id', '=', holder.business_id)
    .where('d.kind', '=', 'certificate')
    .orderBy('d.id', 'desc')
    .executeTakeFirstOrThrow()

const askForCopy = async (number: string) =>
  filedCertificateRequest(holder.client, holder.business_id, {
    answers: { kind: 'true-copy', original: number, copies: 1 },
  })

const workOn = (transaction_id: number, until: Status) =>
  workUntil(
    {
      world,
      staff: sea,
      client: holder.client,
      transaction_id,
      found: writeProposedLetter(sea.evaluator, transaction_id),
    },
    until,
    'lock',
  )

const copyOf = (transaction_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['slug', 'number', 'state'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'certification')
    .executeTakeFirst()

async function bytesOf(client: Client, slug: string): Promise<Uint8Array> {
  return (await client.call(downloadFile, { query: { path: slug } })).bytes
}

describe('a certified true copy', () => {
  test('shows the certifying page with the hash of the original, then its pages, signed as a whole', async () => {
    const original = await certificateOfHolder()
    const id = await askForCopy(original.number)
    await workOn(id, Status.accredited)

    const { slug, number } = ensure(await copyOf(id))
    const pdf = await bytesOf(holder.client, slug)
    const kept = await world.files.get(original.storage_key, original.sha256)
    expect(await bytesOf(holder.client, original.slug)).toEqual(Buffer.from(kept)) // the original stays as it is
    expect.assert(hasPoppler)
    expect(pagesOf(pdf)).toBe(1 + pagesOf(kept))
    const text = flatTextOf(pdf)
    expect(text).toContain('Certified true copy')
    expect(text.replaceAll(' ', '')).toContain(original.sha256)
    expect(text).toContain(`a true copy of the Certificate of accreditation No. ${original.number}`)
    expect(text).toContain('Certifying page 1 of 1')
    expect(text).toContain(`Certified true copy, ${number}, page 1 of 1`)
    expect(signaturesOf(pdf)).toContain('Signature is Valid')
    expect(signaturesOf(pdf)).toContain('Total document signed')
    expect(signaturesOf(pdf)).not.toContain('Signature #2')

    const verdict = await world.visitor().call(verifyDocument, { params: { slug } })
    expect(verdict.body).toMatchObject({
      standing: 'current',
      number,
      original: { name: 'Certificate of accreditation', number: original.number, sha256: original.sha256 },
    })
  })

  test('of a lost original asks an affidavit of loss, says so, and is shown with its pages before it is signed', async () => {
    const { number } = await certificateOfHolder()
    const required = async (original_lost: boolean) => {
      const body = { business_id: holder.business_id, agency: 'dti', type: 16 } as const
      const { body: draft } = await holder.client.call(createRequest, { body })
      const lost = [patchOf('kind', 'true-copy', ''), patchOf('original_lost', original_lost, false)]
      const { requirements } = (await saving(holder.client, draft, lost)).body.filing
      return requirements.filter(({ mandatory }) => mandatory).map(({ name }) => name)
    }
    expect([await required(false), await required(true)]).toEqual([[], ['Affidavit of loss']])

    const answers = { kind: 'true-copy', original: number, original_lost: true, copies: 1 }
    const id = await filedCertificateRequest(holder.client, holder.business_id, { answers })
    await workOn(id, Status.forReview)
    const { letter } = (await sea.reviewer.call(certification, { params: { id } })).body
    expect(letter?.body).toContain('declared under oath that the original is lost.')
    const shown = await sea.reviewer.call(previewLetter, { params: { id, version_no: 1 } })
    expect.assert(hasPoppler)
    expect(pagesOf(shown.bytes)).toBe(2)
    expect(flatTextOf(shown.bytes)).toContain('Not signed')
  })

  test('is asked of the documents that this agency issued to the business, and of no copy', async () => {
    const { number } = await certificateOfHolder()
    const offered = async (agency: 'dti' | 'cab') => {
      const draft = await holder.client.call(createRequest, {
        body: { business_id: holder.business_id, agency, type: 16 },
      })
      const { body } = await holder.client.call(originals, { params: { id: draft.body.transaction_id } })
      return body.data
    }
    expect(await offered('dti')).toEqual([
      { kind: 'certificate', number, issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
    expect(await offered('cab')).toEqual([])
  })

  test('is refused without its document, and of a document of somebody else', async () => {
    const { number } = await certificateOfHolder()
    const stranger = await applicant(world)
    const body = { business_id: stranger.business_id, agency: 'dti', type: 16 } as const
    const { body: draft } = await stranger.client.call(createRequest, { body })
    const patch = [patchOf('kind', 'true-copy', ''), patchOf('purpose', PURPOSE, '')]
    const saved = await saving(stranger.client, draft, patch)
    const filed = async () =>
      submit(stranger.client, await fillWithDocuments(world, stranger.client, draft.transaction_id))
    expect((await filed()).body).toMatchObject({ errors: { original: ['Choose the document to be copied.'] } })
    const named = await saving(stranger.client, saved.body.filing, [patchOf('original', number, '')])
    const faults = {
      original: ['Choose a document that this agency issued to the business and that is valid today.'],
    }
    expect(named.body.filing).toMatchObject({ faults })
    expect((await filed()).body).toMatchObject({ errors: faults })
  })

  test('is neither paid for nor signed once the original was replaced', async () => {
    const original = await certificateOfHolder()
    const unpaid = await askForCopy(original.number)
    await workOn(unpaid, Status.forReview)
    const id = await askForCopy(original.number)
    await workOn(id, Status.forRecommendingApproval)
    await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
    const stands = async () =>
      (await sea.evaluator.call(certification, { params: { id } })).body.original?.sha256 ?? null
    expect(await stands()).toBe(original.sha256)
    await world.db.updateTable('issued_documents').set({ standing: 'replaced' }).where('id', '=', original.id).execute()
    expect(await stands()).toBeNull()
    for (const refused of [
      await move(sea.reviewer, unpaid, 'endorse-for-payment'),
      await move(sea.approver, id, 'approve'),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(`Document ${original.number} is no longer valid.`) },
      })
    expect(await copyOf(id)).toBeUndefined()
    await world.db.updateTable('issued_documents').set({ standing: 'issued' }).where('id', '=', original.id).execute()
  })

  test('is neither offered nor filed of a certificate whose accreditation has ended, by its days or surrendered', async () => {
    const { number } = await certificateOfHolder()
    const body = { business_id: holder.business_id, agency: 'dti', type: 16 } as const
    const { body: draft } = await holder.client.call(createRequest, { body })
    const answers = [patchOf('kind', 'true-copy', ''), patchOf('original', number, ''), patchOf('purpose', PURPOSE, '')]
    await saving(holder.client, draft, answers)
    const asked = await fillWithDocuments(world, holder.client, draft.transaction_id)
    const offered = async () =>
      (await holder.client.call(originals, { params: { id: draft.transaction_id } })).body.data.map((one) => one.number)
    expect(await offered()).toContain(number)
    const accreditation = () => world.db.updateTable('accreditations').where('business_id', '=', holder.business_id)
    await accreditation()
      .set({ first_day: '2024-01-01', expiry_date: addDays(manilaDay(world.clock.now()), -1) })
      .execute()
    expect(await offered()).not.toContain(number)
    expect(await submit(holder.client, asked)).toMatchObject({
      status: 400,
      body: { errors: { original: [expect.stringContaining('valid today')] } },
    })
    await accreditation().set({ expiry_date: '2030-01-31', status: Status.terminated }).execute()
    expect(await offered()).not.toContain(number)
  })
})
