import { accreditationsHeld } from '@lading/contract/accreditations/accreditation-register'
import { createReport } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'
import { foldAccreditationTotals } from './accreditation-totals.ts'

let world: World
let sea: Client
let air: Client
let both: Client
let held: Awaited<ReturnType<typeof accreditedBusiness>>
beforeAll(async () => {
  world = await createWorld()
  sea = await world.staff('dti', 5)
  air = await world.staff('cab', 6)
  both = await world.staff(null, 1)
  held = await accreditedBusiness(world, 'dti', '25-SFF-000981', { business_name: 'Ñandu Cargo' })
  await accredited(world, held.business_id, 'cab', '25-AFF-000982', ['domestic'])
  const expired = await accreditedBusiness(world, 'dti', '25-SFF-000983', { business_name: 'Bayani Lines' }, ['nvocc'])
  await world.db
    .updateTable('accreditations')
    .set({ status: Status.expired, expiry_date: '2026-01-31', first_day: '2024-02-01' })
    .where('id', '=', expired.accreditation_id)
    .execute()
})
afterAll(() => world.close())

const listed = async (who: Client, body: object = {}) => (await who.call(accreditationsHeld, { body })).body
const numbers = async (who: Client, body: object = {}) => (await listed(who, body)).data.map(({ number }) => number)

describe('POST /lists/accreditations-held', () => {
  test('shows staff what their agency has given, by business, with standing and term', async () => {
    const { data, total } = await listed(sea)
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { number: '25-SFF-000983', business_name: 'Bayani Lines', status: Status.expired, days_left: null, nvocc: 1 },
      { number: '25-SFF-000981', business_name: 'Ñandu Cargo', status: Status.accredited, renewal: null, due: [] },
    ])
    expect(await numbers(air)).toEqual(['25-AFF-000982'])
    expect(await numbers(both)).toEqual(['25-SFF-000983', '25-SFF-000981', '25-AFF-000982'])
    expect(await numbers(both, { agency: 'cab' })).toEqual(['25-AFF-000982'])
  })

  test('is narrowed, ordered and searched, each time with the exact total', async () => {
    expect(await listed(sea, { status: Status.expired })).toMatchObject({
      total: 1,
      data: [{ number: '25-SFF-000983' }],
    })
    expect(await listed(sea, { scope: 'international' })).toMatchObject({
      total: 1,
      data: [{ number: '25-SFF-000981' }],
    })
    expect(await numbers(sea, { order_by: 'expiry_date', sort_by: 'desc' })).toEqual(['25-SFF-000981', '25-SFF-000983'])
    expect(await listed(sea, { search: 'nandu' })).toMatchObject({ total: 1, data: [{ number: '25-SFF-000981' }] })
    expect(await listed(sea, { search: 'sff-000983' })).toMatchObject({ total: 1 })
    expect(await listed(air, { search: 'bayani' })).toMatchObject({ total: 0 })
  })

  test('is for staff who read an agency', async () => {
    expect((await held.client.call(accreditationsHeld, { body: {} })).status).toBe(403)
    const content = await world.staff(null, 12)
    expect(await numbers(content)).toEqual([])
  })

  test('tells of each what is due, and of a report that was opened and not filed', async () => {
    const { business_id, client } = held
    await client.call(createReport, { body: { business_id, agency: 'dti', type: 15 } })
    const day = { opens_on: '2026-02-01', falls_on: '2026-02-27' }
    await world.db
      .updateTable('obligations')
      .set(day)
      .where('business_id', '=', business_id)
      .where('type', '=', 15)
      .execute()
    const { data } = await listed(sea, { search: 'nandu' })
    expect(ensure(data[0]).due).toContainEqual({ type: 15, due_on: '2026-02-27', is_late: true })
  })
})

test('names and totals follow whatever happens, and folding changes no total', async () => {
  const renamed = sql<string>`jsonb_set(profile, '{business_name}', '"Amihan Freight"')`
  await world.db.updateTable('businesses').set({ profile: renamed }).where('id', '=', held.business_id).execute()
  expect(await numbers(sea)).toEqual(['25-SFF-000981', '25-SFF-000983'])
  expect((await listed(sea, { search: 'nandu' })).total).toBe(0)
  const suspended = { status: Status.suspended }
  await world.db.updateTable('accreditations').set(suspended).where('id', '=', held.accreditation_id).execute()
  for (const _ of [1, 2]) {
    expect((await listed(sea, suspended)).total).toBe(1)
    expect((await listed(sea, { status: Status.accredited })).total).toBe(0)
    expect((await listed(sea)).total).toBe(2)
    await foldAccreditationTotals(world.db)
  }
})

test('folding writes anew only the sums that have several lines', async () => {
  await foldAccreditationTotals(world.db)
  const lines = async () => {
    const { rows } = await sql<{ line: string }>`
      select ctid::text || ' ' || status || ' ' || total as line from accreditation_totals`.execute(world.db)
    return rows.map(({ line }) => line)
  }
  const before = await lines()
  const changed = { status: Status.expired }
  await world.db.updateTable('accreditations').set(changed).where('id', '=', held.accreditation_id).execute()
  await foldAccreditationTotals(world.db)
  const ofStatus = (status: Status) => (line: string) => line.split(' ')[1] === String(status)
  expect(before.filter(ofStatus(Status.suspended))).toHaveLength(1)
  const after = await lines()
  expect(after.filter(ofStatus(Status.suspended))).toEqual([])
  expect(after.filter(ofStatus(Status.accredited))).toEqual(before.filter(ofStatus(Status.accredited)))
  expect(after.filter(ofStatus(Status.accredited))).not.toEqual([])
})
