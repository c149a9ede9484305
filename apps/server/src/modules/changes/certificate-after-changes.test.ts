import { forClientsAction } from '@lading/contract/applications/application-lists'
import { changeOpenings } from '@lading/contract/changes'
import { downloadFile } from '@lading/contract/documents/documents'
import { transactionDetail, transactionSteps } from '@lading/contract/evaluation'
import { formatDay, formatDueDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsOf } from '#platform/settings'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import { openedChange, workedChange, type WorkedChange, type WorkedUntil } from '#testing/filings/changes'
import { correctedAndApproved } from '#testing/filings/corrected-and-approved'
import { read } from '#testing/filings/filing'
import { endAccreditations } from '../../jobs/end-accreditations.ts'
import { remindCustomers } from '../../jobs/remind-customers.ts'
import { move, moved } from '#testing/filings/moves'
import { type SeaStaff } from '#testing/filings/scenario'
import type { World } from '#testing/world'

let world: World
let sea: SeaStaff
let air: SeaStaff
beforeAll(async () => void ({ world, sea, air } = await worldOfBothAgencies()))
afterAll(() => world.close())

const changed = (business: Business, staff: SeaStaff, change: WorkedChange, delivered: WorkedUntil = {}) =>
  workedChange(world, business, staff, change, delivered)

const NAME = 3
const ADDRESS = 4

type Business = Awaited<ReturnType<typeof accreditedBusiness>>

const approvedAgain = (id: number, corrected: Readonly<Record<string, string>> = {}) =>
  correctedAndApproved(world, sea, id, corrected)

const lastCertificateOf = (accreditation_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['number', 'state', 'payload'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .where('state', '<>', 'void')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** A business that both agencies accredited. */
async function accreditedByBoth(serial: number) {
  const bySea = await accreditedBusiness(world, 'dti', `25-SFF-000${serial}`)
  const accreditation_id = await accredited(world, bySea.business_id, 'cab', `25-AFF-000${serial}`)
  return { bySea, byAir: { ...bySea, accreditation_id } }
}

const firstStreet = [ADDRESS, { street: 'Unit 1, First Street' }] as const
const secondStreet = [ADDRESS, { street: 'Unit 2, Second Street' }] as const

describe('a certificate returned for a data error, after other changes were approved meanwhile', () => {
  test('shows the name and the address of the register, not those of its own form', async () => {
    const { bySea, byAir } = await accreditedByBoth(971)
    const id = await changed(bySea, sea, firstStreet, { until: Status.forPrinting })
    await changed(byAir, air, [NAME, { business_name: 'Bagong Pangalan Inc.' }])
    await changed(byAir, air, secondStreet)
    await approvedAgain(id)
    expect(await lastCertificateOf(bySea.accreditation_id)).toMatchObject({
      number: '25-SFF-000971',
      payload: { business_name: 'Bagong Pangalan Inc.', address: expect.stringContaining('Unit 2, Second Street') },
    })
  })

  test('shows them too where it had been issued and waited for pickup, under the next letter', async () => {
    const { bySea, byAir } = await accreditedByBoth(972)
    const id = await changed(bySea, sea, firstStreet, { delivery: 'pickup' })
    await moved(sea.releasing, id, 'mark-ready-for-pickup')
    await changed(byAir, air, secondStreet)
    await approvedAgain(id)
    expect(await lastCertificateOf(bySea.accreditation_id)).toMatchObject({
      number: '25-SFF-000972-A',
      payload: { address: expect.stringContaining('Unit 2, Second Street') },
    })
  })

  test('shows what was corrected in it, beside the new name', async () => {
    const { bySea, byAir } = await accreditedByBoth(973)
    const id = await changed(bySea, sea, [ADDRESS, { street: 'Unit 1, Frist Street' }], { until: Status.forPrinting })
    await changed(byAir, air, [NAME, { business_name: 'Ibang Pangalan Inc.' }])
    await approvedAgain(id, { street: 'Unit 1, First Street' })
    const { payload } = await lastCertificateOf(bySea.accreditation_id)
    expect(payload).toMatchObject({
      business_name: 'Ibang Pangalan Inc.',
      address: expect.stringContaining('Unit 1, First Street'),
    })
  })
})

describe('between an early renewal and the end of the old term', () => {
  /** The row of the renewal, given already; its term follows the old one. */
  async function renewedEarly({ business_id, accreditation_id: id }: Business, number: string): Promise<number> {
    const old = await world.db.selectFrom('accreditations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const first_day = addDays(plainDate(ensure(old.expiry_date)), 1)
    const { id: renewed } = await world.db
      .insertInto('accreditations')
      .values({
        agency: 'dti',
        business_id,
        number,
        first_day,
        expiry_date: addDays(first_day, 700),
        status: Status.accredited,
        international: 1,
        previous_accreditation_id: id,
        created_at: world.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return renewed
  }

  test('a change is begun on the newer row, and both certificates are made again for one fee', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000891')
    const renewed = await renewedEarly(business, '27-SFF-000892')
    const { body } = await business.client.call(changeOpenings)
    expect(body.accreditations.map(({ accreditation_id }) => accreditation_id)).toEqual([renewed])
    const id = await changed(business, sea, [NAME, { business_name: 'Maagang Bagong Pangalan Inc.' }])
    const change = world.db.selectFrom('transactions').select('accreditation_id').where('id', '=', id)
    expect(await change.executeTakeFirst()).toEqual({ accreditation_id: renewed })
    const named = { payload: { business_name: 'Maagang Bagong Pangalan Inc.' }, state: 'ready' }
    expect(await lastCertificateOf(business.accreditation_id)).toMatchObject({ number: '25-SFF-000891', ...named })
    expect(await lastCertificateOf(renewed)).toMatchObject({ number: '27-SFF-000892', ...named })
    const invoices = world.db.selectFrom('invoices').select('total_amount_due').where('transaction_id', '=', id)
    expect(await invoices.where('status', '<>', 8).execute()).toEqual([{ total_amount_due: '230.00' }])
    const dates = world.db.selectFrom('accreditations').select(['number', 'expiry_date']).where('id', '=', renewed)
    expect(await dates.executeTakeFirst()).toMatchObject({ number: '27-SFF-000892', expiry_date: '2030-01-01' })
  })

  test('both returned for a correction as the old term ends, the old certificate leads to the renewed one', async () => {
    const business = await accreditedBusiness(world, 'dti', '25-SFF-000893')
    const renewed = await renewedEarly(business, '27-SFF-000894')
    const id = await changed(business, sea, [NAME, { business_name: 'Huling Araw Inc.' }], { delivery: 'pickup' })
    await moved(sea.releasing, id, 'return-for-data-error', { remarks: 'There is a mistake.' })
    const ended = { expiry_date: addDays(today(), -1) }
    await world.db.updateTable('accreditations').set(ended).where('id', '=', business.accreditation_id).execute()
    await endAccreditations(world).run()
    const ofChange = world.db.selectFrom('issued_documents').select(['accreditation_id', 'standing'])
    const made = await ofChange.where('transaction_id', '=', id).where('kind', '=', 'certificate').execute()
    expect(made).toContainEqual({ accreditation_id: business.accreditation_id, standing: 'replaced' })
    expect(made).toContainEqual({ accreditation_id: renewed, standing: 'suspended' })
  })
})

describe('two changes of the same kind, open at both agencies at once', () => {
  const registerOf = async (business_id: number) =>
    (await world.db.selectFrom('businesses').select('profile').where('id', '=', business_id).executeTakeFirstOrThrow())
      .profile

  test('keep what each client changed, and the approver reads what the other one wrote meanwhile', async () => {
    const { bySea, byAir } = await accreditedByBoth(974)
    const atDecision = { until: Status.forRecommendingApproval }
    const trade = await changed(bySea, sea, [NAME, { trade_name: 'Sea Trade' }], atDecision)
    await changed(byAir, air, [NAME, { business_name: 'Pangalan Bago Inc.' }])

    const { body: seen } = await sea.approver.call(transactionDetail, { params: { id: trade } })
    expect(seen.register).not.toMatchObject({ business_name: 'Pangalan Bago Inc.' })
    expect(seen.register_now).toMatchObject({ business_name: 'Pangalan Bago Inc.' })
    await moved(sea.recommender, trade, 'recommend-approval', { memorandum_read: true })
    await moved(sea.approver, trade, 'approve')
    await world.runJobs()

    const both = { business_name: 'Pangalan Bago Inc.', trade_name: 'Sea Trade' }
    expect(await registerOf(bySea.business_id)).toMatchObject(both)
    expect(await lastCertificateOf(bySea.accreditation_id)).toMatchObject({ payload: both })
    const { body: applied } = await sea.approver.call(transactionDetail, { params: { id: trade } })
    expect(applied.register_now).toBeNull()
  })

  test('tell the client of a draft that the other is open, and once it is approved what the register says now', async () => {
    const { bySea, byAir } = await accreditedByBoth(978)
    const { client } = bySea
    const draft = await openedChange(bySea, NAME)
    const other = await changed(byAir, air, [NAME, { business_name: 'Pangalan Iba Inc.' }], {
      until: Status.forRecommendingApproval,
    })
    const before = await read(client, draft)
    expect(before.also_open).toMatchObject([{ transaction_id: other, type: NAME, agency: 'cab' }])
    expect(before.register_now).toEqual(before.register)
    await moved(air.recommender, other, 'recommend-approval', { memorandum_read: true })
    await moved(air.approver, other, 'approve')
    await world.runJobs()
    const after = await read(client, draft)
    expect(after.register_now).toMatchObject({ business_name: 'Pangalan Iba Inc.' })
    expect(after.register).toEqual(before.register)
  })

  test('leave the newest approval where both changed the same answer, and the rest of each', async () => {
    const { bySea, byAir } = await accreditedByBoth(975)
    const atDecision = { until: Status.forRecommendingApproval }
    const first = await changed(bySea, sea, [ADDRESS, { street: 'Unit 1, First Street' }], atDecision)
    await changed(byAir, air, [ADDRESS, { street: 'Unit 2, Second Street', zip_code: '1018' }])
    await moved(sea.recommender, first, 'recommend-approval', { memorandum_read: true })
    await moved(sea.approver, first, 'approve')
    await world.runJobs()
    expect(await registerOf(bySea.business_id)).toMatchObject({ street: 'Unit 1, First Street', zip_code: '1018' })
  })
})

describe('a new name and a new address of one accreditation, approved at the same moment', () => {
  test.each(['name', 'address'])(
    'the certificate in force shows both, and no two bear one number, the %s printed last',
    async (last) => {
      const business = await accreditedBusiness(world, 'dti', `25-SFF-00098${last.length}`)
      const atDecision = { until: Status.forRecommendingApproval }
      const name = await changed(business, sea, [NAME, { business_name: 'Sabay na Pangalan Inc.' }], atDecision)
      const address = await changed(business, sea, firstStreet, atDecision)
      for (const id of [name, address])
        await moved(sea.recommender, id, 'recommend-approval', { memorandum_read: true })
      const approvals = await Promise.all([name, address].map((id) => move(sea.approver, id, 'approve')))
      expect(approvals.map(({ status }) => status)).toEqual([200, 200])
      await world.runJobs()
      for (const id of last === 'name' ? [address, name] : [name, address]) await moved(sea.releasing, id, 'print-seal')

      const issued = await world.db
        .selectFrom('issued_documents')
        .select(['number', 'standing', 'payload'])
        .where('accreditation_id', '=', business.accreditation_id)
        .where('kind', '=', 'certificate')
        .where('state', '<>', 'void')
        .execute()
      const inForce = issued.filter(({ standing }) => standing === 'issued')
      expect(inForce).toMatchObject([
        {
          payload: {
            business_name: 'Sabay na Pangalan Inc.',
            address: expect.stringContaining('Unit 1, First Street'),
          },
        },
      ])
      expect(new Set(issued.map(({ number }) => number)).size).toBe(issued.length)
    },
  )
})

const today = () => manilaDay(world.clock.now())

const noticesOf = (user_id: number, transaction_id: number) =>
  world.db
    .selectFrom('notifications')
    .select(['subject', 'message'])
    .where('user_id', '=', user_id)
    .where('transaction_id', '=', transaction_id)
    .execute()

/** Two weeks before the last day the client is told once more, by bell and mail, where the page is. */
async function recalledOnceBefore(until: string, transaction_id: number): Promise<void> {
  const told = () =>
    world.db
      .selectFrom('notifications')
      .select('message')
      .where('transaction_id', '=', transaction_id)
      .where('subject', 'like', 'Reminder: %ready for pickup')
      .execute()
  world.clock.set(`${addDays(plainDate(until), -15)}T08:00:00+08:00`)
  await remindCustomers(world).run()
  expect(await told()).toEqual([])
  for (const hour of ['08', '16']) {
    world.clock.set(`${addDays(plainDate(until), -14)}T${hour}:00:00+08:00`)
    await remindCustomers(world).run()
  }
  expect(await told()).toMatchObject([{ message: expect.stringContaining('If it is not picked up in time') }])
}

test.each(['dti', 'cab'] as const)(
  'a client of %s reads in the mails what was decided and issued, and where, with what and until when to pick it up',
  async (agency) => {
    const { bySea, byAir } = await accreditedByBoth(agency === 'dti' ? 976 : 977)
    const [business, staff] = agency === 'dti' ? [bySea, sea] : [byAir, air]
    const { client } = business
    const id = await changed(business, staff, firstStreet, { delivery: 'pickup' })
    expect((await read(client, id)).pickup).toBeNull()
    await moved(staff.releasing, id, 'mark-ready-for-pickup', { pickup_slot: 'Any morning' })
    await world.drawDocuments(id)

    const { pickup, client_deadline_on: until, issued_documents } = await read(client, id)
    const setting = async (key: string) => (await settingsOf(world.db)).text(key as 'agency.office_hours')
    expect(pickup).toMatchObject({
      office: await setting(`agency.${agency}.unit`),
      address: await setting(`agency.${agency}.address`),
      hours: await setting('agency.office_hours'),
      slot: 'Any morning',
      bring: expect.arrayContaining([expect.stringMatching(/^Your earlier printed certificate/u)]),
    })
    expect(ensure(pickup).closed_days.length).toBeGreaterThan(0)
    expect(ensure(pickup).closed_days.every(({ on, name }) => on <= ensure(until) && name !== '')).toBe(true)
    const letter = issued_documents.findLast(({ kind }) => kind === 'authorisation-letter')
    expect(letter).toMatchObject({ state: 'ready' })
    const file = await client.call(downloadFile, { query: { path: ensure(letter).slug } })
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')

    const waiting = await client.call(forClientsAction, { body: {} })
    const place = {
      office: await setting(`agency.${agency}.unit`),
      address: await setting(`agency.${agency}.address`),
      hours: await setting('agency.office_hours'),
      slot: 'Any morning',
      closed_days: ensure(pickup).closed_days.filter(({ on }) => on <= addDays(today(), 14)),
    }
    expect(waiting.body.data).toMatchObject([{ transaction_id: id, client_deadline_on: until, pickup: place }])
    const told = async (bell: string) =>
      ensure((await noticesOf(client.user_id, id)).find(({ subject }) => subject.endsWith(bell))).message
    const whomToAsk = [await setting(`agency.${agency}.unit`), await setting(`agency.${agency}.telephone`)]
    const document = ensure(issued_documents.find(({ kind }) => kind === 'certificate')).number
    const approved = await told('approved')
    for (const words of ['Change of address', formatDay(today()), 'what to bring', ...whomToAsk])
      expect(approved).toContain(words)
    for (const words of [document, ', in force ', 'You can download the certificate now', ...whomToAsk])
      expect(await told('issued')).toContain(words)
    const message = await told('ready for pickup')
    for (const words of [document, 'Any morning', 'authorisation letter', ...whomToAsk])
      expect(message).toContain(words)
    expect(message).toContain(`Please pick it up on or before ${formatDueDay(plainDate(ensure(until)))}.`)

    await recalledOnceBefore(ensure(until), id)
    const claimant = { claimant_name: 'Jose Santos', claimant_id: 'Passport P1', released_on: today() }
    const refused = await move(staff.releasing, id, 'release-to-claimant', claimant)
    expect(refused).toMatchObject({ status: 400, body: { errors: { old_certificate: [expect.any(String)] } } })
    await moved(staff.releasing, id, 'release-to-claimant', { ...claimant, old_certificate: 'lost' })
    const { body: log } = await staff.approver.call(transactionSteps, { params: { id } })
    expect(ensure(log.data.at(-1)).answers).toContain('Old certificate: Affidavit of loss')
  },
)
