import { listNotifications } from '@lading/contract/notifications'
import { setPhoto } from '@lading/contract/profile'
import { registerBusinessUser } from '@lading/contract/business-users'
import { uploadFile } from '@lading/contract/documents'
import { listSessions } from '@lading/contract/sessions'
import { saveTableView } from '@lading/contract/tables'
import { writeMessage } from '@lading/contract/messages'
import { samplePng } from '#testing/sample-files'
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

/** A photo or a file that the owner has uploaded. */
async function uploaded({ owner }: Ground): Promise<string> {
  const files = [{ field: 'file', name: 'me.png', bytes: samplePng() }]
  return (await owner.client.call(uploadFile, { files })).body.id
}

let views = 0
async function newView({ owner }: Ground) {
  views += 1
  const body = { list: 'my-applications', name: `Mine ${views}`, state: {} }
  return (await owner.client.call(saveTableView, { body })).body
}

async function invitationToOwner(ground: Ground): Promise<string> {
  const { client, business_id } = await ground.businessOfOthers()
  const email = await emailOf(ground, ground.owner.client.user_id)
  await client.call(registerBusinessUser, { body: { business_id, email } })
  const mail = await ground.world.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /invitation=([\w-]+)/.exec(mail.text_body)![1]!
}

const emailOf = async ({ world }: Ground, id: number) =>
  (await world.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

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
  changeTableView: async (ground) => {
    const { id, version } = await newView(ground)
    return { of: ground.owner, params: { id }, body: { name: `View ${id}`, state: {}, version } }
  },
  deleteTableView: async (ground) => ({ of: ground.owner, params: { id: (await newView(ground)).id } }),
  updateCustomer: async (ground) => {
    const { user_id: id } = ground.owner.client
    const body = { ...names, email: await emailOf(ground, id), version: await versionOf(ground, id) }
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
    return { params, body: { ...names, ...place, email: await emailOf(ground, params.id), version } }
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

  readInvitation: async (ground) => ({ of: ground.owner, query: { token: await invitationToOwner(ground) } }),
  answerInvitation: async (ground) => ({
    of: ground.owner,
    body: { token: await invitationToOwner(ground), accept: true },
  }),
  readNotification: async (ground) => {
    const { client } = ground.owner
    const { transaction_id } = await ground.filed()
    const staff = ground.evaluator.client
    await staff.call(writeMessage, { body: { transaction_id, audience: 'client', body: 'Good morning.' } })
    const { body } = await client.call(listNotifications)
    return { of: ground.owner, params: { id: body.data[0]!.id } }
  },
  endOneSession: async (ground) => {
    await ground.world.signedIn(ground.owner.client.user_id)
    const { body } = await ground.owner.client.call(listSessions)
    return { of: ground.owner, params: { id: body.data.find((session) => !session.is_this_one)!.id } }
  },
  removeFile: async (ground) => ({ of: ground.owner, params: { id: await uploaded(ground) } }),
  setPhoto: async (ground) => ({ of: ground.owner, body: { file_id: await uploaded(ground) } }),
  ownPhoto: async (ground) => {
    const file_id = await uploaded(ground)
    await ground.owner.client.call(setPhoto, { body: { file_id } })
    return { of: ground.owner, params: { id: file_id } }
  },
}
