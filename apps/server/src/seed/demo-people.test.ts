import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, expect, test } from 'vitest'
import { demonstration } from '#testing/databases/demo-database'

// What the people of the demonstration find when they sign in; whether its rows are right is `demo.test.ts`.
const now = new Date('2026-11-20T10:00:00+08:00')
const { rowsOf, close } = await demonstration(now)
afterAll(close)

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
