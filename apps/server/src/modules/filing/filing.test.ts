import { dateDocument } from '@lading/contract/filing/filed-documents'
import { timeline } from '@lading/contract/filing/timeline'
import { businessById } from '@lading/contract/businesses'
import { downloadFile } from '@lading/contract/documents/documents'
import { evaluationPlace } from '@lading/contract/queues'
import { moveTransaction, transactionClock } from '@lading/contract/workflow'
import { formatDueDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import {
  applicant,
  attach,
  filedApplication,
  filesOf,
  filledDraft,
  openDraft,
  patchOf,
  read,
  saving as save,
  submissionOf,
  submit,
} from '#testing/filings/filing'
import type { Client } from '#testing/client'
import { moved } from '#testing/filings/moves'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

describe('submitting', () => {
  test('gives queue number, tracking number and an acknowledgement that can be downloaded', async () => {
    const { client, transaction_id, status } = await filedApplication(world)
    expect(status).toBe(Status.forEvaluation)
    await world.drawDocuments(transaction_id)
    const filed = await read(client, transaction_id)
    expect(filed).toMatchObject({
      open: 'nothing',
      signature_name: 'Teresa Villanueva',
      issued_documents: [{ kind: 'acknowledgement', state: 'ready', number: filed.reference }],
    })
    expect(filed.queue_number).toBeGreaterThan(0)
    const issuedDocument = await client.call(downloadFile, { query: { path: ensure(filed.issued_documents[0]).slug } })
    expect(issuedDocument.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('tells by mail what happens next and by when, and the page its place among all that waits', async () => {
    const { client, transaction_id } = await filedApplication(world)
    const { body: clock } = await client.call(transactionClock, { params: { id: transaction_id } })
    const { text_body } = await world.db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('to_user_id', '=', client.user_id)
      .where('subject', 'like', 'Your application%was received')
      .executeTakeFirstOrThrow()
    const due = formatDueDay(plainDate(ensure(clock.due_on)))
    const said = [/Queue No\. \d{5}/, 'An evaluator is assigned', `must decide by ${due}`, 'withdraw the application']
    for (const words of said) expect(text_body).toMatch(words)

    const after = await filedApplication(world)
    const placeFor = (who: Client) => who.call(evaluationPlace, { params: { id: transaction_id } })
    const { earlier } = (await placeFor(client)).body
    const { body: second } = await after.client.call(evaluationPlace, { params: { id: after.transaction_id } })
    expect(second.earlier).toEqual({ total: ensure(earlier).total + 1, is_more: false })
    expect((await placeFor(after.client)).status).toBe(404)
    const evaluator = await world.staff('dti', 5)
    expect((await placeFor(evaluator)).status).toBe(403)
    await moved(evaluator, transaction_id, 'lock-start-evaluation')
    expect((await placeFor(client)).body).toEqual({ earlier: null })
    const { body: next } = await after.client.call(evaluationPlace, { params: { id: after.transaction_id } })
    expect(next).toEqual({ earlier })
  })

  test('queue numbers restart with the day', async () => {
    const today = await filedApplication(world)
    world.clock.forward({ days: 1 })
    const tomorrow = await filedApplication(world)
    const number = async (filed: typeof today) => (await read(filed.client, filed.transaction_id)).queue_number
    expect(await number(today)).toBeGreaterThanOrEqual(1)
    expect(await number(tomorrow)).toBe(1)
  })

  test('is refused with the difference when the draft moved since it was reviewed', async () => {
    const { client, business_id } = await applicant(world)
    const reviewed = await filledDraft(world, client, business_id)
    await save(client, reviewed, [patchOf('trade_name', 'Bayani Lines', reviewed.form.trade_name)])
    await attach(client, reviewed.transaction_id, 'S-08', 'registration.png')
    const reply = await submit(client, reviewed)
    expect(reply).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('changed since you reviewed it'),
        details: {
          differences: expect.arrayContaining([
            { path: 'trade_name', label: 'Trade name', now: 'Bayani Lines' },
            expect.objectContaining({ path: 'documents.S-08', now: 'S-08.png, registration.png' }),
          ]),
        },
      },
    })
    expect((await read(client, reviewed.transaction_id)).status).toBe(Status.draft)
  })

  test.each([
    { what: 'the declaration', changes: { declaration: false }, field: 'declaration' },
    { what: 'the signature', changes: { signature_name: ' ' }, field: 'signature_name' },
    {
      what: 'a signature that is the name of who signs',
      changes: { signature_name: 'Mickey Mouse' },
      field: 'signature_name',
    },
    { what: 'the privacy notice in force', changes: { privacy_version: '0' }, field: 'privacy_version' },
  ])('asks for $what', async ({ changes, field }) => {
    const { client, business_id } = await applicant(world)
    const reply = await submit(client, await filledDraft(world, client, business_id), changes)
    expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
  })

  test('tells the TIN of another business when it is read, and names it with all else that is wrong', async () => {
    const other = await applicant(world)
    const { tin } = await filledDraft(world, other.client, other.business_id).then(({ form }) => form)
    const { client, business_id } = await applicant(world)
    const draft = await filledDraft(world, client, business_id)
    await save(client, draft, [patchOf('tin', tin, draft.form.tin), patchOf('street', '', draft.form.street)])
    const reviewed = await read(client, draft.transaction_id)
    expect(reviewed.faults).toEqual({ tin: [expect.stringContaining('already registered')] })
    const { body } = await submit(client, reviewed, { declaration: false })
    const { errors } = body as unknown as { errors: Record<string, string[]> }
    expect(errors).toMatchObject(reviewed.faults)
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['street', 'declaration']))
  })

  test('asks for every answer the form needs, rows by their key', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await filledDraft(world, client, business_id)
    await save(client, draft, [
      patchOf('street', '', draft.form.street),
      patchOf('officers.officer-1.position', '', 'General Manager'),
    ])
    const reply = await submit(client, await read(client, draft.transaction_id))
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { street: [expect.any(String)], 'officers.officer-1.position': ['Enter the position.'] } },
    })
  })

  test('waits for the hours of training of the key officers', async () => {
    const officer = { name: 'Ana Cruz', position: 'President', nationality: 'PH', is_key_officer: false }
    const officers = [{ ...officer, key: 'officer-1', training_hours: 59 }]
    const { client, business_id } = await applicant(world, { officers })
    expect(await submit(client, await filledDraft(world, client, business_id))).toMatchObject({
      status: 400,
      body: { errors: { officers: ['Key operating officers need 60 hours of training together; 59 are entered.'] } },
    })
  })

  test('waits for every required document', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    await save(client, draft, [patchOf('international', 1, 0)])
    const reply = await submit(client, await read(client, draft.transaction_id))
    expect(reply).toMatchObject({ status: 400, body: { errors: { 'documents.S-02': [expect.any(String)] } } })
  })

  test('is not for a member without the right to submit', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await filledDraft(world, client, business_id)
    const clerk = await world.customer()
    await world.joins(clerk, business_id, { owner: false, rights: ['prepare'] })
    expect((await submit(clerk, draft)).status).toBe(403)
    expect((await read(client, draft.transaction_id)).status).toBe(Status.draft)
  })

  test('fifty at once with the draft’s key make one application, and all get the same answer', async () => {
    const { client, business_id } = await applicant(world)
    const reviewed = await filledDraft(world, client, business_id)
    const body = await submissionOf(client, reviewed)
    const one = { params: { id: reviewed.transaction_id }, body, key: `submit-${reviewed.content_hash}` }
    const replies = await Promise.all(Array.from({ length: 50 }, () => client.call(moveTransaction, one)))
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200, body: { status: Status.forEvaluation } })
    expect(await stepsInto(reviewed.transaction_id, Status.forEvaluation)).toBe(1)
    expect(await issuedDocumentsOf(reviewed.transaction_id)).toBe(1)
  })

  test('fifty at once with keys of their own make one application too; the others learn that it moved on', async () => {
    const { client, business_id } = await applicant(world)
    const reviewed = await filledDraft(world, client, business_id)
    const body = await submissionOf(client, reviewed)
    const one = { params: { id: reviewed.transaction_id }, body }
    const replies = await Promise.all(Array.from({ length: 50 }, () => client.call(moveTransaction, one)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(49)
    expect(await stepsInto(reviewed.transaction_id, Status.forEvaluation)).toBe(1)
    expect(await issuedDocumentsOf(reviewed.transaction_id)).toBe(1)
  })

  test('what was filed becomes the profile of a business that holds no accreditation', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await filledDraft(world, client, business_id)
    await save(client, draft, [patchOf('trade_name', 'Bayani Lines', draft.form.trade_name)])
    await submit(client, await read(client, draft.transaction_id))
    const { body } = await client.call(businessById, { params: { id: business_id } })
    expect(body.profile.trade_name).toBe('Bayani Lines')
  })

  test('documents that may follow do, and the agency receives the application once they are there', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await filledDraft(world, client, business_id)
    const follows = ensure(draft.requirements.find((line) => line.may_follow && line.mandatory))
    await removeFilesOf(draft.transaction_id, follows.code)
    const sent = await submit(client, await read(client, draft.transaction_id), {
      action: 'submit-with-documents-to-follow',
    })
    expect(sent.body).toMatchObject({ status: Status.forRequirementCompletion })
    const told = await world.db
      .selectFrom('notifications')
      .select(['subject', 'message'])
      .where('transaction_id', '=', draft.transaction_id)
      .execute()
    expect(told).toEqual([
      {
        subject: expect.stringMatching(/^Status Change: .*, add documents$/),
        message: expect.stringContaining(`<li>${follows.name}</li>`),
      },
    ])
    const waiting = await read(client, draft.transaction_id)
    expect(waiting).toMatchObject({ open: 'documents', queue_number: null, client_deadline_on: expect.any(String) })

    await attach(client, draft.transaction_id, follows.code)
    const complete = () =>
      client.call(moveTransaction, {
        params: { id: draft.transaction_id },
        body: { action: 'complete-requirements', version: sent.body.version },
      })
    const permit = (expires_on: string | null) =>
      client.call(dateDocument, {
        params: { id: draft.transaction_id },
        body: { document_id: ensure(filesOf(waiting, 'S-07')[0]).id, expires_on },
      })
    await permit(null)
    expect(await complete()).toMatchObject({
      status: 400,
      body: { errors: { 'documents.S-07': [expect.any(String)] } },
    })
    await permit('2026-03-01')
    expect(await complete()).toMatchObject({
      status: 400,
      body: { errors: { 'documents.S-07': [expect.stringContaining('1 Mar 2026 has passed')] } },
    })
    await permit('2027-12-31')
    const done = await complete()
    expect(done.body).toMatchObject({ status: Status.forEvaluation })
    expect((await read(client, draft.transaction_id)).queue_number).toBeGreaterThan(0)
  })
})

test('the applicant’s timeline names desks of the agency, not its people, and keeps inner remarks inside', async () => {
  const { client, transaction_id } = await filedApplication(world)
  const officer = await world.staff('dti', 5)
  await world.db
    .insertInto('transaction_steps')
    .values({
      transaction_id,
      at: world.clock.now(),
      row_id: 'A10',
      action: 'lock-start-evaluation',
      from_status: Status.forEvaluation,
      to_status: Status.lockedForEvaluation,
      by_user_id: officer.user_id,
      remarks: 'for the agency only',
    })
    .execute()
  const { body } = await client.call(timeline, { params: { id: transaction_id } })
  expect(body.steps[0]).toMatchObject({
    title: 'Under evaluation',
    by: 'Trade Agency, sea freight forwarders',
    remarks: '',
  })
  const staff = await officer.call(timeline, { params: { id: transaction_id } })
  expect(staff.body.steps[0]).toMatchObject({ title: 'Start evaluation', remarks: 'for the agency only' })
})

async function stepsInto(transaction_id: number, status: Status): Promise<number> {
  const rows = await world.db
    .selectFrom('transaction_steps')
    .select('id')
    .where('transaction_id', '=', transaction_id)
    .where('to_status', '=', status)
    .execute()
  return rows.length
}

async function issuedDocumentsOf(transaction_id: number): Promise<number> {
  const rows = await world.db
    .selectFrom('issued_documents')
    .select('id')
    .where('transaction_id', '=', transaction_id)
    .execute()
  return rows.length
}

function removeFilesOf(transaction_id: number, code: string) {
  return world.db
    .deleteFrom('transaction_documents')
    .where('transaction_id', '=', transaction_id)
    .where('requirement_code', '=', code)
    .execute()
}
