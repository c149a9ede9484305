import { adminLogin, login } from '@lading/contract/accounts/accounts'
import { penaltyCatalogue } from '@lading/domain/payments/penalty-catalogue'
import { daySetting, flagSetting, moneySetting, numberSetting, settingsFrom } from '@lading/domain/settings/setting'
import { roles } from '@lading/domain/workflow/roles/roles'
import { afterAll, expect, test } from 'vitest'
import { createWorld } from '#testing/world'
import { DEMO_PASSWORD, demoPeople } from './demo/people/people.ts'
import { seedDemoPeople } from './people.ts'
import { seedRoles } from './roles.ts'
import { seedRules } from './rules.ts'
import { firstSettings } from '@lading/domain/settings/catalogue'
import { ensure } from '@lading/domain/ensure'

const world = await createWorld()
afterAll(() => world.close())

const permissionsOf = async (role_id: number) => {
  const rows = await world.db
    .selectFrom('role_permissions as rp')
    .innerJoin('permissions as p', 'p.id', 'rp.permission_id')
    .select('p.name')
    .where('rp.role_id', '=', role_id)
    .execute()
  return rows.map(({ name }) => name).toSorted()
}

test('each role starts with its screens and acts', async () => {
  for (const { id, permissions } of roles) {
    expect(await permissionsOf(id)).toEqual([...new Set<string>(permissions)].toSorted())
  }
})

test('what an administrator took away or gave stays so at the next start; what a new version brings is added', async () => {
  const named = (name: string) => world.db.selectFrom('permissions').select('id').where('name', '=', name)
  await world.db
    .deleteFrom('role_permissions')
    .where('role_id', '=', 12)
    .where('permission_id', 'in', named('manage-blog'))
    .execute()
  await world.db.updateTable('roles').set({ name: 'Editor', position: 99 }).where('id', '=', 12).execute()
  await world.db.deleteFrom('permissions').where('name', '=', 'view-app-settings').execute()
  await seedRoles(world.db)

  expect(await permissionsOf(12)).toEqual(['manage-advisory', 'manage-announcement'])
  const editor = await world.db.selectFrom('roles').selectAll().where('id', '=', 12).executeTakeFirst()
  expect(editor).toMatchObject({ name: 'Editor', position: 99 })
  expect(await permissionsOf(13)).toContain('view-app-settings')
})

test('an administrator’s own role gets a number of its own', async () => {
  const role = { name: 'Night desk', short: 'NGT', agency_rule: 'one', position: 100 }
  const { id } = await world.db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow()
  expect(id).toBe(101)
})

test('every demo account signs in at its own door with the demo password, also after a second start', async () => {
  await seedDemoPeople(world.db, world.clock.now())
  await seedDemoPeople(world.db, world.clock.now())
  for (const { account, role_id, agency } of demoPeople) {
    const body = { email: `${account}@lading.example`, password: DEMO_PASSWORD }
    const visitor = world.visitor()
    const answer = role_id === 2 ? await visitor.call(login, { body }) : await visitor.call(adminLogin, { body })
    const admin_profile = role_id === 2 ? null : { agency }
    const user = { email: body.email, role_id, admin_profile, email_verified_at: expect.any(String) }
    expect(answer).toMatchObject({ status: 200, body: { user } })
  }
})

test('the penalties are there from the first start, once, and stay as staff leave them', async () => {
  const penalties = () =>
    world.db.selectFrom('penalties').select(['reference_id', 'unit_amount']).orderBy('id').execute()
  expect(await penalties()).toEqual(
    penaltyCatalogue.map(({ reference_id, unit_amount }) => ({ reference_id, unit_amount })),
  )
  await world.db.updateTable('penalties').set({ unit_amount: '750.00' }).where('reference_id', '=', 'PR-01').execute()
  await seedRules(world.db)
  expect(await penalties()).toHaveLength(penaltyCatalogue.length)
  expect(await penalties()).toContainEqual({ reference_id: 'PR-01', unit_amount: '750.00' })
})

test('no setting is defined twice, and each is of its kind', () => {
  const keys = firstSettings.map(({ param_key }) => param_key)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  const settings = settingsFrom(firstSettings)
  const read = { money: moneySetting, number: numberSetting, flag: flagSetting, day: daySetting }
  const asked = firstSettings.filter(({ kind }) => kind in read)
  expect(() =>
    asked.forEach(({ param_key, kind }) => read[kind as keyof typeof read](settings, param_key as never)),
  ).not.toThrow()
})

test('a role that an administrator deleted stays away at the next start', async () => {
  const { id, name } = ensure(roles.at(-1))
  await world.db.deleteFrom('user_roles').where('role_id', '=', id).execute()
  await world.db.deleteFrom('roles').where('id', '=', id).execute()
  await world.db.insertInto('removed_roles').values({ id, name, removed_at: world.clock.now() }).execute()
  await seedRoles(world.db)
  await world.db
    .updateTable('users')
    .set({ email: 'moved@lading.example' })
    .where('email', 'like', 'auditor%')
    .execute()
  await seedDemoPeople(world.db, world.clock.now())
  expect(await world.db.selectFrom('roles').select('id').where('id', '=', id).execute()).toEqual([])
})
