import { adminUser, updateAdminUser } from '@lading/contract/people/admin-users'
import { ensure } from '@lading/domain/ensure'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

const EVALUATOR = 5

const versionOf = async ({ world }: Fixture, id: number) =>
  (await world.db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version

/** A new member of the sea side's staff, asked for by those who keep staff. */
async function colleague(fixture: Fixture) {
  const { user_id: id } = await fixture.world.staff('dti', EVALUATOR)
  return { params: { id }, version: await versionOf(fixture, id) }
}

/** A new customer, asked for by those who keep customers. */
async function stranger(fixture: Fixture) {
  const { user_id: id } = await fixture.world.customer()
  return { params: { id }, version: await versionOf(fixture, id) }
}
const names = { first_name: 'Ana', middle_name: '', last_name: 'Reyes', suffix: '', mobile: '' }
const ofOwner = async ({ owner }: Fixture) => ({ of: owner, params: { id: owner.client.user_id } })

const listOfOwner = async ({ owner }: Fixture) => ({ of: owner, body: { user_id: owner.client.user_id } })

export const requestsForPeople: Requests = {
  completeRegistration: async (fixture) => ({
    ...(await ofOwner(fixture)),
    body: { ...names, mobile: '0917 123 4567' },
  }),
  customer: ofOwner,
  customerFacts: ofOwner,
  customerProfile: ofOwner,
  activityLog: ofOwner,
  user: ofOwner,
  customerOrderList: ofOwner,
  customerOrders: listOfOwner,
  customerThreads: listOfOwner,
  businessPerson: async (fixture) => {
    await fixture.business()
    return ofOwner(fixture)
  },
  updateCustomer: async (fixture) => {
    const { user_id: id } = fixture.owner.client
    const body = { ...names, email: await fixture.emailOf(id), version: await versionOf(fixture, id) }
    return { of: fixture.owner, params: { id }, body }
  },
  setCustomerStatus: async (fixture) => {
    const { params, version } = await stranger(fixture)
    return { params, body: { status: 'disabled', reason: 'On the owner’s wish.', version } }
  },
  resetCustomerPassword: async (fixture) => {
    const { params, version } = await stranger(fixture)
    return { params, body: { method: 'link', version } }
  },
  deleteCustomer: async (fixture) => ({ params: (await stranger(fixture)).params }),

  adminUser: async (fixture) => ({ params: (await colleague(fixture)).params }),
  deleteAdminUser: async (fixture) => ({ params: (await colleague(fixture)).params }),
  deleteUser: async (fixture) => ({ params: (await colleague(fixture)).params }),
  updateAdminUser: async (fixture) => {
    const { params, version } = await colleague(fixture)
    const place = { role_ids: [EVALUATOR], permissions: [], agency: 'dti', position_title: 'Evaluator II', unit: '' }
    return { params, body: { ...names, ...place, email: await fixture.emailOf(params.id), version } }
  },
  decideRightsChange: async (fixture) => {
    const { params, version } = await colleague(fixture)
    const asks = await fixture.anotherAdministrator()
    await fixture.secondAdministrator('true')
    const place = { role_ids: [EVALUATOR, 4], permissions: [], agency: 'dti' as const, position_title: '', unit: '' }
    const body = { ...names, ...place, email: await fixture.emailOf(params.id), version }
    await asks.call(updateAdminUser, { params, body })
    await fixture.secondAdministrator('false')
    const { body: account } = await asks.call(adminUser, { params })
    return { params, body: { change_id: ensure(account.change).id, decision: 'confirm' } }
  },
  setAdminUserStatus: async (fixture) => {
    const { params, version } = await colleague(fixture)
    return { params, body: { status: 'disabled', reason: 'On leave.', version } }
  },
  resetAdminUserPassword: async (fixture) => {
    const { params, version } = await colleague(fixture)
    return { params, body: { method: 'link', version } }
  },
  removeSecondFactor: async (fixture) => {
    const { params, version } = await colleague(fixture)
    const now = fixture.world.clock.now()
    const factor = { user_id: params.id, secret: 'JBSWY3DPEHPK3PXP', begun_at: now, confirmed_at: now }
    await fixture.world.db.insertInto('second_factors').values(factor).execute()
    return { params, body: { reason: 'The phone is lost.', version } }
  },
}
