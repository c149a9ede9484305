import {
  pendingReports,
  reportCalendar,
  reportFindings,
  reportOpenings,
  saveReport,
} from '@lading/contract/reports/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { patchOf } from '#testing/filings/filing'
import { askedBusiness, reportingBusiness } from '#testing/filings/reports'
import { createWorld, type World } from '#testing/world'

let world: World
let sea: Client
let air: Client
beforeAll(async () => {
  world = await createWorld()
  sea = await world.staff('dti', 5)
  air = await world.staff('cab', 6)
})
afterAll(() => world.close())

describe('what a business owes', () => {
  test('is read by its people and the staff of its agency, and by no other person', async () => {
    const { client, business_id, id } = await askedBusiness(world, 'dti')
    const params = { id: business_id }
    const { body } = await client.call(pendingReports, { params })
    expect(body.data).toMatchObject([{ state: 'due', due_on: '2027-01-04', transaction: { transaction_id: id } }])
    expect((await sea.call(pendingReports, { params })).body.data).toMatchObject([{ state: 'due', transaction: null }])
    expect((await air.call(pendingReports, { params })).body.data).toEqual([])
    const stranger = await reportingBusiness(world, 'dti')
    expect((await stranger.client.call(pendingReports, { params })).status).toBe(404)
    expect((await stranger.client.call(reportCalendar, { params })).status).toBe(404)
    expect((await stranger.client.call(reportFindings, { params: { id } })).status).toBe(404)
    const patch = [patchOf('insurance_insurer', 'Other', 'Pacific Mutual Insurance')]
    expect((await stranger.client.call(saveReport, { params: { id }, body: { patch } })).status).toBe(404)
  })

  test('is late from the day after its due day, and stands first in the overview', async () => {
    const { client, business_id } = await askedBusiness(world, 'dti')
    world.clock.set('2027-01-06T08:00:00+08:00')
    const { body } = await client.call(reportOpenings)
    const pending = [{ type: 15, state: 'late', days_late: 2 }, { type: 14 }, { type: 13 }]
    const openings = [{ type: 13 }, { type: 14 }, { type: 15 }]
    expect(body.businesses).toMatchObject([{ business_id, pending, openings }])
  })
})
