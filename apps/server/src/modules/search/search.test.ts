import { searchTransactions } from '@lading/contract/search'
import { queueNumber } from '@lading/domain/accreditation/queue-number'
import { formatTin } from '@lading/domain/business/tin'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { maySee } from '#modules/workflow/may-see'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'
import { seedDemo } from '../../seed/demo.ts'
import { seedDemoPeople } from '../../seed/people.ts'
import { seedPlaces } from '../../seed/places.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedPlaces(world.db)
  await seedDemoPeople(world.db, world.clock.now())
  await seedDemo(world.db, world.files, world.clock.now())
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

/** A sea case that carries all its numbers. */
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

describe('POST /lists/search-transaction', () => {
  test('a member of staff finds a case by every number it has, and by its business, in any spelling', async () => {
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

  test('a case that fits in several ways stands once', async () => {
    const ids = await idsOf(await the('evaluator.sea'), '2')
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
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
        .select(['id', 'reference', 'business_id', 'agency', 'type', 'status'])
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
      const ids = [...new Set([...(await idsOf(person, 'FF')), ...(await idsOf(person, '-'))])]
      const named = seen.filter(({ reference }) => /ff|-/i.test(reference)).map(({ id }) => id)
      expect(ids.toSorted((a, b) => a - b)).toEqual(named.toSorted((a, b) => a - b))
    },
  )

  test('a visitor finds nothing, and nobody searches for nothing', async () => {
    expect((await world.visitor().call(searchTransactions, { body: { keyword: 'a' } })).status).toBe(401)
    const staff = await the('evaluator.sea')
    expect((await staff.call(searchTransactions, { body: { keyword: '  ' } })).status).toBe(400)
  })
})
