import * as contract from '@lading/contract/people/admin-users'
import { activityList, activityLog } from '@lading/contract/people/activity'
import { adminLogin, me, resetPassword } from '@lading/contract/accounts/accounts'
import { staffQueues } from '@lading/contract/queues'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { isWaitedFor } from '#testing/databases/is-waited-for'
import { filedApplication } from '#testing/filings/filing'
import { createPeopleWorld, type PeopleWorld } from '#testing/people/people'

let world: PeopleWorld
let admin: Client
beforeAll(async () => {
  world = await createPeopleWorld()
  admin = await world.administrator()
})
afterAll(() => world.close())

const input = (facts: Partial<contract.AdminUserInput> = {}): contract.AdminUserInput => ({
  email: `${crypto.randomUUID().slice(0, 8)}@agency.example`,
  first_name: 'Jose',
  middle_name: '',
  last_name: 'Rizal',
  suffix: '',
  mobile: '',
  role_ids: [5],
  permissions: [],
  agency: 'dti',
  position_title: 'Evaluator',
  unit: 'Accreditation',
  ...facts,
})
const added = async (facts: Partial<contract.AdminUserInput> = {}) =>
  (await admin.call(contract.createAdminUser, { body: input(facts) })).body
const seen = async (id: number) => (await admin.call(contract.adminUser, { params: { id } })).body
async function change(client: Client, id: number, facts: Partial<contract.AdminUserInput & { version: number }>) {
  const { roles, version, ...person } = await seen(id)
  const stands = contract.AdminUserInput.parse({ ...input(), ...person, role_ids: roles.map((role) => role.id) })
  const body = { ...stands, version, ...facts }
  return client.call(contract.updateAdminUser, { params: { id }, body })
}
const setStatus = async (client: Client, id: number, status: 'active' | 'disabled') =>
  client.call(contract.setAdminUserStatus, {
    params: { id },
    body: { status, reason: 'On leave', version: (await seen(id)).version },
  })
const reset = async (client: Client, id: number, method: 'link' | 'hand-over') =>
  client.call(contract.resetAdminUserPassword, { params: { id }, body: { method, version: (await seen(id)).version } })

describe('POST /admin-users', () => {
  test('adds an account, whose person sets a password by the mailed link and works', async () => {
    const { id, email } = await added()
    const token = await world.mailedToken(email)
    const password = 'four brown carabaos'
    expect((await world.visitor().call(resetPassword, { body: { token, email, password } })).status).toBe(200)
    expect(await world.visitor().call(adminLogin, { body: { email, password } })).toMatchObject({
      body: { user: { id, role_id: 5, admin_profile: { agency: 'dti' } } },
    })
    expect(await world.auditOf('create-admin-user', id)).toHaveLength(1)
  })

  test.each([
    ['an address that has an account', () => ({ email: 'person1@lading.example' }), 'email'],
    ['a role of one agency without an agency', () => ({ agency: null }), 'agency'],
    ['a role of both agencies with one', () => ({ role_ids: [14] }), 'agency'],
    ['two roles that do not go together', () => ({ role_ids: [1, 5] }), 'role_ids'],
    ['the role of customers', () => ({ role_ids: [2], agency: null }), 'role_ids'],
    ['a role that is gone', () => ({ role_ids: [999] }), 'role_ids'],
    ['a permission that is none', () => ({ permissions: ['fly'] }), 'permissions'],
  ])('refuses %s', async (_, facts, field) => {
    const reply = await admin.call(contract.createAdminUser, { body: input(facts()) })
    expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
  })
})

describe('PUT /admin-users/:id', () => {
  test('gives other roles, which hold on the very next request', async () => {
    const person = await world.staff('dti', 5)
    const list = () => person.call(staffQueues['for-evaluation'], { body: {} })
    expect((await list()).status).toBe(200)
    expect((await change(admin, person.user_id, { role_ids: [9] })).status).toBe(200)
    expect((await list()).status).toBe(403)
    expect((await change(admin, person.user_id, { permissions: ['view-transaction-evaluation-list'] })).status).toBe(
      200,
    )
    expect((await list()).status).toBe(200)
  })

  test('lets nobody change their own roles, permissions or agency, but their name', async () => {
    const facts = [{ role_ids: [14] }, { permissions: ['approve'] }, { agency: 'dti' as const }]
    for (const fact of facts) expect((await change(admin, admin.user_id, fact)).status).toBe(403)
    expect((await change(admin, admin.user_id, { first_name: 'Amelia' })).status).toBe(200)
  })

  test('tells the owner at the former address that it changed, and ends their sessions', async () => {
    const person = await world.staff('dti', 5)
    const { email } = await seen(person.user_id)
    expect((await change(admin, person.user_id, { email: `taken-${email}` })).status).toBe(200)
    expect(await world.subjectsMailedTo(email)).toEqual(['The e-mail address of your account was changed'])
    expect((await person.call(me)).status).toBe(401)
  })

  test('neither moves an evaluator to the other agency nor to another desk while a transaction is assigned to them', async () => {
    const { transaction_id } = await filedApplication(world)
    const { user_id } = await world.staff('dti', 5)
    const assign = (processor_id: number | null) =>
      world.db.updateTable('transactions').set({ processor_id }).where('id', '=', transaction_id).execute()
    await assign(user_id)
    const refused = {
      status: 409,
      body: { message: expect.stringContaining('Route it to another evaluator first.') },
    }
    const [EVALUATOR, RECOMMENDING, HEARING] = [5, 7, 11]
    expect(await change(admin, user_id, { agency: 'cab' })).toMatchObject(refused)
    expect(await change(admin, user_id, { role_ids: [RECOMMENDING] })).toMatchObject(refused)
    expect(await change(admin, user_id, { role_ids: [HEARING] })).toMatchObject(refused)
    expect((await change(admin, user_id, { unit: 'Planning' })).status).toBe(200)
    await assign(null)
    expect((await change(admin, user_id, { role_ids: [RECOMMENDING] })).status).toBe(200)
    expect((await change(admin, user_id, { role_ids: [EVALUATOR] })).status).toBe(200)
    expect((await change(admin, user_id, { agency: 'cab' })).body.agency).toBe('cab')
  })

  test('takes who moves to the other agency out of the queue groups they leave, and of no other', async () => {
    const { user_id } = await world.staff(null, 5)
    const groups = await world.db
      .insertInto('queue_groups')
      .values([
        { agency: 'dti', name: 'Left by the move' },
        { agency: 'cab', name: 'Kept after the move' },
      ])
      .returning('id')
      .execute()
    const members = groups.map(({ id: queue_group_id }) => ({ queue_group_id, user_id, since: world.clock.now() }))
    await world.db.insertInto('queue_group_members').values(members).execute()
    expect((await change(admin, user_id, { agency: 'cab' })).body.agency).toBe('cab')
    const left = world.db.selectFrom('queue_group_members').select('queue_group_id').where('user_id', '=', user_id)
    expect(await left.execute()).toEqual([{ queue_group_id: groups[1]?.id }])
  })

  test.runIf(process.env['LADING_DATABASE'] === 'postgres')(
    'does not write over the name that its person is just correcting',
    async () => {
      const { user_id } = await world.staff('dti', 5)
      let given: ReturnType<typeof change> | undefined
      await world.db.transaction().execute(async (tx) => {
        const corrected = tx.updateTable('users').set((eb) => ({ first_name: 'Own', version: eb('version', '+', 1) }))
        await corrected.where('id', '=', user_id).execute()
        given = change(admin, user_id, { first_name: 'Given' })
        await Promise.race([given, isWaitedFor(tx)])
      })
      expect((await given)?.status).toBe(409)
      expect(await seen(user_id)).toMatchObject({ first_name: 'Own' })
    },
  )

  test('refuses a version that is old, and tells how the account stands now', async () => {
    const { id, version } = await added()
    await change(admin, id, { unit: 'Records' })
    expect(await change(admin, id, { unit: 'Docket', version })).toMatchObject({
      status: 409,
      body: { details: { unit: 'Records' } },
    })
  })
})

describe('PATCH /admin-users/status/:id', () => {
  test('puts a disabled person out on the very next request, and lets them in again', async () => {
    const person = await world.staff('dti', 5)
    expect((await setStatus(admin, person.user_id, 'disabled')).body.status).toBe('disabled')
    expect((await person.call(me)).status).toBe(401)
    expect((await setStatus(admin, person.user_id, 'active')).body.status).toBe('active')
    const entries = await world.auditOf('set-account-status', person.user_id)
    expect(entries.map(({ facts }) => facts)).toMatchObject([{ reason: 'On leave', to: 'disabled' }, { to: 'active' }])
  })

  test('is not for oneself', async () => {
    expect((await setStatus(admin, admin.user_id, 'disabled')).status).toBe(403)
    expect((await admin.call(contract.deleteAdminUser, { params: { id: admin.user_id } })).status).toBe(403)
    expect((await reset(admin, admin.user_id, 'link')).status).toBe(403)
  })
})

describe('PATCH /admin-users/resetpasswd/:id', () => {
  test('mails a one-time link; the old password and every session end', async () => {
    const { id, email } = await added()
    const person = await world.signedIn(id)
    expect(await reset(admin, id, 'link')).toMatchObject({ status: 200, body: { password: null } })
    expect((await person.call(me)).status).toBe(401)
    expect((await seen(id)).has_password).toBe(false)
    expect(await world.mailedToken(email)).not.toBe('')
  })

  test('whose link does not work once the account has another address; that one gets a new link', async () => {
    const { id, email: before } = await added()
    await reset(admin, id, 'link')
    const old = await world.mailedToken(before)
    const email = `moved-${before}`
    expect((await change(admin, id, { email })).status).toBe(200)
    const choose = (token: string) =>
      world.visitor().call(resetPassword, { body: { token, email, password: 'seven grey carabaos' } })
    expect((await choose(old)).status).toBe(419)
    expect((await choose(await world.mailedToken(email))).status).toBe(200)
  })

  test('tells a password once, to be handed over, and it must be changed', async () => {
    const { id, email } = await added()
    const { body } = await reset(admin, id, 'hand-over')
    expect(body.password).toMatch(/^[A-Za-z0-9_+.-]{20}$/)
    const login = await world.visitor().call(adminLogin, { body: { email, password: ensure(body.password) } })
    expect(login.body).toMatchObject({ user: { change_passwd: 1 } })
    const facts = JSON.stringify(await world.auditOf('reset-account-password', id))
    expect(facts).not.toContain(body.password)
  })
})

describe('DELETE /admin-users/:id', () => {
  test('ends the account, frees its address, and keeps what the person did', async () => {
    const { id, email } = await added()
    const person = await world.signedIn(id)
    expect((await admin.call(contract.deleteAdminUser, { params: { id } })).status).toBe(200)
    expect((await person.call(me)).status).toBe(401)
    expect((await admin.call(contract.adminUser, { params: { id } })).status).toBe(404)
    expect((await added({ email })).id).not.toBe(id)
    expect((await admin.call(activityList, { body: { user_id: id } })).body.total).toBeGreaterThan(0)
  })

  test('works under /users too', async () => {
    const { id } = await added()
    expect((await admin.call(contract.deleteUser, { params: { id } })).status).toBe(200)
  })

  test('under /users, deletes no customer for an administrator who does not keep customers', async () => {
    const { user_id } = await world.customer()
    const keeper = await world.staff(null, 14)
    const remove = () => keeper.call(contract.deleteUser, { params: { id: user_id } })
    await world.permits(keeper.user_id, 'manage-role-permission')
    expect((await remove()).status).toBe(403)
    await world.permits(keeper.user_id, 'view-customers')
    expect((await remove()).status).toBe(200)
  })
})

describe('the last administrator', () => {
  test('is not lost when an administrator by a second role takes the power of the other one', async () => {
    const { id: holds_it_second } = await added({ role_ids: [14, 1], agency: null })
    // Their first role is another one, so the screens stay shut to them: they do not count.
    await world.db.updateTable('roles').set({ position: 0 }).where('id', '=', 14).execute()
    const second = await world.signedIn(holds_it_second)
    const taken = [
      await change(second, admin.user_id, { role_ids: [14] }),
      await setStatus(second, admin.user_id, 'disabled'),
      await second.call(contract.deleteAdminUser, { params: { id: admin.user_id } }),
    ]
    expect(taken.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await admin.call(contract.adminUsers)).status).toBe(200)
  })
})

describe('GET /admin-users', () => {
  test('is narrowed by role, agency, status and words', async () => {
    const { id, email } = await added({ last_name: 'Ñáñez', role_ids: [6], agency: 'cab' })
    const list = async (body: object) => (await admin.call(contract.adminUserList, { body })).body
    expect((await list({ search: 'nanez' })).data).toMatchObject([{ id, email, agency: 'cab', has_password: false }])
    expect((await list({ search: email, role_id: 5 })).total).toBe(0)
    expect((await list({ search: email, agency: 'cab', role_id: 6, status: 'active' })).total).toBe(1)
    const ofBoth = (await list({ agency: 'both', per_page: 50 })).data
    expect(new Set(ofBoth.map(({ agency }) => agency))).toEqual(new Set([null]))
  })

  test('shows a person who works for one agency that agency’s people alone, and no foreign account', async () => {
    const router = await world.staff('dti', 3)
    const [own, foreign] = [await added(), await added({ role_ids: [6], agency: 'cab' })]
    const { body } = await router.call(contract.adminUserList, { body: { per_page: 50 } })
    expect(body.data.map(({ id }) => id)).toContain(own.id)
    expect(body.data.every(({ agency }) => agency === 'dti')).toBe(true)
    expect((await router.call(contract.adminUser, { params: { id: own.id } })).status).toBe(200)
    expect((await router.call(contract.adminUser, { params: { id: foreign.id } })).status).toBe(404)
    expect((await router.call(activityList, { body: { user_id: foreign.id } })).status).toBe(404)
    expect((await router.call(contract.createAdminUser, { body: input() })).status).toBe(403)
  })
})

test('accounts of staff are closed to customers and to staff without the permission', async () => {
  const { id, version } = await added()
  const body = { ...input(), version }
  for (const person of [await world.customer(), await world.staff('dti', 5)]) {
    const replies = [
      await person.call(contract.adminUserList, { body: {} }),
      await person.call(contract.adminUsers),
      await person.call(contract.adminUser, { params: { id } }),
      await person.call(contract.createAdminUser, { body: input() }),
      await person.call(contract.updateAdminUser, { params: { id }, body }),
      await setStatus(person, id, 'disabled'),
      await reset(person, id, 'link'),
      await person.call(contract.deleteAdminUser, { params: { id } }),
      await person.call(contract.deleteUser, { params: { id } }),
      await person.call(activityLog, { params: { id } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403))
  }
})

test('an account of a customer is none of staff', async () => {
  const { user_id } = await world.customer()
  expect((await admin.call(contract.adminUser, { params: { id: user_id } })).status).toBe(404)
  expect((await admin.call(contract.deleteAdminUser, { params: { id: user_id } })).status).toBe(404)
})
