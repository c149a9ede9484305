import {
  adminUser,
  createAdminUser,
  decideRightsChange,
  setAdminUserStatus,
  updateAdminUser,
  type AdminUserInput,
} from '@lading/contract/people/admin-users'
import { roleOf, updateRole } from '@lading/contract/people/roles'
import {
  decideSecondAdministrator,
  secondAdministrator,
  setSecondAdministrator,
} from '@lading/contract/people/second-administrator'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { filedApplication } from '#testing/filings/filing'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

const [EVALUATOR, REVIEWER] = [5, 7]

let world: PeopleWorld
let ana: Client
let ben: Client
beforeAll(async () => {
  world = await createPeopleWorld()
  ana = await world.administrator()
  ben = await world.administrator()
})
afterAll(() => world.close())

const noticesOf = async ({ user_id }: Client) =>
  (await world.db.selectFrom('notifications').select(['subject', 'link']).where('user_id', '=', user_id).execute()).map(
    ({ subject, link }) => `${subject} ${link}`,
  )

beforeEach(async () => {
  await world.db.deleteFrom('administration_changes').execute()
  await world.asksTwo('true')
})

describe('what a member of staff may do', () => {
  const seen = async (id: number) => (await ana.call(adminUser, { params: { id } })).body
  async function ask(by: Client, id: number, facts: Partial<AdminUserInput>) {
    const { roles, version, email, permissions, agency } = await seen(id)
    const { first_name, middle_name, last_name, suffix, mobile, position_title, unit } = await seen(id)
    const person = { email, first_name, middle_name, last_name, suffix, mobile, position_title, unit }
    const body = { ...person, permissions, agency, role_ids: roles.map((role) => role.id), version, ...facts }
    return by.call(updateAdminUser, { params: { id }, body })
  }
  const decide = async (by: Client, id: number, decision: 'confirm' | 'refuse' | 'withdraw') =>
    by.call(decideRightsChange, { params: { id }, body: { change_id: (await seen(id)).change?.id ?? 1, decision } })
  const rolesOf = async (id: number) => (await seen(id)).roles.map((role) => role.id)
  const evaluator = async () => (await world.staff('dti', EVALUATOR)).user_id

  test('waits on their page with what it would change, and holds once another administrator confirms it', async () => {
    const id = await evaluator()
    const reply = await ask(ana, id, { role_ids: [REVIEWER], permissions: ['view-activity-log'], last_name: 'Basa' })
    expect(reply.body).toMatchObject({ last_name: 'Basa', roles: [{ id: EVALUATOR }], permissions: [] })
    expect(reply.body.change).toMatchObject({ is_mine: true, wanted: { roles: [{ id: REVIEWER }], agency: 'dti' } })
    expect(await noticesOf(ben)).toContain(`A change needs your confirmation /admin-users/${id}`)

    expect((await decide(ben, id, 'confirm')).body).toMatchObject({
      roles: [{ id: REVIEWER }],
      permissions: ['view-activity-log'],
      change: null,
    })
    expect(await noticesOf(ana)).toContain(`Change confirmed /admin-users/${id}`)
    const actions = ['ask-rights-change', 'confirm-rights-change']
    const entries = await Promise.all(actions.map((action) => world.auditOf(action, id)))
    expect(entries.map(({ length }) => length)).toEqual([1, 1])
  })

  test('is confirmed by nobody who asked for it, nor by whom it is about', async () => {
    const id = await evaluator()
    await ask(ana, id, { role_ids: [REVIEWER] })
    expect((await decide(ana, id, 'confirm')).status).toBe(403)
    expect((await decide(ben, id, 'withdraw')).status).toBe(403)
    expect((await decide(await world.staff('dti', EVALUATOR), id, 'confirm')).status).toBe(403)
    expect((await decide(await world.customer(), id, 'confirm')).status).toBe(403)
    expect(await rolesOf(id)).toEqual([EVALUATOR])

    const carl = await world.administrator()
    await ask(ana, carl.user_id, { permissions: ['view-activity-log'] })
    expect((await decide(carl, carl.user_id, 'confirm')).status).toBe(403)
    expect((await decide(ana, carl.user_id, 'withdraw')).body.change).toBeNull()
  })

  test('is left as it was by a refusal, and a second change waits for none', async () => {
    const id = await evaluator()
    await ask(ana, id, { role_ids: [REVIEWER] })
    expect((await ask(ben, id, { role_ids: [6] })).status).toBe(409)
    expect((await decide(ben, id, 'refuse')).body).toMatchObject({ roles: [{ id: EVALUATOR }], change: null })
    expect((await decide(ben, id, 'confirm')).status).toBe(404)
  })

  test('is not given over what the person or the role became meanwhile', async () => {
    const id = await evaluator()
    await ask(ana, id, { role_ids: [REVIEWER] })
    await world.gives(id, 6)
    expect((await decide(ben, id, 'confirm')).status).toBe(409)
    await world.takes(id, 6)

    await world.asksTwo('false')
    const { body: role } = await ana.call(roleOf, { params: { id: REVIEWER } })
    const { name, short, agency_rule, position, version, permissions } = role
    const body = { name, short, agency_rule, position, version, permissions: [...permissions, 'view-user'] }
    await ana.call(updateRole, { params: { id: REVIEWER }, body })
    await world.asksTwo('true')
    expect((await decide(ben, id, 'confirm')).status).toBe(409)
    expect(await rolesOf(id)).toEqual([EVALUATOR])
  })

  test('includes the address that opens the account, which moves once another administrator confirms it', async () => {
    const id = await evaluator()
    const { email: former } = await seen(id)
    const email = `moved-${former}`
    expect((await ask(ana, id, { email, last_name: 'Basa' })).body).toMatchObject({
      email: former,
      last_name: 'Basa',
      change: { wanted: { email, roles: [{ id: EVALUATOR }] } },
    })
    expect(await world.subjectsMailedTo(former)).toEqual([])
    expect((await decide(ben, id, 'confirm')).body).toMatchObject({ email, email_verified_at: null, change: null })
    expect(await world.subjectsMailedTo(former)).toEqual(['The e-mail address of your account was changed'])
    expect(await world.mailedToken(email)).not.toBe('')
  })

  test('keeps an address that changed since another was requested, and one that has an account by now', async () => {
    const id = await evaluator()
    const { email: former } = await seen(id)
    const email = `moved-${former}`
    await ask(ana, id, { email })
    await world.db
      .updateTable('users')
      .set({ email: `own-${former}` })
      .where('id', '=', id)
      .execute()
    expect((await decide(ben, id, 'confirm')).status).toBe(409)
    await world.db.updateTable('users').set({ email: former }).where('id', '=', id).execute()
    const taken = await evaluator()
    await world.db.updateTable('users').set({ email }).where('id', '=', taken).execute()
    expect((await decide(ben, id, 'confirm')).status).toBe(400)
    expect((await seen(id)).email).toBe(former)
  })

  test('does not move to the other agency an evaluator who got a transaction since it was requested', async () => {
    const id = await evaluator()
    await ask(ana, id, { agency: 'cab' })
    const { transaction_id } = await filedApplication(world)
    const row = world.db.updateTable('transactions').where('id', '=', transaction_id)
    await row.set({ processor_id: id }).execute()
    expect((await decide(ben, id, 'confirm')).status).toBe(409)
    await row.set({ processor_id: null }).execute()
    expect((await decide(ben, id, 'confirm')).body.agency).toBe('cab')
  })

  test('leaves their own address to an administrator', async () => {
    const { email } = await seen(ana.user_id)
    expect((await ask(ana, ana.user_id, { email: `own-${email}` })).body).toMatchObject({
      email: `own-${email}`,
      change: null,
    })
    expect((await seen(ana.user_id)).email).toBe(`own-${email}`)
  })

  test('is nothing for a new account, which gets its link once another administrator agrees', async () => {
    const email = 'new.reviewer@lading.example'
    const person = { email, first_name: 'Ramon', middle_name: '', last_name: 'Basa', suffix: '', mobile: '' }
    const body = { ...person, role_ids: [REVIEWER], agency: 'dti' as const }
    const { body: account } = await ana.call(createAdminUser, { body })
    expect(account).toMatchObject({ roles: [], change: { wanted: { roles: [{ id: REVIEWER }] } } })
    expect(await world.mailedToken(email)).toBe('')
    await decide(ben, account.id, 'confirm')
    expect(await world.mailedToken(email)).not.toBe('')
    expect(await rolesOf(account.id)).toEqual([REVIEWER])
  })
})

describe('the rule that two are asked', () => {
  const now = async (by: Client) => (await by.call(secondAdministrator)).body
  const set = async (by: Client, is_on: boolean) =>
    by.call(setSecondAdministrator, { body: { is_on, version: (await now(ana)).version } })
  const decide = async (by: Client, decision: 'confirm' | 'refuse' | 'withdraw') =>
    by.call(decideSecondAdministrator, { body: { change_id: (await now(ana)).change?.id ?? 1, decision } })

  test('begins at once, and ends only once another administrator confirms that', async () => {
    await world.asksTwo('false')
    expect((await set(ana, true)).body).toMatchObject({ is_on: true, change: null })
    expect((await set(ana, false)).body).toMatchObject({ is_on: true, change: { is_mine: true } })
    expect((await decide(ana, 'confirm')).status).toBe(403)
    expect((await set(ben, false)).status).toBe(409)
    expect((await decide(ben, 'confirm')).body).toMatchObject({ is_on: false, change: null })
    expect((await decide(ben, 'confirm')).status).toBe(404)
    const { rows } = { rows: await world.db.selectFrom('audit_entries').select('action').execute() }
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ask-end-of-second-administrator', 'confirm-end-of-second-administrator']),
    )
  })

  test('stays where the second administrator refuses, or who asked takes it back', async () => {
    await set(ana, false)
    expect((await decide(ben, 'withdraw')).status).toBe(403)
    expect((await decide(ben, 'refuse')).body).toMatchObject({ is_on: true, change: null })
    await set(ana, false)
    expect((await decide(ana, 'withdraw')).body).toMatchObject({ is_on: true, change: null })
  })

  test('is changed by nobody who keeps no roles of both agencies, and not on an old reading', async () => {
    for (const person of [await world.customer(), await world.staff('dti', EVALUATOR), await world.staff('dti', 1)]) {
      expect((await person.call(setSecondAdministrator, { body: { is_on: false, version: 1 } })).status).toBe(403)
    }
    expect((await ana.call(setSecondAdministrator, { body: { is_on: false, version: 999 } })).status).toBe(409)
  })

  test('never loses the second administrator, and does not begin without one', async () => {
    const others = await world.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('audience', '=', 'staff')
      .where('id', 'not in', [ana.user_id, ben.user_id])
      .returning('id')
      .execute()
    expect(others.length).toBeGreaterThan(0)
    const { version } = (await ana.call(adminUser, { params: { id: ben.user_id } })).body
    const body = { status: 'disabled' as const, reason: 'Left', version }
    const disable = () => ana.call(setAdminUserStatus, { params: { id: ben.user_id }, body })
    expect(await disable()).toMatchObject({ status: 409, body: { message: expect.stringContaining('only one') } })
    await world.asksTwo('false')
    expect((await disable()).status).toBe(200)
    expect((await set(ana, true)).status).toBe(409)
  })
})
