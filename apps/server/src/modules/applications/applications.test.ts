import {
  application,
  applicationTimeline,
  attachToApplication,
  createApplication,
  saveApplication,
} from '@lading/contract/applications/applications'
import { filing } from '@lading/contract/filing/filing'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { applicant, filesOf, openDraft, patchOf } from '#testing/filings/filing'
import { sampleScan } from '#testing/samples/sample-files'
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
      form: { domestic: 0 },
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
      expect((await other.call(application, { params: { id: ensure(accreditation_id) } })).status).toBe(404)
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
  const reply = await client.call(application, { params: { id: ensure(accreditation_id) } })
  expect(reply.body.business_user).toEqual([{ user_id: client.user_id }, { user_id: partner.user_id }])
})

test('by its accreditation an application is read, answered, documented and followed as by its transaction', async () => {
  const { client, business_id } = await applicant(world)
  const { accreditation_id, transaction_id } = await openDraft(client, business_id)
  const params = { id: ensure(accreditation_id) }
  const saved = await client.call(saveApplication, {
    params,
    body: { patch: [patchOf('international', 1, 0)] },
  })
  expect(saved.body).toMatchObject({ saved: ['international'], filing: { transaction_id } })
  const attached = await client.call(attachToApplication, {
    params,
    body: { requirement_code: 'S-07', expires_on: '2027-12-31' },
    files: [{ field: 'file', name: 'permit.png', bytes: sampleScan(9) }],
  })
  expect(filesOf(attached.body, 'S-07')).toMatchObject([{ name: 'permit.png' }])
  expect((await client.call(application, { params })).body).toEqual(
    (await client.call(filing, { params: { id: transaction_id } })).body,
  )
  expect((await client.call(applicationTimeline, { params })).body.steps).toHaveLength(1)
})
