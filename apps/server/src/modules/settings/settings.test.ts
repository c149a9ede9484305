import { allSettings } from '@lading/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberSettingOf, settingOf } from '#platform/settings'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const keysFor = async (who: Client, query: { group?: string } = {}) => {
  const { body } = await who.call(allSettings, { query })
  return body.data.map(({ param_key }) => param_key)
}

test('a visitor is told the public settings and no others', async () => {
  const keys = await keysFor(world.visitor())
  expect(keys).toContain('agency.dti.name')
  expect(keys).not.toContain('workflow.lease_minutes')
})

test('a page that shows the offices alone is told the settings of the agencies, and no secret one by its group', async () => {
  const keys = await keysFor(world.visitor(), { group: 'agency' })
  expect(keys).toContain('agency.dti.name')
  expect(keys.filter((key) => !key.startsWith('agency.'))).toEqual([])
  expect(await keysFor(world.visitor(), { group: 'workflow' })).toEqual([])
  expect((await world.visitor().call(allSettings, { query: { group: 'agency.%' } })).status).toBe(400)
})

test('an evaluator sees no more than a visitor', async () => {
  const evaluator = await world.staff('dti', 5)
  expect(await keysFor(evaluator)).toEqual(await keysFor(world.visitor()))
})

test('a value that staff changed holds at the next question', async () => {
  expect(await numberSettingOf(world.db, 'workflow.lease_minutes')).toBe(15)
  await world.db
    .updateTable('settings')
    .set({ param_value: '20' })
    .where('param_key', '=', 'workflow.lease_minutes')
    .execute()
  expect(await numberSettingOf(world.db, 'workflow.lease_minutes')).toBe(20)
})

test('a setting that is missing is named, not guessed', async () => {
  await expect(settingOf(world.db, 'no.such.key' as never)).rejects.toThrow('The setting no.such.key is missing.')
})

test('the year at the agencies has begun at midnight in Manila, by the portal’s clock', async () => {
  const today = async () => (await world.visitor().call(allSettings)).body.today
  world.clock.set('2030-12-31T23:59:59+08:00')
  expect(await today()).toBe('2030-12-31')
  world.clock.set('2031-01-01T00:00:00+08:00')
  expect(await today()).toBe('2031-01-01')
})
