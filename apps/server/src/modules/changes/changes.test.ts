import { confirmNoDay, dateDocument } from '@lading/contract/filing/filed-documents'
import { verifyDocument } from '@lading/contract/directory'
import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges, workedChange } from '#testing/filings/changes'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { attachMissing, filesOf, patchOf, read, saving, submit } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { seaApplication, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'

let world: World
let sea: SeaStaff
beforeAll(async () => {
  world = await worldAt(Status.accredited)
  sea = await deskStaff(world, 'dti')
})
afterAll(() => world.close())

const NAME = 3
/** The documents of a new office: the permit, which always ends, and the lease, which may be a title. */
const PERMIT = 'C04-01'
const LEASE = 'C04-03'

const certificatesOf = (accreditation_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['number', 'standing', 'slug', 'payload'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .orderBy('id')
    .execute()

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

const registerOf = (id: number) => registerIn(world.db, id)

describe('a change of address', () => {
  test('by sea: the certificate is issued again with the next letter, and the former page leads to it', async () => {
    const application = await seaApplication(world, { until: Status.accredited, staff: sea })
    const { client, business_id, accreditation_id } = application
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await filedMove(world, client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.approved)
    expect((await registerOf(business_id))['street']).not.toBe('Unit 12, Harbour Center')
    const memorandum = await world.db
      .selectFrom('issued_documents')
      .select('payload')
      .where('transaction_id', '=', transaction_id)
      .where('kind', '=', 'memorandum')
      .executeTakeFirstOrThrow()
    expect(memorandum.payload).toMatchObject({
      changes: [{ label: 'Street, building and unit', after: 'Unit 12, Harbour Center' }],
    })

    await world.runJobs()
    expect(await read(client, transaction_id)).toMatchObject({ status: Status.forPrinting })
    expect(await registerOf(business_id)).toMatchObject({ street: 'Unit 12, Harbour Center' })
    await moved(sea.releasing, transaction_id, 'print-seal')

    const [former, current] = await certificatesOf(accreditation_id)
    expect(ensure(current).number).toBe(`${ensure(former).number}-A`)
    expect(ensure(current).payload).toMatchObject({ address: expect.stringContaining('Unit 12, Harbour Center') })
    expect(await verdictOn(ensure(former).slug)).toMatchObject({
      standing: 'replaced',
      sentence: `Replaced on ${formatDay(manilaDay(world.clock.now()))} by a later certificate, ${ensure(former).number}-A.`,
      replaced_by_slug: ensure(current).slug,
    })
    expect(await verdictOn(ensure(current).slug)).toMatchObject({ standing: 'current', number: ensure(current).number })
    const accreditation = await world.db
      .selectFrom('accreditations')
      .select(['number', 'status'])
      .where('id', '=', accreditation_id)
      .executeTakeFirstOrThrow()
    expect(accreditation).toEqual({ number: ensure(former).number, status: Status.accredited })
    expect(await read(client, transaction_id)).toMatchObject({
      status: Status.accredited,
      next: 'The change is in the register.',
    })
  })

  test('by air: another agency, the same work', async () => {
    const air = await deskStaff(world, 'cab')
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'cab', '25-AFF-000905')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await filedMove(world, client, transaction_id)
    await workUntil({ world, staff: air, client, transaction_id }, Status.accredited)
    expect(await registerOf(business_id)).toMatchObject({ street: 'Unit 12, Harbour Center' })
    const [certificate] = await certificatesOf(accreditation_id)
    expect(certificate).toMatchObject({ standing: 'issued', payload: { title: 'Certificate of Accreditation' } })
  })

  test.each([
    ['dti', '25-SFF-000991'],
    ['cab', '25-AFF-000991'],
  ] as const)(
    'is filed at %s with the day its lease ends, or with the word that it is none',
    async (agency, number) => {
      const { client, business_id, accreditation_id } = await accreditedBusiness(world, agency, number)
      const [change] = await openedChanges(client, business_id, [accreditation_id])
      const { transaction_id: id } = ensure(change)
      const { form } = await read(client, id)
      const answers = [
        patchOf('street', 'Unit 7, Pier Road', form['street']),
        patchOf('effective_on', '2026-03-01', ''),
      ]
      await saving(client, { transaction_id: id, form_version: 1 }, answers)
      await attachMissing(client, id)
      const confirm = (requirement_code: string, has_no_day = true) =>
        client.call(confirmNoDay, { params: { id }, body: { requirement_code, has_no_day } })
      const file = async () => submit(client, await read(client, id))
      expect(await confirm(LEASE)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('has a day') },
      })
      const isOfPermit = { status: 400, body: { errors: { requirement_code: [expect.any(String)] } } }
      expect(await confirm(PERMIT)).toMatchObject(isOfPermit)

      const document_id = ensure(filesOf(await read(client, id), LEASE)[0]).id
      const body = { document_id, expires_on: null }
      const { body: undated } = await client.call(dateDocument, { params: { id }, body })
      const refusal = [expect.stringContaining('enter “Lease ends on”, or confirm that no file is a lease')]
      expect(await file()).toMatchObject({ status: 400, body: { errors: { [`documents.${LEASE}`]: refusal } } })

      expect(filesOf((await confirm(LEASE)).body, LEASE)).toMatchObject([{ has_no_day: true, expires_on: null }])
      expect(await submit(client, undated)).toMatchObject({ status: 409 }) // it moved since it was reviewed
      expect(filesOf((await confirm(LEASE, false)).body, LEASE)).toMatchObject([{ has_no_day: false }])
      await confirm(LEASE)
      expect((await file()).status).toBe(200)
      expect((await confirm(LEASE, false)).status).toBe(409)
    },
  )

  test('never undoes what another change wrote meanwhile, and its certificate is drawn anew', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000906')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await filedMove(world, client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.approved)
    const profile = await registerOf(business_id)
    await world.db
      .updateTable('businesses')
      .set({ profile: JSON.stringify({ ...profile, trade_name: 'Renamed meanwhile' }) })
      .where('id', '=', business_id)
      .execute()
    await world.runJobs()
    await world.runJobs()
    expect(await registerOf(business_id)).toMatchObject({
      street: 'Unit 12, Harbour Center',
      trade_name: 'Renamed meanwhile',
    })
    const made = await certificatesOf(accreditation_id)
    expect(made.map(({ standing }) => standing)).toEqual(['void', 'draft'])
    expect(ensure(made.at(-1)).payload).toMatchObject({ trade_name: 'Renamed meanwhile' })
  })

  test('rejected, it leaves the register as it was, and its client reads why on the page and in the mail', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000907')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    const before = await registerOf(business_id)
    await filedMove(world, client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.forReview)
    const grounds = { grounds: 'The lease is not signed.' }
    expect(await read(client, transaction_id)).toMatchObject({ denial_grounds: '' })
    await moved(sea.reviewer, transaction_id, 'reject-request-types-3-11', grounds)
    expect(await registerOf(business_id)).toEqual(before)
    expect(await read(client, transaction_id)).toMatchObject({
      status: Status.requestRejected,
      denial_grounds: grounds.grounds,
      been_in: expect.arrayContaining([Status.draft, Status.forReview, Status.requestRejected]),
    })
    const { message } = await world.db
      .selectFrom('notifications')
      .select('message')
      .where('transaction_id', '=', transaction_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(message).toContain(grounds.grounds)
  })
})

describe('a change of business name', () => {
  test('writes the new name into the register, on the certificate and into the directory', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000911')
    const [change] = await openedChanges(client, business_id, [accreditation_id], [NAME])
    const { transaction_id } = ensure(change)
    const draft = await read(client, transaction_id)
    const name = 'Bagong Pangalan Lines Inc.'
    await saving(client, draft, [
      patchOf('business_name', name, draft.form['business_name']),
      patchOf('effective_on', '2026-03-01', ''),
    ])
    await attachMissing(client, transaction_id)
    await submit(client, await read(client, transaction_id))
    await workUntil({ world, staff: sea, client, transaction_id }, Status.accredited)
    expect(await read(client, transaction_id)).toMatchObject({ business_name: name, status: Status.accredited })
    const [certificate] = await certificatesOf(accreditation_id)
    expect(certificate).toMatchObject({ standing: 'issued', payload: { business_name: name } })
  })

  test('that the other agency put into the register is asked for until the certificate says it too', async () => {
    const air = await deskStaff(world, 'cab')
    const bySea = await accreditedBusiness(world, 'dti', '25-SFF-000917')
    const byAir = { ...bySea, accreditation_id: await accredited(world, bySea.business_id, 'cab', '25-AFF-000917') }
    const called = (name: string) => [NAME, { business_name: name }] as const
    await workedChange(world, bySea, sea, called('Unang Pangalan Lines Inc.'))
    await workedChange(world, byAir, air, called('Bagong Pangalan Lines Inc.'))
    await workedChange(world, bySea, sea, called('Bagong Pangalan Lines Inc.'))
    expect(await certificatesOf(bySea.accreditation_id)).toMatchObject([
      { standing: 'replaced', payload: { business_name: 'Unang Pangalan Lines Inc.' } },
      { standing: 'issued', payload: { business_name: 'Bagong Pangalan Lines Inc.' } },
    ])
    const again = workedChange(world, bySea, sea, called('Bagong Pangalan Lines Inc.'))
    await expect(again).rejects.toThrow('This is already the name in the register.')
  })

  test('is asked for where the name given cannot be seen or printed, and is kept without what turns its letters round', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000913')
    const [change] = await openedChanges(client, business_id, [accreditation_id], [NAME])
    const draft = await read(client, ensure(change).transaction_id)
    await saving(client, draft, [
      patchOf('business_name', '\u200b\ufeff', draft.form['business_name']),
      patchOf('trade_name', 'Dagat\u202e lines\u202c', draft.form['trade_name']),
    ])
    const stands = await read(client, draft.transaction_id)
    expect(stands.form).toMatchObject({ trade_name: 'Dagat lines' })
    await attachMissing(client, draft.transaction_id)
    const reply = await submit(client, await read(client, draft.transaction_id))
    expect(reply.body).toMatchObject({ errors: { business_name: ['Enter the business name.'] } })

    const kept = await read(client, draft.transaction_id)
    await saving(client, kept, [
      patchOf('business_name', '漢字 Lines', kept.form['business_name']),
      patchOf('trade_name', 'Pen\u0303a lines', kept.form['trade_name']),
    ])
    const chinese = await read(client, draft.transaction_id)
    expect(chinese.form).toMatchObject({ trade_name: 'Peña lines' })
    const says = 'These characters cannot be printed on a certificate: 漢 字. Write them in Latin letters.'
    expect((await submit(client, chinese)).body).toMatchObject({ errors: { business_name: [says] } })
  })
})
