import { attachDocument, dateDocument, removeDocument } from '@lading/contract/filing/filed-documents'
import { applicationForm } from '@lading/contract/forms/business/application'
import { answerReturn, saveAnswers, type Filing } from '@lading/contract/filing/filing'
import { businessStats, forClientsAction } from '@lading/contract/applications/application-lists'
import { decideDocument, markField } from '@lading/contract/evaluation'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { attach, filedApplication, patchOf, read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
let filed: Awaited<ReturnType<typeof filedApplication>>
let evaluator: Client
let returned: Filing
const hoursIn = (form: unknown) => ensure(applicationForm.draft.parse(form).officers[0]).training_hours

beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** One document and one answer come back to the client. */
beforeEach(async () => {
  filed = await filedApplication(world)
  evaluator = await world.staff('dti', 5)
  await act(evaluator, 'lock-start-evaluation')
  const application = await read(filed.client, filed.transaction_id)
  const permit = ensure(ensure(application.requirements.find((line) => line.code === 'S-07')).files[0])
  await evaluator.call(decideDocument, {
    params: { id: permit.id },
    body: { decision: 'returned', remark: 'The permit is of last year.' },
  })
  await evaluator.call(markField, {
    params: { id: filed.transaction_id },
    body: { path: 'officers.officer-1.training_hours', remark: 'The certificates add up to 52 hours.' },
  })
  await act(evaluator, 'return-to-client')
  returned = await read(filed.client, filed.transaction_id)
})

const hours = 'officers.officer-1.training_hours'
const act = (who: Client, action: string, answers: object = {}) => move(who, { action, ...answers })

async function move(who: Client, step: { action: string }) {
  const { body } = await who.call(transactionProcess, { params: { id: filed.transaction_id } })
  return who.call(moveTransaction, { params: { id: filed.transaction_id }, body: { version: body.version, ...step } })
}

const resubmit = async () => {
  const { content_hash, form_version } = await read(filed.client, filed.transaction_id)
  return move(filed.client, { action: 'resubmit', content_hash, form_version } as { action: string })
}
const save = (path: string, value: unknown, base: unknown) =>
  filed.client.call(saveAnswers, {
    params: { id: filed.transaction_id },
    body: { patch: [patchOf(path, value, base)] },
  })

/** The days on the documents that were filed before have passed meanwhile. */
const endAllBut = (id: number) =>
  world.db
    .updateTable('transaction_documents')
    .set({ expires_on: '2026-01-01' })
    .where('transaction_id', '=', filed.transaction_id)
    .where('id', '<>', id)
    .where('expires_on', 'is not', null)
    .execute()

describe('what the agency returned', () => {
  test('is told item by item, with the remark and the day to answer by', () => {
    expect(returned).toMatchObject({
      status: Status.forClientAction,
      open: 'returned',
      client_days_left: 15,
      who_has_it: 'You',
      returns: expect.arrayContaining([
        expect.objectContaining({
          kind: 'document',
          code: 'S-07',
          remark: 'The permit is of last year.',
          answered_at: null,
        }),
        expect.objectContaining({ kind: 'field', code: hours, label: 'Hours of training', answered_at: null }),
      ]),
    })
    expect(returned.requirements.filter((line) => line.is_open).map((line) => line.code)).toEqual(['S-07'])
  })

  test('is mailed as the evaluator wrote it once, item by item, and nothing has to be written again', async () => {
    expect(returned.return_remarks).toBe('')
    const mail = await world.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text_body'])
      .where('to_user_id', '=', filed.client.user_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe(`Action required: answer what the agency returned in ${returned.reference}`)
    expect(mail.text_body).toContain('The permit is of last year.')
    expect(mail.text_body).toContain('The certificates add up to 52 hours.')
  })

  test('is all that can be changed: another answer is refused', async () => {
    const reply = await save('trade_name', 'Something else', returned.form.trade_name)
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { trade_name: ['The agency did not ask for this to be changed.'] } },
    })
    expect((await save('officers.officer-1.name', 'Another', 'Teresa Villanueva')).status).toBe(400)
    expect((await save('officers', [], null)).status).toBe(400)
  })

  test('is all that can be changed: another document is refused', async () => {
    const reply = await attach(filed.client, filed.transaction_id, 'S-08')
    expect(reply).toMatchObject({ status: 400, body: { errors: { requirement_code: [expect.any(String)] } } })
  })

  test('must be answered, each item, before it goes back', async () => {
    const told = async () => {
      const { status, body } = await resubmit()
      const paths = Object.keys((body as { errors?: object }).errors ?? {})
      return [status, paths.filter((path) => path.startsWith('returns.')).length]
    }
    expect(await told()).toEqual([400, 2])
    await save(hours, 64, hoursIn(returned.form))
    expect(await told()).toEqual([400, 1])
  })

  test('goes back to the same evaluator once each item is answered, and both rounds are kept', async () => {
    await save(hours, 72, hoursIn(returned.form))
    const first = ensure(ensure(returned.requirements.find((line) => line.code === 'S-07')).files[0])
    await attach(filed.client, filed.transaction_id, 'S-07', 'permit-new.png', first.id)
    expect(await resubmit()).toMatchObject({ status: 200, body: { status: Status.resubmitted } })

    const rounds = await world.db
      .selectFrom('transaction_submissions')
      .select(['round', 'form'])
      .where('transaction_id', '=', filed.transaction_id)
      .orderBy('round')
      .execute()
    expect(rounds.map((row) => [row.round, hoursIn(row.form)])).toEqual([
      [0, 64],
      [1, 72],
    ])
    const versions = await world.db
      .selectFrom('transaction_documents')
      .select(['version_no', 'is_current', 'round'])
      .where('transaction_id', '=', filed.transaction_id)
      .where('requirement_code', '=', 'S-07')
      .orderBy('id')
      .execute()
    expect(versions).toEqual([
      { version_no: 1, is_current: false, round: 0 },
      { version_no: 2, is_current: true, round: 1 },
    ])
  })

  test('is told to the queue manager where its evaluator has left, since no one else may go on with it', async () => {
    const router = await world.staff('dti', 3)
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', evaluator.user_id).execute()
    await save(hours, 72, hoursIn(returned.form))
    const first = ensure(ensure(returned.requirements.find((line) => line.code === 'S-07')).files[0])
    await attach(filed.client, filed.transaction_id, 'S-07', 'permit-new.png', first.id)
    expect(await resubmit()).toMatchObject({ status: 200 })
    const told = world.db.selectFrom('notifications').select('subject').where('user_id', '=', router.user_id)
    expect(await told.where('transaction_id', '=', filed.transaction_id).execute()).toHaveLength(1)
  })

  test('goes back with the day the new document bears', async () => {
    await save(hours, 72, hoursIn(returned.form))
    const first = ensure(ensure(returned.requirements.find((line) => line.code === 'S-07')).files[0])
    const { body } = await filed.client.call(attachDocument, {
      params: { id: filed.transaction_id },
      body: { requirement_code: 'S-07', replaces: first.id },
      files: [{ field: 'file', name: 'permit-new.png', bytes: sampleScan(70) }],
    })
    expect(await resubmit()).toMatchObject({
      status: 400,
      body: { errors: { 'documents.S-07': [expect.stringContaining('enter')] } },
    })
    const [permit] = ensure(body.requirements.find((line) => line.code === 'S-07')).files
    const dated = (expires_on: string) =>
      filed.client.call(dateDocument, {
        params: { id: filed.transaction_id },
        body: { document_id: ensure(permit).id, expires_on },
      })
    await dated('2026-01-31')
    expect(await resubmit()).toMatchObject({
      status: 400,
      body: { errors: { 'documents.S-07': [expect.stringContaining('31 Jan 2026 has passed')] } },
    })
    await dated('2027-12-31')
    await endAllBut(ensure(permit).id)
    expect((await resubmit()).status).toBe(200) // what was filed before is not tested by a later day
  })

  test('may be answered in words; the document then waits for a new decision', async () => {
    for (const item of returned.returns) await answer(item.id, 'The renewal is with the city; see the receipt.')
    expect(await resubmit()).toMatchObject({ status: 200 })
    const [permit] = ensure(
      (await read(evaluator, filed.transaction_id)).requirements.find((line) => line.code === 'S-07'),
    ).files
    expect(permit).toMatchObject({ decision: null })
  })

  test('is open again when the words are taken back', async () => {
    const [item] = returned.returns
    await answer(ensure(item).id, 'See the receipt.')
    const { body } = await answer(ensure(item).id, '')
    expect(body.returns.find((one) => one.id === ensure(item).id)).toMatchObject({ answered_at: null, answer: '' })
  })

  test('a new file taken away again leaves the first one, unanswered', async () => {
    const first = ensure(ensure(returned.requirements.find((line) => line.code === 'S-07')).files[0])
    const { body } = await attach(filed.client, filed.transaction_id, 'S-07', 'permit-new.png', first.id)
    const [added] = ensure(body.requirements.find((line) => line.code === 'S-07')).files
    const after = await filed.client.call(removeDocument, { params: { id: ensure(added).id } })
    expect(ensure(after.body.requirements.find((line) => line.code === 'S-07')).files).toMatchObject([{ id: first.id }])
    expect(after.body.returns.find((item) => item.code === 'S-07')).toMatchObject({ answered_at: null })
  })

  test('waits in the list for client’s action and on the dashboard of the business', async () => {
    const list = await filed.client.call(forClientsAction, { body: {} })
    expect(list.body).toMatchObject({ total: 1, data: [{ transaction_id: filed.transaction_id }] })
    const stats = await filed.client.call(businessStats, { params: { id: filed.business_id } })
    expect(stats.body.waiting).toMatchObject([{ title: 'Answer 2 returned items', working_days_left: 15 }])
  })
})

test('the applicant reads what the evaluator finds when it is returned, not before', async () => {
  const { client, transaction_id } = await filedApplication(world)
  const permit = async () =>
    ensure(ensure((await read(client, transaction_id)).requirements.find(({ code }) => code === 'S-07')).files[0])
  await moved(evaluator, transaction_id, 'lock-start-evaluation')
  const decision = { decision: 'returned', remark: 'Is the stamp genuine?' } as const
  await evaluator.call(decideDocument, { params: { id: (await permit()).id }, body: decision })
  expect(await permit()).toMatchObject({ decision: null, remark: '' })
  await moved(evaluator, transaction_id, 'return-to-client', { remarks_to_client: 'One document.' })
  expect(await permit()).toMatchObject(decision)
  expect((await read(client, transaction_id)).return_remarks).toBe('One document.')
})

test('an application is withdrawn with a reason, by a person who has the right', async () => {
  const clerk = await world.customer()
  await world.joins(clerk, filed.business_id, { owner: false, rights: ['prepare'] })
  expect((await act(clerk, 'withdraw', { reason: 'We merge.' })).status).toBe(403)
  expect((await act(filed.client, 'withdraw')).status).toBe(400)
  expect((await act(filed.client, 'withdraw', { reason: 'We merge.' })).body).toMatchObject({
    status: Status.terminated,
  })
})

const answer = (return_id: number, words: string) =>
  filed.client.call(answerReturn, { params: { id: filed.transaction_id, return_id }, body: { answer: words } })
