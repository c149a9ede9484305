import { answerReturn, saveAnswers, type Filing } from '@lading/contract/filing/filing'
import { transactionDetail, markField } from '@lading/contract/evaluation'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { attach, attachMissing, filedApplication, filesOf, patchOf, read } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'

let world: World
let filed: Awaited<ReturnType<typeof filedApplication>>
let evaluator: Client
let returned: Filing

beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** A domestic forwarder whose capital would do for NVOCC is asked about its scope. */
beforeEach(async () => {
  filed = await filedApplication(world, ['domestic'])
  evaluator = await world.staff('dti', 5)
  await move(evaluator, { action: 'lock-start-evaluation' })
  await mark('scope')
  await move(evaluator, { action: 'return-to-client', remarks_to_client: 'The scope does not fit the contracts.' })
  returned = await reread()
})

const id = () => ({ id: filed.transaction_id })
const mark = (path: string) =>
  evaluator.call(markField, { params: id(), body: { path, remark: 'Your contracts are those of an NVOCC.' } })
const reread = () => read(filed.client, filed.transaction_id)
const codes = ({ requirements }: Filing) => requirements.map(({ code }) => code)
const opened = ({ requirements }: Filing) => requirements.filter((line) => line.is_open).map(({ code }) => code)

async function move(who: Client, step: { action: string; [answer: string]: unknown }) {
  const { body } = await who.call(transactionProcess, { params: id() })
  return who.call(moveTransaction, { params: id(), body: { version: body.version, ...step } })
}

async function resubmit() {
  const { content_hash, form_version } = await reread()
  return move(filed.client, { action: 'resubmit', content_hash, form_version })
}

/** The client answers the scope as it was filed, and the evaluator goes on. */
async function resubmitUnchanged() {
  await save(['domestic', 0, 1], ['domestic', 1, 0])
  await resubmit()
  await move(evaluator, { action: 'lock-resume-evaluation' })
}

async function save(...changes: [path: string, value: unknown, base: unknown][]) {
  const patch = changes.map((change) => patchOf(...change))
  const params = { id: filed.transaction_id }
  return filed.client.call(saveAnswers, { params, body: { patch } })
}

describe('a scope that came back to the client', () => {
  test('opens with the paid-up capital that goes with it, and nothing else', async () => {
    expect(returned.returns).toMatchObject([{ kind: 'field', code: 'scope', label: 'Scope of accreditation' }])
    expect(opened(returned)).toEqual([])
    const reply = await save(['nvocc', 1, 0], ['trade_name', 'Another', returned.form.trade_name])
    expect(reply).toMatchObject({ status: 400, body: { errors: { trade_name: [expect.any(String)] } } })
    expect(
      (await save(['nvocc', 1, 0], ['paid_up_capital', '12000000.00', returned.form.paid_up_capital])).status,
    ).toBe(200)
  })

  test('asks for the documents of the new scope, opens them, and goes back once they are there', async () => {
    await save(['nvocc', 1, 0])
    const asked = await reread()
    expect(ensure(asked.returns[0]).answered_at).not.toBeNull()
    expect(opened(asked)).toEqual(['S-13', 'S-16'])
    expect(codes(asked)).toEqual([...codes(returned), 'S-13', 'S-16'])
    expect(await resubmit()).toMatchObject({
      status: 400,
      body: {
        errors: {
          'documents.S-13': [expect.stringContaining('attach the document')],
          'documents.S-16': [expect.stringContaining('attach the document')],
        },
      },
    })

    await attachMissing(filed.client, filed.transaction_id)
    expect(await resubmit()).toMatchObject({ status: 200, body: { status: Status.resubmitted } })
    const seen = (await evaluator.call(transactionDetail, { params: id() })).body
    expect(seen.checklist.filter((line) => line.is_new).map(({ code }) => code)).toEqual(['S-13', 'S-16'])
    expect(seen.differences).toContainEqual({
      path: 'nvocc',
      label: 'NVOCC scope',
      before: 'Not chosen',
      after: 'Chosen',
    })
    expect(seen.assessment.lines.map(({ label }) => label).join()).toContain('NVOCC')
  })

  test('leaves the list as it was filed where the client goes back to the scope filed, and gives up what was added', async () => {
    await save(['nvocc', 1, 0])
    await attach(filed.client, filed.transaction_id, 'S-13')
    await save(['nvocc', 0, 1])
    const again = await reread()
    expect(codes(again)).toEqual(codes(returned))
    expect(await resubmit()).toMatchObject({ status: 200 })
    const left = await world.db
      .selectFrom('transaction_documents')
      .select('id')
      .where('transaction_id', '=', filed.transaction_id)
      .where('requirement_code', '=', 'S-13')
      .execute()
    expect(left).toEqual([])
  })

  test('keeps every filed document on the list where the new scope asks for less', async () => {
    await save(['nvocc', 1, 0])
    await attachMissing(filed.client, filed.transaction_id)
    await resubmit()
    await move(evaluator, { action: 'lock-resume-evaluation' })
    await mark('scope')
    await move(evaluator, { action: 'return-to-client', remarks_to_client: 'It was right before.' })
    await save(['nvocc', 0, 1])
    const fewer = await reread()
    expect(filesOf(fewer, 'S-13')).toHaveLength(1)
    expect(await resubmit()).toMatchObject({ status: 200 })
  })

  test('is not refiled empty, nor with less capital than its highest asks', async () => {
    await save(['domestic', 0, 1])
    expect(await resubmit()).toMatchObject({
      status: 400,
      body: { errors: { domestic: ['Choose at least one scope.'] } },
    })
    await save(['domestic', 1, 0], ['paid_up_capital', '999999.99', returned.form.paid_up_capital])
    expect(await resubmit()).toMatchObject({
      status: 400,
      body: {
        errors: {
          paid_up_capital: [
            'The minimum capital for the domestic scope is ₱1,000,000.00; ₱999,999.99 is entered. Raise the capital and enter it here.',
          ],
        },
      },
    })
    await save(['paid_up_capital', '1000000.00', '999999.99'])
    expect(await resubmit()).toMatchObject({ status: 200 })
  })

  test('may be answered in words where it was right', async () => {
    const before = ensure(returned.returns[0])
    await filed.client.call(answerReturn, {
      params: { id: filed.transaction_id, return_id: before.id },
      body: { answer: 'The contracts are those of our principal.' },
    })
    expect(await resubmit()).toMatchObject({ status: 200 })
  })
})

test('an answer of a row that is not there is not marked: the client could not mend it', async () => {
  await resubmitUnchanged()
  expect(await mark('officers.nobody.name')).toMatchObject({
    status: 400,
    body: { errors: { path: ['This answer is not in the form.'] } },
  })
  expect(await mark('officers.officer-1.name')).toMatchObject({ status: 200 })
})

test('a capital that came back alone is not refiled below the minimum', async () => {
  await resubmitUnchanged()
  await mark('paid_up_capital')
  await move(evaluator, { action: 'return-to-client', remarks_to_client: 'The articles say less.' })
  expect(await save(['nvocc', 1, 0])).toMatchObject({ status: 400 })
  await save(['paid_up_capital', '5000.00', returned.form.paid_up_capital])
  expect(await resubmit()).toMatchObject({
    status: 400,
    body: { errors: { paid_up_capital: [expect.stringContaining('The minimum capital')] } },
  })
})

/** On the air side a hearing may ask for evidence without naming an answer. */
test('a scope that came back in an earlier round is closed in the next, where something else is asked', async () => {
  await save(['domestic', 0, 1], ['domestic', 1, 0])
  expect(await resubmit()).toMatchObject({ status: 200 })
  await sql`alter table transactions disable trigger transactions_moves`.execute(world.db)
  await world.db
    .updateTable('transactions')
    .set({ status: Status.forClientAction })
    .where('id', '=', filed.transaction_id)
    .execute()
  await sql`alter table transactions enable trigger transactions_moves`.execute(world.db)
  expect((await reread()).returns).toEqual([])
  expect(await save(['nvocc', 1, 0])).toMatchObject({ status: 400 })
})

test('capital and training asked more of since the filing hold up nobody whose answer was right', async () => {
  await raise('sff.capital.domestic', '7000000.00')
  expect((await reread()).minimum_capital).toBe('7000000.00')
  await answerInWords()
  expect(await resubmit()).toMatchObject({ status: 200 })

  await move(evaluator, { action: 'lock-resume-evaluation' })
  await mark('officers.officer-1.training_hours')
  await move(evaluator, { action: 'return-to-client', remarks_to_client: 'Are these the hours?' })
  await raise('training.hours', '100')
  await answerInWords()
  expect(await resubmit()).toMatchObject({ status: 200 })
})

const raise = (param_key: string, param_value: string) =>
  world.db.updateTable('settings').set({ param_value }).where('param_key', '=', param_key).execute()

async function answerInWords() {
  const params = { id: filed.transaction_id, return_id: ensure((await reread()).returns[0]).id }
  await filed.client.call(answerReturn, { params, body: { answer: 'It is as we filed it.' } })
}
