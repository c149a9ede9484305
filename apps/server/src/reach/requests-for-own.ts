import { registerBusinessUser } from '@lading/contract/business-users'
import { uploadFile } from '@lading/contract/documents'
import { writeMessage } from '@lading/contract/messages'
import { listNotifications } from '@lading/contract/notifications'
import { setPhoto } from '@lading/contract/profile'
import { listSessions } from '@lading/contract/sessions'
import { saveTableView } from '@lading/contract/tables'
import { randomUUID } from 'node:crypto'
import { samplePng } from '#testing/sample-files'
import { PASSWORD } from './everyone.ts'
import type { Ground } from './ground.ts'
import type { Requests } from './request.ts'

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

async function newPasskey({ world, evaluator }: Ground) {
  const kept = { credential_id: randomUUID(), public_key: 'AA', counter: 0, name: 'Phone' }
  const { id } = await world.db
    .insertInto('passkeys')
    .values({ ...kept, user_id: evaluator.client.user_id, created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { of: evaluator, params: { id } }
}

async function invitationToOwner(ground: Ground): Promise<string> {
  const { client, business_id } = await ground.businessOfOthers()
  const email = await ground.emailOf(ground.owner.client.user_id)
  await client.call(registerBusinessUser, { body: { business_id, email } })
  const mail = await ground.world.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /invitation=([\w-]+)/.exec(mail.text_body)![1]!
}

/** What belongs to one person alone. */
export const requestsForOwn: Requests = {
  changeTableView: async (ground) => {
    const { id, version } = await newView(ground)
    return { of: ground.owner, params: { id }, body: { name: `View ${id}`, state: {}, version } }
  },
  deleteTableView: async (ground) => ({ of: ground.owner, params: { id: (await newView(ground)).id } }),
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
  renamePasskey: async (ground) => ({ ...(await newPasskey(ground)), body: { name: 'Work phone' } }),
  removePasskey: async (ground) => ({ ...(await newPasskey(ground)), body: { password: PASSWORD } }),
  beginLink: async () => ({ params: { provider: 'sso' }, body: { password: PASSWORD } }),
  unlinkWay: async ({ world, evaluator }) => {
    const { user_id } = evaluator.client
    const identity = { provider: 'sso', subject: randomUUID(), user_id, created_at: world.clock.now() }
    await world.db
      .insertInto('identities')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { of: evaluator, params: { provider: 'sso' }, body: { password: PASSWORD } }
  },
  removeFile: async (ground) => ({ of: ground.owner, params: { id: await uploaded(ground) } }),
  setPhoto: async (ground) => ({ of: ground.owner, body: { file_id: await uploaded(ground) } }),
  ownPhoto: async (ground) => {
    const file_id = await uploaded(ground)
    await ground.owner.client.call(setPhoto, { body: { file_id } })
    return { of: ground.owner, params: { id: file_id } }
  },
}
