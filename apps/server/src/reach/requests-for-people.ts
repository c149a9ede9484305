import { adminUser, updateAdminUser } from '@lading/contract/admin-users'
import type { Ground } from './ground.ts'
import type { Requests } from './request.ts'

const EVALUATOR = 5

const versionOf = async ({ world }: Ground, id: number) =>
  (await world.db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version

/** A new member of the sea side's staff, asked for by those who keep staff. */
async function colleague(ground: Ground) {
  const { user_id: id } = await ground.world.staff('dti', EVALUATOR)
  return { params: { id }, version: await versionOf(ground, id) }
}

/** A new customer, asked for by those who keep customers. */
async function stranger(ground: Ground) {
  const { user_id: id } = await ground.world.customer()
  return { params: { id }, version: await versionOf(ground, id) }
}
const names = { first_name: 'Ana', middle_name: '', last_name: 'Reyes', suffix: '', mobile: '' }
const ofOwner = async ({ owner }: Ground) => ({ of: owner, params: { id: owner.client.user_id } })

const listOfOwner = async ({ owner }: Ground) => ({ of: owner, body: { user_id: owner.client.user_id } })

export const requestsForPeople: Requests = {
  completeRegistration: async (ground) => ({ ...(await ofOwner(ground)), body: { ...names, mobile: '0917 123 4567' } }),
  customer: ofOwner,
  customerFacts: ofOwner,
  customerProfile: ofOwner,
  activityLog: ofOwner,
  user: ofOwner,
  customerOrderList: ofOwner,
  customerOrders: listOfOwner,
  customerTalks: listOfOwner,
  businessPerson: async (ground) => {
    await ground.business()
    return ofOwner(ground)
  },
  updateCustomer: async (ground) => {
    const { user_id: id } = ground.owner.client
    const body = { ...names, email: await ground.emailOf(id), version: await versionOf(ground, id) }
    return { of: ground.owner, params: { id }, body }
  },
  setCustomerStatus: async (ground) => {
    const { params, version } = await stranger(ground)
    return { params, body: { status: 'disabled', reason: 'On the owner’s wish.', version } }
  },
  resetCustomerPassword: async (ground) => {
    const { params, version } = await stranger(ground)
    return { params, body: { way: 'link', version } }
  },
  deleteCustomer: async (ground) => ({ params: (await stranger(ground)).params }),

  adminUser: async (ground) => ({ params: (await colleague(ground)).params }),
  deleteAdminUser: async (ground) => ({ params: (await colleague(ground)).params }),
  deleteUser: async (ground) => ({ params: (await colleague(ground)).params }),
  updateAdminUser: async (ground) => {
    const { params, version } = await colleague(ground)
    const place = { role_ids: [EVALUATOR], permissions: [], agency: 'dti', position_title: 'Evaluator II', unit: '' }
    return { params, body: { ...names, ...place, email: await ground.emailOf(params.id), version } }
  },
  decideRightsChange: async (ground) => {
    const { params, version } = await colleague(ground)
    const asks = await ground.anotherAdministrator()
    await ground.secondAdministrator('true')
    const place = { role_ids: [EVALUATOR, 4], permissions: [], agency: 'dti' as const, position_title: '', unit: '' }
    const body = { ...names, ...place, email: await ground.emailOf(params.id), version }
    await asks.call(updateAdminUser, { params, body })
    await ground.secondAdministrator('false')
    const { body: account } = await asks.call(adminUser, { params })
    return { params, body: { change_id: account.change!.id, decision: 'confirm' } }
  },
  setAdminUserStatus: async (ground) => {
    const { params, version } = await colleague(ground)
    return { params, body: { status: 'disabled', reason: 'On leave.', version } }
  },
  resetAdminUserPassword: async (ground) => {
    const { params, version } = await colleague(ground)
    return { params, body: { way: 'link', version } }
  },
  removeSecondFactor: async (ground) => {
    const { params, version } = await colleague(ground)
    const now = ground.world.clock.now()
    const factor = { user_id: params.id, secret: 'JBSWY3DPEHPK3PXP', begun_at: now, confirmed_at: now }
    await ground.world.db.insertInto('second_factors').values(factor).execute()
    return { params, body: { reason: 'The phone is lost.', version } }
  },
}
