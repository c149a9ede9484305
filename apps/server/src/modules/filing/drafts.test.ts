import { transactionDetail } from '@lading/contract/evaluation'
import { attachDocument, dateDocument, removeDocument, restoreDocument } from '@lading/contract/filing/filed-documents'
import { filing, type Filing } from '@lading/contract/filing/filing'
import { applicationForm } from '@lading/contract/forms/business/application'
import { downloadFile } from '@lading/contract/documents/documents'
import { messageThread } from '@lading/contract/messages'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import {
  applicant,
  attach,
  filedApplication,
  filesOf,
  openDraft,
  patchOf,
  read,
  saving as save,
} from '#testing/filings/filing'
import { samplePng, sampleProgram } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const officersIn = ({ form }: Filing) => applicationForm.draft.parse(form).officers

describe('saving answers', () => {
  test('the checklist follows the scopes and says why each document is asked', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const codes = async (patch: ReturnType<typeof patchOf>[]) => {
      const reply = await save(client, draft, patch)
      return reply.body.filing.requirements.map((line) => line.code)
    }
    expect(await codes([patchOf('domestic', 1, 0)])).toEqual(expect.arrayContaining(['S-17', 'S-18']))
    const international = await codes([patchOf('domestic', 0, 1), patchOf('international', 1, 0)])
    expect(international).toContain('S-13')
    expect(international).not.toContain('S-18')
    const { requirements } = await read(client, draft.transaction_id)
    expect(ensure(requirements.find((line) => line.code === 'S-13')).why).toContain('international')
  })

  test('the fee follows the scopes', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const reply = await save(client, draft, [patchOf('nvocc', 1, 0), patchOf('international', 1, 0)])
    expect(reply.body.filing.assessment.total).toBe('6530.00') // field facts, section 8.2
    expect(reply.body.filing.minimum_capital).toBe('5000000.00')
  })

  test('two tabs that change different answers lose none', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    await save(client, draft, [patchOf('trade_name', 'Bayani Lines', draft.form.trade_name)])
    const other = await save(client, draft, [patchOf('website', 'www.bayani.example', '')])
    expect(other.body.filing.form).toMatchObject({ trade_name: 'Bayani Lines', website: 'www.bayani.example' })
  })

  test('the same answer changed in both is given back with both sides, and the rest is saved', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    await save(client, draft, [patchOf('trade_name', 'Bayani Lines', draft.form.trade_name)])
    const other = await save(client, draft, [
      patchOf('trade_name', 'Bayani Express', draft.form.trade_name),
      patchOf('website', 'www.bayani.example', ''),
    ])
    expect(other).toMatchObject({
      status: 409,
      body: {
        details: {
          saved: ['website'],
          conflicts: [{ path: 'trade_name', label: 'Trade name', yours: 'Bayani Express', theirs: 'Bayani Lines' }],
        },
      },
    })
    expect((await read(client, draft.transaction_id)).form).toMatchObject({
      trade_name: 'Bayani Lines',
      website: 'www.bayani.example',
    })
  })

  test('an answer too long is named, and the others are saved', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const reply = await save(client, draft, [
      patchOf('street', 'x'.repeat(256), draft.form.street),
      patchOf('website', 'www.bayani.example', ''),
    ])
    expect(reply.body).toMatchObject({
      saved: ['website'],
      errors: { street: 'Enter at most 255 characters.' },
    })
  })

  test.each(['status', 'officers', 'officers.k1.salary', '__proto__.polluted', 'nvocc.x'])(
    'there is no question called %s',
    async (path) => {
      const { client, business_id } = await applicant(world)
      const draft = await openDraft(client, business_id)
      const reply = await save(client, draft, [patchOf(path, 'x', null)])
      expect(reply.body).toMatchObject({ saved: [], errors: { [path]: expect.any(String) } })
    },
  )

  test('rows are added, changed and removed by their key', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    await save(client, draft, [
      patchOf('officers.new1', { name: 'Cora Lim', position: 'Treasurer', nationality: 'PH' }, null),
    ])
    const changed = await save(client, draft, [patchOf('officers.new1.position', 'Comptroller', 'Treasurer')])
    const row = ensure(officersIn(changed.body.filing).find((one) => one.key === 'new1'))
    expect(row).toMatchObject({ name: 'Cora Lim', position: 'Comptroller' })
    const removed = await save(client, draft, [patchOf('officers.new1', null, row)])
    expect(officersIn(removed.body.filing).map((one) => one.key)).toEqual(['officer-1'])
  })
})

describe('attaching documents', () => {
  test('takes several where several are asked, replaces the one that is named, and no more than fit', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id, requirements } = await openDraft(client, business_id)
    const { max_files } = ensure(requirements.find((line) => line.code === 'S-07'))
    for (let at = 1; at <= max_files; at++) await attach(client, transaction_id, 'S-07', `permit-${at}.png`)
    const full = await attach(client, transaction_id, 'S-07', 'one-too-many.png')
    expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('replace or remove one') } })

    const [first] = filesOf(await read(client, transaction_id), 'S-07')
    const replaced = await attach(client, transaction_id, 'S-07', 'permit-new.png', ensure(first).id)
    expect(filesOf(replaced.body, 'S-07')).toHaveLength(max_files)
    expect(filesOf(replaced.body, 'S-07').map((file) => file.name)).not.toContain('permit-1.png')
    const removed = await client.call(removeDocument, { params: { id: ensure(filesOf(replaced.body, 'S-07')[0]).id } })
    expect(filesOf(removed.body, 'S-07').map((file) => file.name)).toEqual(['permit-3.png', 'permit-new.png'])
  })

  test('has a removed file back within the hour, with its day; after that it is gone', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id } = await openDraft(client, business_id)
    const { body: attached } = await attach(client, transaction_id, 'S-07', 'permit.png')
    const [file] = filesOf(attached, 'S-07')
    const { file_id, id, expires_on } = ensure(file)
    const body = { file_id, requirement_code: 'S-07', expires_on: ensure(expires_on) }
    const restore = () => client.call(restoreDocument, { params: { id: transaction_id }, body })
    expect((await restore()).status).toBe(409)

    await client.call(removeDocument, { params: { id } })
    await world.runJobs()
    const { body: restored } = await restore()
    expect(filesOf(restored, 'S-07')).toMatchObject([{ name: 'permit.png', file_id, expires_on }])
    expect((await client.call(downloadFile, { query: { path: file_id } })).status).toBe(200)

    await client.call(removeDocument, { params: { id: ensure(filesOf(restored, 'S-07')[0]).id } })
    world.clock.forward({ hours: 1 })
    await world.runJobs()
    expect((await restore()).status).toBe(409)
  })

  test('the last day of cover is asked once: the policy bears what the form answers', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const policyIn = ({ requirements }: Filing) => ensure(requirements.find((line) => line.code === 'S-15'))
    const { body: attached } = await attach(client, draft.transaction_id, 'S-15')
    expect(policyIn(attached)).toMatchObject({ asks_expiry: false, files: [{ expires_on: '2026-12-31' }] })

    const changed = await save(client, draft, [patchOf('insurance_ends_on', '2027-03-31', '2026-12-31')])
    const [file] = policyIn(changed.body.filing).files
    expect(file).toMatchObject({ expires_on: '2027-03-31' })
    const elsewhere = await client.call(dateDocument, {
      params: { id: draft.transaction_id },
      body: { document_id: ensure(file).id, expires_on: '2028-12-31' },
    })
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: { expires_on: [expect.any(String)] } } })
  })

  test('a picture of 40 × 40 pixels is refused with what to do, and nothing is attached', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id } = await openDraft(client, business_id)
    const reply = await client.call(attachDocument, {
      params: { id: transaction_id },
      body: { requirement_code: 'S-07' },
      files: [{ field: 'file', name: 'permit.png', bytes: samplePng(40, 40) }],
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { file: [expect.stringContaining('Scan the whole page')] } },
    })
    expect(filesOf(await read(client, transaction_id), 'S-07')).toEqual([])
  })

  test('a program renamed to PDF is refused, and nothing is attached', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id } = await openDraft(client, business_id)
    const reply = await client.call(attachDocument, {
      params: { id: transaction_id },
      body: { requirement_code: 'S-07' },
      files: [{ field: 'file', name: 'permit.pdf', bytes: sampleProgram() }],
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: { file: [expect.stringContaining('a program')] } } })
    expect(filesOf(await read(client, transaction_id), 'S-07')).toEqual([])
  })

  test('a document that is not asked for is refused', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id } = await openDraft(client, business_id)
    const reply = await attach(client, transaction_id, 'S-21')
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { requirement_code: ['This document is not required.'] } },
    })
  })

  test('staff of the agency read a filed document, staff of the other and strangers do not', async () => {
    const { client, transaction_id } = await filedApplication(world)
    const [file] = filesOf(await read(client, transaction_id), 'S-07')
    const status = async (who: Parameters<typeof attach>[0]) =>
      (await who.call(downloadFile, { query: { path: ensure(file).file_id } })).status
    expect(await status(client)).toBe(200)
    expect(await status(await world.staff('dti', 5))).toBe(200)
    expect(await status(await world.staff('cab', 6))).toBe(404)
    expect(await status(await world.staff(null, 12))).toBe(404)
    expect(await status(await world.customer())).toBe(404)
  })
})

test('a deleted draft is gone, for the agency too, and another may be opened', async () => {
  const { client, business_id } = await applicant(world)
  const { transaction_id: id, version } = await openDraft(client, business_id)
  const evaluator = await world.staff('dti', 5)
  await client.call(moveTransaction, { params: { id }, body: { action: 'delete-draft', version } })
  const read = async (who: Client, call: Parameters<Client['call']>[0]) =>
    (await who.call(call, { params: { id } })).status
  expect(await read(client, filing)).toBe(404)
  for (const call of [transactionDetail, transactionProcess, messageThread])
    expect(await read(evaluator, call)).toBe(404)
  expect((await openDraft(client, business_id)).transaction_id).not.toBe(id)
})
