import { searchTransactions } from '@lading/contract/search'
import { queueNumber } from '@lading/domain/accreditation/numbers/queue-number'
import { formatTin } from '@lading/domain/business/tin'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { maySee } from '#modules/workflow/transactions/may-see'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'
import { seedDemo } from '../../seed/demo.ts'
import { seedDemoPeople } from '../../seed/people.ts'
import { seedPlaces } from '../../seed/places.ts'
import { orderDocuments } from '../../workflow-handlers.ts'

/** Thousands of transactions take PGlite a while. */
const hasTime = process.env['LADING_DATABASE'] === 'postgres' || process.env['LADING_PROOF'] === 'full'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedPlaces(world.db)
  await seedDemoPeople(world.db, world.clock.now())
  await seedDemo(world.db, world.files, world.clock.now(), orderDocuments(world))
}, 240_000)
afterAll(() => world.close())

async function the(account: string): Promise<Client> {
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${account}@lading.example`)
    .executeTakeFirstOrThrow()
  return world.signedIn(id)
}

/** Everything a person finds, page after page. */
async function found(person: Client, keyword: string) {
  const rows: { transaction_id: number; found_by: string }[] = []
  for (let page = 1; ; page += 1) {
    const { status, body } = await person.call(searchTransactions, { body: { keyword, page, per_page: 50 } })
    expect(status).toBe(200)
    rows.push(...body.data)
    if (rows.length >= body.total) return rows
  }
}

const idsOf = async (person: Client, keyword: string) =>
  (await found(person, keyword)).map(({ transaction_id }) => transaction_id)

/** A transaction by sea that carries all its numbers. */
const released = () =>
  world.db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .innerJoin('invoices as i', 'i.transaction_id', 't.id')
    .innerJoin('receipts as r', 'r.invoice_id', 'i.id')
    .innerJoin('accreditations as a', 'a.id', 't.accreditation_id')
    .select(['t.id', 't.reference', 't.queue_number', 'b.name', 'b.tin', 'i.number as invoice', 'r.number as receipt'])
    .select('a.number as certificate')
    .where('t.agency', '=', 'dti')
    .where('t.type', '=', 1)
    .where('t.queue_number', 'is not', null)
    .where('a.number', 'is not', null)
    .orderBy('t.id')
    .executeTakeFirstOrThrow()

/** Many transactions of a customer's business, named alike; the lower a number, the later its last change. */
async function manyOf(owner: Client, many: number, { named = 'MANY', daysLater = 0 } = {}) {
  await sql`alter table transactions disable trigger transactions_moves`.execute(world.db)
  await sql`
    insert into transactions (reference, slug, type, agency, business_id, status, author_id, form, last_activity_at,
      created_at, updated_at)
    select ${named} || '-' || lpad((${many}::int - i)::text, 6, '0'), ${named} || '-' || i, 16, 'dti', (
        select min(business_id) from business_users where user_id = ${owner.user_id}
      ), 24, ${owner.user_id}, '{}', at, at, at
    from generate_series(1, ${many}::int) i, lateral (
      select ${world.clock.now()}::timestamptz + make_interval(days => ${daysLater}, secs => i) as at
    ) as moment`.execute(world.db)
  await sql`alter table transactions enable trigger transactions_moves`.execute(world.db)
}

describe('POST /lists/search-transaction', () => {
  test('a member of staff finds a transaction by every number it has, and by its business, in any spelling', async () => {
    const staff = await the('evaluator.sea')
    const { id, reference, queue_number, name, tin, invoice, receipt, certificate } = await released()
    const keywords: [string, RegExp][] = [
      [reference.toLowerCase(), /its reference$/],
      [reference.slice(-6), /its reference$/],
      [queueNumber(ensure(queue_number)), /its queue number$/],
      [String(queue_number), /its (reference|queue number)$/],
      [name.toUpperCase(), /its business name$/],
      [formatTin(tin), /its TIN$/],
      [ensure(invoice), /its invoice number$/],
      [receipt, /its receipt number$/],
      [ensure(certificate), /its certificate number$/],
    ]
    for (const [keyword, by] of keywords) {
      const hit = (await found(staff, keyword)).find((row) => row.transaction_id === id)
      expect(`${keyword} is found by its ${hit?.found_by}`).toMatch(by)
    }
  })

  test('a transaction that fits in several ways is listed once', async () => {
    const ids = await idsOf(await the('evaluator.sea'), '2026')
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('of more than a thousand that fit, those that changed last are listed, to staff and customer alike', async () => {
    const owner = await the('customer')
    await manyOf(owner, 1100)
    for (const person of [await the('evaluator.sea'), owner]) {
      const page = async (more: object) => {
        const { body } = await person.call(searchTransactions, { body: { keyword: 'many-', ...more } as never })
        return { ...body, data: body.data.map(({ reference }) => reference) }
      }
      const first = await page({})
      expect(first).toMatchObject({ total: 1000, is_more: true })
      expect(first.data.slice(0, 2)).toEqual(['MANY-000000', 'MANY-000001'])
      expect((await page({ page: 100 })).data.at(-1)).toBe('MANY-000999')
      expect((await page({ page: 101 })).data).toEqual([])
      expect((await page({ order_by: 'reference', sort_by: 'desc' })).data[0]).toBe('MANY-000999')
      expect((await page({ keyword: 'MANY-00005' })).data).toHaveLength(10)
      const named = await page({ keyword: 'many-000050' })
      expect(named).toEqual({ total: 1, data: ['MANY-000050'] })
    }
  })

  test.runIf(hasTime)('of thousands from long ago some are listed, after the few that changed since', async () => {
    await manyOf(await the('customer'), 2100, { named: 'AGED' })
    await manyOf(await the('customer'), 5000, { named: 'YOUNG', daysLater: 1 })
    await manyOf(await the('customer'), 5, { named: 'AGED-NEW', daysLater: 2 })
    for (const person of [await the('evaluator.sea'), await the('customer')]) {
      const page = async (page: number) =>
        (await person.call(searchTransactions, { body: { keyword: 'aged-', page } })).body
      const first = await page(1)
      expect(first).toMatchObject({ total: 1000, is_more: true })
      const pages = [first, await page(2), await page(99), await page(100)]
      const references = pages.flatMap(({ data }) => data.map(({ reference }) => reference))
      expect(references.slice(3, 6)).toEqual(['AGED-NEW-000003', 'AGED-NEW-000004', expect.stringMatching(/^AGED-000/)])
      expect(new Set(references).size).toBe(40)
      expect(references.slice(5)).toEqual(references.slice(5).sort())
      expect((await page(101)).data).toEqual([])
    }
  })

  test('one with a thousand orders of payment stands once, and hides no other', async () => {
    const { id } = await released()
    await sql`
      insert into invoices (number, slug, agency, business_id, transaction_id, purpose, status, accreditation,
        total_amount_due, issued_at, created_at)
      select 'ZQX-' || i, 'zqx-' || i, agency, business_id, id, 'order-of-payment', 7, 1, 1, now(), now()
      from transactions, generate_series(1, 1100) i where id = ${id}`.execute(world.db)
    expect(await idsOf(await the('evaluator.sea'), 'zqx-')).toEqual([id])
  })

  test('a sign of the search itself means only itself', async () => {
    expect(await idsOf(await the('evaluator.sea'), '%')).toEqual([])
    expect(await idsOf(await the('evaluator.sea'), '_______')).toEqual([])
  })

  test.each(['customer', 'customer2', 'evaluator.sea', 'approver.air', 'auditor', 'content'])(
    '%s finds exactly what they may see',
    async (account) => {
      const person = await the(account)
      const caller = ensure(await world.app.whoIs(ensure(person.token), { ip: '', id: '' } as never))
      const all = await world.db
        .selectFrom('transactions')
        .select(['id', 'reference', 'business_id', 'agency', 'type', 'status', 'submitted_at'])
        .where('status', '<>', Status.deleted)
        .execute()
      const seen = all.filter((row) => {
        try {
          maySee(row, caller)
          return true
        } catch {
          return false
        }
      })
      const ids = [...new Set([...(await idsOf(person, 'SFF-')), ...(await idsOf(person, 'aff-'))])]
      const named = seen.filter(({ reference }) => /sff-|aff-/i.test(reference)).map(({ id }) => id)
      expect(ids.toSorted((a, b) => a - b)).toEqual(named.toSorted((a, b) => a - b))
    },
  )

  test('two letters find the names in which a word begins so, and nothing within a word', async () => {
    const staff = await the('evaluator.sea')
    const { id, name } = await released()
    const [first = '', second = ''] = name.split(' ')
    expect(await idsOf(staff, first.slice(0, 2))).toContain(id)
    expect(await idsOf(staff, second.slice(0, 2).toLowerCase())).toContain(id)
    expect(await idsOf(staff, first.slice(1, 3))).not.toContain(id)
  })

  test('a visitor finds nothing, and nobody searches for nothing', async () => {
    expect((await world.visitor().call(searchTransactions, { body: { keyword: 'a' } })).status).toBe(401)
    const staff = await the('evaluator.sea')
    expect((await staff.call(searchTransactions, { body: { keyword: '  ' } })).status).toBe(400)
  })
})
