import { application, createApplication } from '@lading/contract/applications'
import { attachDocument, removeDocument } from '@lading/contract/application-documents'
import { downloadFile } from '@lading/contract/documents'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant, attach, filedApplication, filesOf, openDraft, patchOf, read, saving as save } from '#testing/filing'
import { sampleProgram } from '#testing/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

describe('POST /accreditations', () => {
  test('opens a draft filled from the business, with a reference', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    expect(draft).toMatchObject({
      status: Status.draft,
      open: 'draft',
      type: 1,
      agency: 'dti',
      business_id,
      domestic: 0,
    })
    expect(draft.reference).toMatch(/^SFF-N-2026-\d{6}$/)
    expect(draft.form.business_name).toBe('Bayani Freight Solutions, Inc.')
  })

  test('a second one is refused, and the refusal leads to the first', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const again = await client.call(createApplication, { body: { business_id, agency: 'dti' } })
    expect(again).toMatchObject({
      status: 409,
      body: {
        message: 'An application or renewal with this agency is still open.',
        details: { accreditation_id: draft.accreditation_id },
      },
    })
  })

  test('two people who open one at the same time open one', async () => {
    const { client, business_id } = await applicant(world)
    const partner = await world.customer()
    await world.joins(partner, business_id)
    const replies = await Promise.all(
      [client, partner].map((who) => who.call(createApplication, { body: { business_id, agency: 'dti' } })),
    )
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409])
  })

  test('a member without the right to prepare is told who may', async () => {
    const { business_id } = await applicant(world)
    const payer = await world.customer()
    await world.joins(payer, business_id, { owner: false, rights: ['pay'] })
    const reply = await payer.call(createApplication, { body: { business_id, agency: 'dti' } })
    expect(reply).toMatchObject({ status: 403, body: { message: expect.stringContaining('right to prepare') } })
  })

  test('a stranger’s business is not there', async () => {
    const { business_id } = await applicant(world)
    const stranger = await world.customer()
    const reply = await stranger.call(createApplication, { body: { business_id, agency: 'dti' } })
    expect(reply).toMatchObject({ status: 404, body: { message: 'Business not found.' } })
  })

  test('a draft is nobody’s but the business’s', async () => {
    const { client, business_id } = await applicant(world)
    const { accreditation_id } = await openDraft(client, business_id)
    for (const other of [await world.customer(), await world.staff('dti', 5), await world.staff(null, 1)]) {
      expect((await other.call(application, { params: { id: accreditation_id } })).status).toBe(404)
    }
  })
})

test('an accreditation lists the users of its business, and no longer who was deactivated', async () => {
  const { client, business_id } = await applicant(world)
  const { accreditation_id } = await openDraft(client, business_id)
  const [partner, former] = [await world.customer(), await world.customer()]
  await world.joins(partner, business_id)
  await world.joins(former, business_id)
  await world.db
    .updateTable('business_users')
    .set({ deactivated_at: world.clock.now() })
    .where('user_id', '=', former.user_id)
    .execute()
  const reply = await client.call(application, { params: { id: accreditation_id } })
  expect(reply.body.business_user).toEqual([{ user_id: client.user_id }, { user_id: partner.user_id }])
})

describe('PUT /accreditations/:id', () => {
  test('the checklist follows the scopes and says why each document is asked', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const codes = async (patch: ReturnType<typeof patchOf>[]) => {
      const reply = await save(client, draft, patch)
      return reply.body.application.requirements.map((line) => line.code)
    }
    expect(await codes([patchOf('domestic', 1, 0)])).toEqual(expect.arrayContaining(['S-17', 'S-18']))
    const international = await codes([patchOf('domestic', 0, 1), patchOf('international', 1, 0)])
    expect(international).toContain('S-13')
    expect(international).not.toContain('S-18')
    const { requirements } = await read(client, draft.accreditation_id)
    expect(requirements.find((line) => line.code === 'S-13')!.why).toContain('international')
  })

  test('the fee follows the scopes', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    const reply = await save(client, draft, [patchOf('nvocc', 1, 0), patchOf('international', 1, 0)])
    expect(reply.body.application.assessment.total).toBe('6530.00') // field facts, section 8.2
    expect(reply.body.application.minimum_capital).toBe('5000000.00')
  })

  test('two tabs that change different answers lose none', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    await save(client, draft, [patchOf('trade_name', 'Bayani Lines', draft.form.trade_name)])
    const other = await save(client, draft, [patchOf('website', 'www.bayani.example', '')])
    expect(other.body.application.form).toMatchObject({ trade_name: 'Bayani Lines', website: 'www.bayani.example' })
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
    expect((await read(client, draft.accreditation_id)).form).toMatchObject({
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
    const row = changed.body.application.form.officers.find((one) => one.key === 'new1')!
    expect(row).toMatchObject({ name: 'Cora Lim', position: 'Comptroller' })
    const removed = await save(client, draft, [patchOf('officers.new1', null, row)])
    expect(removed.body.application.form.officers.map((one) => one.key)).toEqual(['officer-1'])
  })
})

describe('PUT /accreditations/documents/:id', () => {
  test('takes several where several are asked, replaces the one that is named, and no more than fit', async () => {
    const { client, business_id } = await applicant(world)
    const { accreditation_id, requirements } = await openDraft(client, business_id)
    const { max_files } = requirements.find((line) => line.code === 'S-07')!
    for (let at = 1; at <= max_files; at++) await attach(client, accreditation_id, 'S-07', `permit-${at}.png`)
    const full = await attach(client, accreditation_id, 'S-07', 'one-too-many.png')
    expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('replace or remove one') } })

    const [first] = filesOf(await read(client, accreditation_id), 'S-07')
    const replaced = await attach(client, accreditation_id, 'S-07', 'permit-new.png', first!.id)
    expect(filesOf(replaced.body, 'S-07')).toHaveLength(max_files)
    expect(filesOf(replaced.body, 'S-07').map((file) => file.name)).not.toContain('permit-1.png')
    const removed = await client.call(removeDocument, { params: { id: filesOf(replaced.body, 'S-07')[0]!.id } })
    expect(filesOf(removed.body, 'S-07').map((file) => file.name)).toEqual(['permit-3.png', 'permit-new.png'])
  })

  test('a program renamed to PDF is refused, and nothing is attached', async () => {
    const { client, business_id } = await applicant(world)
    const { accreditation_id } = await openDraft(client, business_id)
    const reply = await client.call(attachDocument, {
      params: { id: accreditation_id },
      body: { requirement_code: 'S-07' },
      files: [{ field: 'file', name: 'permit.pdf', bytes: sampleProgram() }],
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: { file: [expect.stringContaining('a program')] } } })
    expect(filesOf(await read(client, accreditation_id), 'S-07')).toEqual([])
  })

  test('a document that is not asked for is refused', async () => {
    const { client, business_id } = await applicant(world)
    const { accreditation_id } = await openDraft(client, business_id)
    const reply = await attach(client, accreditation_id, 'S-21')
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { requirement_code: ['This document is not asked for.'] } },
    })
  })

  test('staff of the agency read a filed document, staff of the other and strangers do not', async () => {
    const { client, accreditation_id } = await filedApplication(world)
    const [file] = filesOf(await read(client, accreditation_id), 'S-07')
    const status = async (who: Parameters<typeof attach>[0]) =>
      (await who.call(downloadFile, { query: { path: file!.file_id } })).status
    expect(await status(client)).toBe(200)
    expect(await status(await world.staff('dti', 5))).toBe(200)
    expect(await status(await world.staff('cab', 6))).toBe(404)
    expect(await status(await world.staff(null, 12))).toBe(404)
    expect(await status(await world.customer())).toBe(404)
  })
})
