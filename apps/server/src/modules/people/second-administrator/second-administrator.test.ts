import { createRole, decideRoleChange, roleOf, updateRole, type RoleInput } from '@lading/contract/people/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let ana: Client
let ben: Client
let id: number
beforeAll(async () => {
  world = await createPeopleWorld()
  ana = await world.administrator()
  ben = await world.administrator()
})
afterAll(() => world.close())

const input = (facts: Partial<RoleInput> = {}): RoleInput => ({
  name: `Archivist ${crypto.randomUUID().slice(0, 8)}`,
  short: 'ARC',
  agency_rule: 'one',
  position: 3,
  permissions: ['view-transactions-report'],
  ...facts,
})
const seen = async (by: Client) => (await by.call(roleOf, { params: { id } })).body
async function ask(by: Client, permissions: string[]) {
  const { name, short, agency_rule, position, version } = await seen(by)
  const body = { name, short, agency_rule, position, version, permissions }
  return by.call(updateRole, { params: { id }, body })
}
const decide = async (by: Client, decision: 'confirm' | 'refuse' | 'withdraw', change_id = 0) =>
  by.call(decideRoleChange, {
    params: { id },
    body: { change_id: change_id || ((await seen(ana)).change?.id ?? 1), decision },
  })

beforeEach(async () => {
  await world.asksTwo('false')
  id = (await ana.call(createRole, { body: input() })).body.id
  await world.asksTwo('true')
})

describe('where a second administrator is asked', () => {
  test('a change waits, says what it wants, and holds once another one confirms it', async () => {
    expect(await ask(ana, ['view-activity-log'])).toMatchObject({
      status: 200,
      body: { is_waiting: true, permissions: ['view-transactions-report'] },
    })
    expect((await seen(ben)).change).toMatchObject({ is_mine: false, wanted: { permissions: ['view-activity-log'] } })
    expect(await decide(ben, 'confirm')).toMatchObject({
      status: 200,
      body: { is_waiting: false, permissions: ['view-activity-log'] },
    })
    const actions = ['ask-role-change', 'confirm-role-change', 'update-role']
    const entries = await Promise.all(actions.map((action) => world.auditOf(action, id)))
    expect(entries.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('nobody confirms or refuses their own, and nobody takes back another’s', async () => {
    await ask(ana, [])
    expect((await decide(ana, 'confirm')).status).toBe(403)
    expect((await decide(ana, 'refuse')).status).toBe(403)
    expect((await decide(ben, 'withdraw')).status).toBe(403)
    expect((await decide(ana, 'withdraw')).body).toMatchObject({ is_waiting: false })
  })

  test('a refused change changes nothing, and is not decided twice', async () => {
    await ask(ana, [])
    const { change } = await seen(ben)
    expect((await decide(ben, 'refuse')).body.permissions).toEqual(['view-transactions-report'])
    expect((await decide(ben, 'confirm', ensure(change).id)).status).toBe(409)
  })

  test('one change of a role waits at a time', async () => {
    await ask(ana, [])
    expect((await ask(ben, ['view-activity-log'])).status).toBe(409)
  })

  test('a change is not confirmed over one that came between', async () => {
    await ask(ana, [])
    await world.asksTwo('false')
    await ask(ben, ['view-activity-log'])
    expect((await decide(ben, 'confirm')).status).toBe(409)
    expect((await seen(ana)).permissions).toEqual(['view-activity-log'])
  })

  test('a new role opens nothing before the second agrees', async () => {
    const { body } = await ana.call(createRole, { body: input() })
    expect(body).toMatchObject({ permissions: [], is_waiting: true })
  })

  test('the decision is closed to a person who keeps no roles', async () => {
    await ask(ana, [])
    for (const person of [await world.customer(), await world.staff('dti', 5)]) {
      expect((await decide(person, 'confirm')).status).toBe(403)
    }
    expect((await decide(ben, 'confirm', 99_999)).status).toBe(404)
  })
})
