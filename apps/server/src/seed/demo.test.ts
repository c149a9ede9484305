import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#platform/database'
import { fileStore, type FileStore } from '#platform/files'
import { readInvariants } from '#platform/invariants'
import { demoDatabase, startDemo } from '#testing/databases/demo-database'
import { accreditedInDemo } from '#testing/filings/accredited-in-demo'
import { askedFrom } from './demo/reports/owed-reports.ts'
import { statusesOf } from './demo/transactions/paths.ts'
import { hasFee } from './demo/transactions/plan.ts'
import { applicationForm } from '@lading/contract/forms/business/application'
import { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { ensure } from '@lading/domain/ensure'

const now = new Date('2026-11-20T10:00:00+08:00')
const SECTIONS = Object.keys(applicationForm.sections).length
let connection: Connection
let files: FileStore
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lading-demo-'))
  files = fileStore(folder)
  connection = await demoDatabase(folder, now)
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowsOf = async <Row>(query: string) => (await connection.rows<Row>(query)).rows

test('every type is there in every status it can be in', async () => {
  const seen = await rowsOf<{ type: number; status: number }>('select distinct type, status from transactions')
  const missing = Array.from({ length: 19 }, (_, index) => index + 1).flatMap((type) => {
    const agency = type === 19 ? 'cab' : 'dti'
    return statusesOf(type as 1, agency, hasFee(type as 1))
      .filter((status) => !seen.some((row) => row.type === type && row.status === status))
      .map((status) => `${type} in ${status}`)
  })
  expect(missing).toEqual([])
})

test('each transaction stands where its steps led, and each step begins where the one before ended', async () => {
  const broken = await rowsOf(`
    with steps as (
      select transaction_id, id, at, from_status, to_status,
        lag(to_status) over (partition by transaction_id order by id) as before,
        lag(at) over (partition by transaction_id order by id) as at_before,
        lead(id) over (partition by transaction_id order by id) as next_id
      from transaction_steps)
    select s.transaction_id from steps s join transactions t on t.id = s.transaction_id
    where s.from_status is distinct from s.before or s.at < s.at_before
      or (s.next_id is null and s.to_status <> t.status) or s.at > '${now.toISOString()}'`)
  expect(broken).toEqual([])
})

test('who evaluated, reviewed, recommended and approved a transaction are different people', async () => {
  const doubled = await rowsOf(`
    select transaction_id, user_id from transaction_participants group by 1, 2 having count(*) > 1`)
  expect(doubled).toEqual([])
})

test('nobody’s time is over on the day the demo begins', async () => {
  const late = await rowsOf(`select id from transactions where client_deadline_on < '${manilaDay(now)}'`)
  expect(late).toEqual([])
})

test('every business is complete and sits in a real place', async () => {
  const businesses = await rowsOf<{ profile: BusinessProfile }>('select profile from businesses')
  expect(businesses).toHaveLength(60)
  expect(businesses.filter(({ profile }) => !BusinessProfile.safeParse(profile).success)).toEqual([])
})

test('the customer owns a business due for renewal by sea and one accredited on both sides', async () => {
  const owned = await rowsOf<{ agencies: string; expiry: string }>(`
    select b.id, string_agg(a.agency, ' ' order by a.agency desc) as agencies, min(a.expiry_date)::text as expiry
    from business_users m join users u on u.id = m.user_id join businesses b on b.id = m.business_id
    join accreditations a on a.business_id = b.id and a.status = ${Status.accredited}
    where u.email = 'customer@lading.example' group by b.id order by b.id`)
  expect(owned.map(({ agencies }) => agencies)).toEqual(['dti', 'dti cab'])
  expect(ensure(owned[0]).expiry > manilaDay(now) && ensure(owned[0]).expiry < '2027-01-20').toBe(true)
})

test('the customer has a change to answer, a request to pay, and a case pending by air', async () => {
  const found = await rowsOf(`
    select t.agency, t.type, t.status from transactions t join business_users m on m.business_id = t.business_id
    join users u on u.id = m.user_id
    where u.email = 'customer@lading.example' and (t.type in (4, 18) and t.status not in (22, 25, 26, 35)
      or t.type = 16 and t.status = ${Status.forPayment}) order by t.type`)
  expect(found).toEqual([
    { agency: 'dti', type: 4, status: Status.forClientAction },
    { agency: 'dti', type: 16, status: Status.forPayment },
    { agency: 'cab', type: 18, status: Status.forEvaluation },
  ])
})

test('the customer owes a cargo report by air that is late', async () => {
  const owed = await rowsOf(`
    select o.agency, o.period, o.falls_on::text, o.opened_on from obligations o
    join business_users m on m.business_id = o.business_id join users u on u.id = m.user_id
    where u.email = 'customer@lading.example' and o.type = 14 and o.complied_on is null and o.ended_on is null
      and o.filed_on is null and o.falls_on < '${manilaDay(now)}'`)
  expect(owed).toEqual([{ agency: 'cab', period: '2026-Q3', falls_on: '2026-10-30', opened_on: null }])
})

test('reports are asked from the quarter in which a demo begins, whenever that is', async () => {
  const asked = await rowsOf(`select param_value from settings where param_key = 'reports.asked_from'`)
  expect(asked).toEqual([{ param_value: '2026-10-01' }])
  expect(askedFrom(plainDate('2027-02-15'))).toBe('2027-01-01')
})

test('the third customer holds what ran out twenty days ago, and one in force, each issued here and with a branch', async () => {
  const held = await rowsOf(`
    select a.status, a.international, a.nvocc, a.expiry_date - '${manilaDay(now)}'::date as days_left, a.is_migrated,
      (select count(*)::int from business_branches b where b.business_id = a.business_id) as branches
    from accreditations a join business_users m on m.business_id = a.business_id join users u on u.id = m.user_id
    where u.email = 'customer3@lading.example' and a.agency = 'dti' order by a.id`)
  const like = { international: 1, nvocc: 0, is_migrated: false, branches: 1 }
  expect(held).toEqual([
    { ...like, status: Status.expired, days_left: -20 },
    { ...like, status: Status.accredited, days_left: 225 },
  ])
})

test('a colleague acts for the first of them beside the customer, with some of the rights', async () => {
  const parts = await rowsOf<{ email: string; is_owner: boolean; rights: string[] }>(`
    select u.email, m.is_owner, m.rights from business_users m join users u on u.id = m.user_id
    where m.business_id = (select min(business_id) from business_users own join users c on c.id = own.user_id
      where c.email = 'customer@lading.example') order by m.is_owner desc`)
  expect(parts).toEqual([
    { email: 'customer@lading.example', is_owner: true, rights: [] },
    { email: expect.stringMatching(/^compliance@/), is_owner: false, rights: ['prepare', 'pay'] },
  ])
})

test('the second customer’s application is at an evaluator’s desk', async () => {
  const [application, ...others] = await rowsOf<{ type: number; agency: string; status: number; holder: string }>(`
    select t.type, t.agency, t.status, h.email as holder from transactions t
    join users u on u.id = t.author_id left join users h on h.id = t.lock_holder_id
    where u.email = 'customer2@lading.example' and t.status <> ${Status.forClientAction}`)
  expect(application).toMatchObject({ type: 1, agency: 'dti', status: Status.lockedForEvaluation })
  expect(application?.holder).toMatch(/^evaluator2?\.sea@/)
  expect(others).toEqual([])
})

test('another of theirs came back; its scope is answered, and the documents of the new scope are to come', async () => {
  const came_back = await rowsOf<{ asked: string[]; lacks: string[] }>(`
    select t.type, t.agency, (t.form ->> 'nvocc')::int as nvocc, (s.form ->> 'nvocc')::int as filed, array(
        select r.kind || ' ' || r.label || case when r.answered_at is null then ' needed' else ' answered' end
        from transaction_returns r where r.transaction_id = t.id and r.round = 1 order by r.id) as asked, array(
        select line ->> 'code' from jsonb_array_elements(t.requirements) line
        where (line ->> 'mandatory')::boolean and not exists (select from transaction_documents d
          where d.transaction_id = t.id and d.requirement_code = line ->> 'code')
        order by 1) as lacks
    from transactions t join users u on u.id = t.author_id
    join transaction_submissions s on s.transaction_id = t.id and s.round = 0
    where u.email = 'customer2@lading.example' and t.status = ${Status.forClientAction}`)
  expect(came_back).toMatchObject([{ type: 1, agency: 'dti', nvocc: 1, filed: 0, lacks: ['S-13', 'S-16'] }])
  expect(came_back[0]?.asked).toEqual([
    expect.stringMatching(/^document .+ needed$/),
    'field Scope of accreditation answered',
  ])
})

test('the third customer’s quarterly report came back with remarks on two of its lines, not answered yet', async () => {
  const asked = await rowsOf(`
    select u.email, r.code, r.answered_at from transaction_returns r join transactions t on t.id = r.transaction_id
    join users u on u.id = t.author_id
    where t.type = 14 and t.agency = 'dti' and t.status = ${Status.forClientAction} and r.kind = 'line' order by r.id`)
  const of = { email: 'customer3@lading.example', answered_at: null }
  expect(asked).toEqual(['lanes.1', 'lanes.2'].map((code) => ({ ...of, code })))
})

test('a certificate came back from printing, and its evaluator, who holds it, has corrected the trade name', async () => {
  const came_back = await rowsOf<{ trade_name: string; filed: string }>(`
    select t.status, h.email as holder, t.form ->> 'trade_name' as trade_name, c.path, c.after, s.form ->> 'trade_name' as filed,
      c.before = s.form ->> 'trade_name' as was_filed, a.number is not null as has_number
    from transactions t join users h on h.id = t.lock_holder_id join transaction_corrections c on c.transaction_id = t.id
    join transaction_submissions s on s.transaction_id = t.id and s.round = 0
    join accreditations a on a.id = t.accreditation_id where t.returned_from = ${Status.forPrinting}`)
  const holder = 'evaluator.sea@lading.example'
  const corrected = { path: 'trade_name', after: came_back[0]?.trade_name, was_filed: true, has_number: true }
  expect(came_back).toMatchObject([{ status: Status.evaluationForRevision, holder, ...corrected }])
  expect(came_back[0]?.filed).not.toBe(came_back[0]?.trade_name)
})

test('the approving officer by sea is asked for a waiver of a late report, and for a surrender with its letter', async () => {
  const waivers = await rowsOf(`
    select t.type, t.agency, t.status, t.request_asked_at = w.asked_at as is_asked, s.remarks = w.reason as has_reason,
      (select count(*)::int from obligations o where o.business_id = t.business_id and o.agency = t.agency
        and o.type = 14 and o.filed_on is null and o.ended_on is null and o.falls_on < '${manilaDay(now)}') > 0 as is_late
    from arrears_waivers w join transactions t on t.id = w.transaction_id
    join transaction_steps s on s.transaction_id = t.id and s.action = 'ask-for-waiver'`)
  expect(waivers).toEqual([
    { type: 2, agency: 'dti', status: Status.draft, is_asked: true, has_reason: true, is_late: true },
  ])
  const surrenders = await rowsOf(`
    select a.agency, a.status, a.surrender_asked_at = s.at as is_asked, f.name as letter, f.attached_at is not null as is_taken,
      (select count(*)::int from notifications n join users u on u.id = n.user_id
        where n.subject like 'Request:%surrender asked' and u.email like 'approver%') > 0 as is_told
    from accreditations a join accreditation_steps s on s.accreditation_id = a.id and s.action = 'ask-for-surrender'
    join files f on f.id = s.file_id`)
  const letter = { letter: 'letter-of-cessation.pdf', is_taken: true }
  expect(surrenders).toEqual([{ agency: 'dti', status: Status.accredited, is_asked: true, ...letter, is_told: true }])
})

test('a renewal began with the register and was looked at as a whole; what still served it is carried over', async () => {
  const renewals = await rowsOf<{ is_known: boolean; is_confirmed: boolean; is_migrated: boolean; carried: string[] }>(`
    select t.register is not null as is_known, t.submitted_at is null or cardinality(t.confirmed_sections) = ${SECTIONS} as is_confirmed,
      former.is_migrated, array(select distinct d.requirement_code from transaction_documents d
        join transaction_documents filed on filed.id = d.carried_from and filed.file_id = d.file_id
          and filed.requirement_code = d.requirement_code and filed.transaction_id = former.transaction_id
        where d.transaction_id = t.id order by 1) as carried
    from transactions t join accreditations a on a.id = t.accreditation_id
    join accreditations former on former.id = a.previous_accreditation_id where t.type = 2 and t.agency = 'dti'`)
  expect(renewals.length).toBeGreaterThan(20)
  expect(renewals.filter(({ is_known, is_confirmed }) => !is_known || !is_confirmed)).toEqual([])
  // The key officers are those of the filing before; what an earlier system accredited brought no documents.
  const lacking = renewals.filter((one) => one.carried.includes('S-12') === one.is_migrated)
  expect(lacking).toEqual([])
})

test('orders of payment are the sum of their lines, all are printed, and only what was paid has a receipt', async () => {
  const orders = await rowsOf<{ adds_up: boolean; is_printed: boolean; is_receipted: boolean }>(`
    select i.total_amount_due = (select sum(amount) from invoice_lines l where l.invoice_id = i.id) as adds_up,
      exists (select from issued_documents d where d.invoice_id = i.id and d.kind = 'order-of-payment') as is_printed,
      (i.status = ${InvoiceStatus.paid})::int
        = (select count(*) from receipts r where r.invoice_id = i.id and r.amount = i.total_amount_due) as is_receipted
    from invoices i`)
  expect(orders.length).toBeGreaterThan(100)
  expect(orders.filter((one) => !one.adds_up || !one.is_printed || !one.is_receipted)).toEqual([])
})

test('every document is stored as its row says, and opens', async () => {
  const stored = await connection.db.selectFrom('files').select(['storage_key', 'sha256', 'name']).execute()
  const opened = await Promise.all(stored.map(async ({ storage_key, sha256 }) => files.get(storage_key, sha256)))
  expect(opened.length).toBe(stored.length)
  for (const bytes of opened.slice(0, 20)) expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
})

test('each transaction beyond its approval has what that made, and each refusal its notice with the grounds', async () => {
  const made = await rowsOf<{ type: number; agency: string; kinds: string[] }>(`
    select t.type, t.agency, array_agg(distinct d.kind) as kinds from transactions t
    join issued_documents d on d.transaction_id = t.id and d.kind in ('certificate', 'certification', 'sec-recommendation')
    where t.status in (18, 19, 20, 21, 22) and d.payload ->> 'signed_at' is not null group by 1, 2 order by 1, 2 desc`)
  const kindsOf = (type: number) => made.find((row) => row.type === type && row.agency === 'dti')?.kinds
  expect([1, 2, 3, 12].flatMap(kindsOf)).toEqual(Array(4).fill('certificate'))
  expect([16, 17].flatMap(kindsOf)).toEqual(['certification', 'sec-recommendation'])
  const lacking = await rowsOf(`
    select t.type, t.agency, t.status from transactions t where t.type in (1, 2, 3, 4, 12, 16, 17)
      and t.status in (18, 19, 20, 21, 22) and not exists (select from issued_documents d where d.transaction_id = t.id
        and d.kind in ('certificate', 'branch-certificate', 'certification', 'sec-recommendation'))`)
  expect(lacking).toEqual([])
  const refused = await rowsOf<{ type: number; notices: number }>(`
    select t.type, (select count(*)::int from issued_documents d where d.transaction_id = t.id and d.kind = 'denial-notice'
      and d.payload #>> '{grounds,0,ground}' = split_part(t.grounds, chr(10), 1)) as notices
    from transactions t where t.status = ${Status.requestRejected} and t.type < 18 order by 1`)
  expect(refused.length).toBeGreaterThan(10)
  expect(refused.filter(({ notices }) => notices !== 1)).toEqual([])
})

test('it breaks no invariant but those about acts that nobody took and documents that are not drawn yet', async () => {
  const broken = (await readInvariants(connection.db)).filter(({ found }) => found.length > 0)
  expect(broken.map(({ view }) => view.replace('invariant_', ''))).toEqual([
    'approved_without_its_document',
    'filed_without_a_trace',
    'move_outside_the_audit',
    'payment_without_its_receipt',
    'printed_before_its_branches',
  ])
})

test('counters go on behind the numbers the demo used', async () => {
  const [highest] = await rowsOf<{ used: number; counted: number }>(`
    select max(right(reference, 6)::int) as used, (select last_number from number_series
      where series = 'reference-dti-N' and period = '2026') as counted
    from transactions where reference like 'SFF-N-2026-%'`)
  expect(ensure(highest).counted).toBe(ensure(highest).used)
  const { rows } = await sql<{
    next: number
  }>`select nextval(pg_get_serial_sequence('transactions', 'id'))::int as next`.execute(connection.db)
  const [{ last }] = (await rowsOf<{ last: number }>('select max(id) as last from transactions')) as [{ last: number }]
  expect(ensure(rows[0]).next).toBeGreaterThan(last)
})

test('a person who holds a certificate is told with its number and its days', async () => {
  const accredited = await accreditedInDemo(connection.db)
  expect(accredited.length).toBeGreaterThan(60)
  expect(accredited.filter(({ number, first_day, expiry_date }) => !number || !first_day || !expiry_date)).toEqual([])
  expect(
    accredited.filter(({ transaction_id, approved_by }) => (transaction_id === null) !== (approved_by === null)),
  ).toEqual([])
})

const fingerprint = `
  select md5(string_agg(t::text, '|' order by id)) as hash from (
    select id, reference, slug, status, business_id, processor_id, queue_number, form from transactions) t`
const lastDays = `select min(client_deadline_on)::text as first from transactions where status = 4`

test('a second start changes nothing', async () => {
  const [before] = await rowsOf(fingerprint)
  await startDemo(connection, folder, new Date('2027-01-01'))
  expect(await rowsOf(fingerprint)).toEqual([before])
})

/** What is dealt does not depend on the database: on the embedded one, where it takes long, twice in the proof alone. */
const isDealtTwice = process.env['LADING_DATABASE'] === 'postgres' || process.env['LADING_PROOF'] !== undefined

test.runIf(isDealtTwice)(
  'another first start deals the same demo, its last days by the settings',
  { timeout: 60_000 },
  async () => {
    const [ordinary] = await rowsOf<{ first: string }>(lastDays)
    const other = await demoDatabase(folder, now, { 'deadline.client_action_days': '40' })
    const again = (await other.rows(fingerprint)).rows
    const [longer] = (await other.rows<{ first: string }>(lastDays)).rows
    await other.close()
    expect(ensure(longer).first > ensure(ordinary).first).toBe(true)
    expect(again).toEqual(await rowsOf(fingerprint))
  },
)
