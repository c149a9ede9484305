import { directory, verificationData, verifyDocument } from '@lading/contract/directory'
import { payloadBytesToSign, decodePayload, type QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { offlineStanding, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { listedStateAt } from '@lading/domain/accreditation/certificate/status-list'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status, statuses } from '@lading/domain/transactions/status'
import fc from 'fast-check'
import { sql } from 'kysely'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { watchStatements } from '#testing/databases/statements'
import { isStatusListGenuine } from '#testing/read-status-list'
import { changesSince, forgetChangedStandings } from './changed-standings.ts'
import { keptStatusList } from './kept-status-list.ts'
import { statesOn } from './status-list.queries.ts'
import { waitingItems } from '#testing/filings/waiting-items'
import { seaApplication, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { isWaitedFor } from '#testing/databases/is-waited-for'
import { createWorld, type World } from '#testing/world'
import { CertificatePayload } from '#modules/certificates/templates/certificate.payload'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres' // whose statements can be watched; PGlite has one connection, and nothing beside it
let world: World
let staff: SeaStaff
let certificate: { slug: string; accreditation_id: number; number: string; code: QrPayload }

beforeAll(async () => {
  world = await createWorld()
  staff = await seaStaff(world)
  const scenario = await seaApplication(world, { until: Status.accredited, scopes: ['international', 'nvocc'], staff })
  const document = await world.db
    .selectFrom('issued_documents')
    .select(['slug', 'number', 'payload'])
    .where('transaction_id', '=', scenario.transaction_id)
    .where('kind', '=', 'certificate')
    .executeTakeFirstOrThrow()
  const { url } = CertificatePayload.parse(document.payload)
  const code = ensure(decodePayload(ensure(url.split('#')[1]))).payload
  // Rows of any status, however they came there.
  await sql`alter table accreditations disable trigger accreditations_moves`.execute(world.db)
  certificate = { slug: document.slug, number: document.number, accreditation_id: scenario.accreditation_id, code }
})
afterAll(() => world.close())

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

interface Days {
  readonly first_day: PlainDate
  readonly expiry_date: PlainDate
}

/** The accreditation as life would leave it. */
async function becomes(status: Status, days: Partial<Days> = {}): Promise<void> {
  const { first_day, expiry_date } = certificate.code
  await world.db
    .updateTable('accreditations')
    .set({ status, first_day, expiry_date, ...days })
    .where('id', '=', certificate.accreditation_id)
    .execute()
}

const days = (first_day: string, expiry_date: string): Days => ({
  first_day: plainDate(first_day),
  expiry_date: plainDate(expiry_date),
})

interface Life {
  readonly told: Standing
  /** What a browser without a network tells, where the list has fewer words. */
  readonly offline?: Standing
  readonly status: Status
  readonly days?: Days
}

// Today is 2026-03-02.
const lives: Life[] = [
  { told: 'current', status: Status.certificateIssued },
  { told: 'current', status: Status.forPickup },
  { told: 'current', status: Status.accredited },
  { told: 'current', status: Status.accredited, days: days('2024-03-03', '2026-03-02') },
  { told: 'not-yet', status: Status.accredited, days: days('2026-03-03', '2028-03-02') },
  { told: 'expired', status: Status.accredited, days: days('2024-01-01', '2026-03-01') },
  { told: 'expired', status: Status.expired, days: days('2024-01-01', '2025-12-31') },
  { told: 'expired', offline: 'revoked', status: Status.expired },
  { told: 'suspended', status: Status.suspended },
  { told: 'revoked', status: Status.revoked },
  { told: 'revoked', status: Status.revoked, days: days('2020-01-01', '2022-01-01') },
  { told: 'surrendered', offline: 'revoked', status: Status.terminated },
]

test.each(lives)('a $told certificate is told to be so by the page, the directory and the list', async (life) => {
  await becomes(life.status, life.days)
  expect(await verdictOn(certificate.slug)).toMatchObject({
    standing: life.told,
    number: certificate.number,
    scope: 'International, NVOCC',
    agency_name: 'Trade Agency',
  })
  const { total } = (await world.visitor().call(directory)).body
  expect(total).toBe(life.told === 'current' ? 1 : 0)
  expect(await standingOffline(life.days)).toBe(life.offline ?? life.told)
})

test('whatever becomes of accreditation and document, nobody without a network takes for current what the page does not', async () => {
  const lifetimes = [
    days('2024-03-03', '2027-03-02'),
    days('2026-03-03', '2028-03-02'),
    days('2024-01-01', '2026-03-01'),
  ]
  const documents = ['issued', 'draft', 'suspended', 'replaced', 'void'] as const
  const documentIs = (standing: (typeof documents)[number]) =>
    world.db.updateTable('issued_documents').set({ standing }).where('slug', '=', certificate.slug).execute()
  const life = fc.tuple(fc.constantFrom(...statuses), fc.constantFrom(...documents), fc.constantFrom(...lifetimes))
  await fc.assert(
    fc.asyncProperty(life, async ([status, document, lifetime]) => {
      await becomes(status, lifetime)
      await documentIs(document)
      const { standing } = await verdictOn(certificate.slug)
      const offline = await standingOffline(lifetime)
      const asGood = (said: Standing) => (said === 'current' || said === 'not-yet' ? said : 'no')
      expect(asGood(offline)).toBe(asGood(standing))
      const read_whole = await statesOn(world.db, manilaDay(world.clock.now()))
      const { body } = await world.visitor().call(verificationData)
      expect(body.status_list.encoded_list).toBe(read_whole.encoded())
    }),
    { numRuns: 40 },
  )
  await documentIs('issued')
})

test('the page shows what stands on the paper, whatever the business is called since', async () => {
  await becomes(Status.accredited)
  const before = await verdictOn(certificate.slug)
  await world.db
    .updateTable('accreditations')
    .set({ domestic: 1 })
    .where('id', '=', certificate.accreditation_id)
    .execute()
  expect(await verdictOn(certificate.slug)).toMatchObject({ business_name: before.business_name, scope: before.scope })
  await world.db
    .updateTable('accreditations')
    .set({ domestic: 0 })
    .where('id', '=', certificate.accreditation_id)
    .execute()
})

test('an address nobody issued is unknown, and says nothing else', async () => {
  for (const slug of ['nothing', certificate.slug.slice(0, -1), "' or 1=1 --", certificate.number]) {
    expect(await verdictOn(slug)).toMatchObject({ standing: 'unknown', number: '', business_name: '', agency: null })
  }
})

test('other documents of a transaction stay behind their doors: only certificates and receipts have a page', async () => {
  const issuedDocument = await world.db
    .selectFrom('issued_documents')
    .select(['slug', 'kind'])
    .where('kind', 'in', ['memorandum', 'acknowledgement', 'order-of-payment'])
    .execute()
  expect(issuedDocument.length).toBeGreaterThan(2)
  for (const { slug } of issuedDocument) expect((await verdictOn(slug)).standing).toBe('unknown')
})

test('a receipt shows number, day, payor, amount and whether it stands, no more', async () => {
  const { slug, number } = await world.db.selectFrom('receipts').select(['slug', 'number']).executeTakeFirstOrThrow()
  const found = await verdictOn(slug)
  expect(found).toMatchObject({ heading: 'Genuine receipt', number, amount: '6530.00', issued_on: '2026-03-02' })
  expect(found).toMatchObject({ scope: '', first_day: null, expiry_date: null })

  await world.db.updateTable('receipts').set({ cancelled_at: world.clock.now() }).where('slug', '=', slug).execute()
  expect(await verdictOn(slug)).toMatchObject({ heading: 'Cancelled', standing: 'revoked', number })
})

test('the published keys check the code on the paper and the status list, and may be kept by a browser', async () => {
  const { body, headers } = await world.visitor().call(verificationData)
  expect(isStatusListGenuine(body.status_list, body.keys)).toBe(true)
  expect(headers['cache-control']).toContain('public')
  const signature = world.keys.sign(payloadBytesToSign(certificate.code))
  expect(world.keys.verify(certificate.code.key_id, payloadBytesToSign(certificate.code), signature)).toBe(true)
})

test('the status list is made once, and anew in every process as soon as a standing changes, or after a minute', async () => {
  const processes = [keptStatusList(world), keptStatusList(world)]
  const lists = async () => Promise.all(processes.map(async (list) => (await list()).status_list))
  const first = await lists()
  world.clock.forward({ seconds: 20 })
  expect(await lists()).toEqual(first)

  const suspend = (standing: 'suspended' | 'issued') =>
    world.db.updateTable('issued_documents').set({ standing }).where('slug', '=', certificate.slug).execute()
  await suspend('suspended')
  const changed = await lists()
  for (const [place, { encoded_list }] of changed.entries()) expect(encoded_list).not.toBe(first[place]?.encoded_list)
  await suspend('issued')
  expect((await lists()).map(({ encoded_list }) => encoded_list)).toEqual(first.map(({ encoded_list }) => encoded_list))

  const before = await lists()
  world.clock.forward({ seconds: 61 })
  const asked: string[] = []
  const after = await watchStatements(({ text }) => asked.push(text), lists)
  expect(asked.filter((text) => text.includes('issued_documents'))).toEqual([]) // signed anew, not read again
  for (const [place, { issued_at }] of after.entries()) expect(issued_at).not.toBe(before[place]?.issued_at)
  await forgetChangedStandings(world.db)
  expect(await lists()).toEqual(after)
})

test.runIf(isPostgres)('of many who ask while standings change, one at a time has the certificates read', async () => {
  const list = keptStatusList(world)
  await list()
  let readings = 0
  const asked: Promise<unknown>[] = []
  await watchStatements(
    ({ text }) => (readings += Number(text.includes('"issued_documents" as "d"'))),
    async () => {
      await world.db.transaction().execute(async (tx) => {
        await sql`lock table issued_documents in access exclusive mode`.execute(tx)
        for (let change = 0; change < 3; change += 1) {
          const { accreditation_id } = certificate
          await world.db.insertInto('changed_standings').values({ accreditation_id }).execute()
          asked.push(list())
          if (change === 0) await isWaitedFor(tx)
        }
      })
      await Promise.all(asked)
    },
  )
  expect(readings).toBe(2) // the one that was under way, and one that saw both later changes
})

test.runIf(isPostgres)(
  'a change that is not yet committed is in the list as soon as it is, whatever came after it',
  async () => {
    const list = keptStatusList(world)
    const listed = async () => (await list()).status_list.encoded_list
    await becomes(Status.accredited)
    const valid = await listed()
    await world.db.transaction().execute(async (tx) => {
      await tx.updateTable('issued_documents').set({ standing: 'void' }).where('slug', '=', certificate.slug).execute()
      await world.db.insertInto('changed_standings').values({ accreditation_id: 0 }).execute()
      expect(await listed()).toBe(valid)
    })
    expect(await listed()).not.toBe(valid)
    await world.db
      .updateTable('issued_documents')
      .set({ standing: 'issued' })
      .where('slug', '=', certificate.slug)
      .execute()
    expect(await listed()).toBe(valid)
  },
)

test('lines of a changed standing are kept as long as somebody asks for them', async () => {
  const { accreditation_id } = certificate
  const { seen } = await changesSince(world.db, undefined)
  const from = Number(seen.from)
  const made_by = [from - 200_001, from - 199_000, from + 1_000_000] // the last as in a database that was moved here
  await world.db
    .insertInto('changed_standings')
    .values(made_by.map((made) => ({ accreditation_id, made_by: made })))
    .execute()
  await forgetChangedStandings(world.db)
  const kept = await world.db
    .selectFrom('changed_standings')
    .select('made_by')
    .where('made_by', 'in', made_by)
    .execute()
  expect(kept).toEqual([{ made_by: from - 199_000 }])
  expect(await changesSince(world.db, { ...seen, from: String(from - 100_001) })).toMatchObject({ is_cut: true })
  expect(await changesSince(world.db, seen)).toMatchObject({ is_cut: false, added: 0 })
})

test('the status list stays as it was made while applications move and a certificate is handed over', async () => {
  const list = keptStatusList(world)
  const readAgain = async () => {
    const asked: string[] = []
    await watchStatements(({ text }) => asked.push(text), list)
    return asked.some((text) => text.includes('issued_documents'))
  }
  await becomes(Status.certificateIssued)
  const [id] = await waitingItems(world, 1)
  await list()
  const applied = world.db.updateTable('accreditations').set({ status: Status.lockedForEvaluation })
  await applied.where('transaction_id', '=', ensure(id)).execute()
  await becomes(Status.forPickup)
  await becomes(Status.accredited)
  expect(await readAgain()).toBe(false)
  await becomes(Status.suspended)
  expect(await readAgain()).toBe(isPostgres)
})

async function standingOffline(printed?: Days): Promise<Standing> {
  const { body } = await world.visitor().call(verificationData)
  const bits = gunzipSync(Buffer.from(body.status_list.encoded_list, 'base64url'))
  const code = { ...certificate.code, ...printed }
  return offlineStanding(code, listedStateAt(bits, code.status_index), manilaDay(world.clock.now()))
}
