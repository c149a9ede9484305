import { registerBusinessUser } from '@lading/contract/business-users'
import { uploadFile } from '@lading/contract/documents/documents'
import { writeMessage } from '@lading/contract/messages'
import { listNotifications } from '@lading/contract/notifications'
import { setPhoto } from '@lading/contract/profile'
import { listSessions } from '@lading/contract/accounts/sessions'
import { saveTableView } from '@lading/contract/tables/tables'
import { randomUUID } from 'node:crypto'
import { ensure } from '@lading/domain/ensure'
import { samplePng } from '#testing/samples/sample-files'
import { PASSWORD } from './everyone.ts'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

/** A photo or a file that the owner has uploaded. */
async function uploaded({ owner }: Fixture): Promise<string> {
  const files = [{ field: 'file', name: 'me.png', bytes: samplePng() }]
  return (await owner.client.call(uploadFile, { files })).body.id
}

let views = 0
async function newView({ owner }: Fixture) {
  views += 1
  const body = { list: 'my-applications', name: `Mine ${views}`, state: {} }
  return (await owner.client.call(saveTableView, { body })).body
}

async function newPasskey({ world, evaluator }: Fixture) {
  const kept = { credential_id: randomUUID(), public_key: 'AA', counter: 0, name: 'Phone' }
  const { id } = await world.db
    .insertInto('passkeys')
    .values({ ...kept, user_id: evaluator.client.user_id, created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { of: evaluator, params: { id } }
}

async function invitationToOwner(fixture: Fixture): Promise<string> {
  const { client, business_id } = await fixture.businessOfOthers()
  const email = await fixture.emailOf(fixture.owner.client.user_id)
  await client.call(registerBusinessUser, { body: { business_id, email } })
  const mail = await fixture.world.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return ensure(ensure(/invitation=([\w-]+)/.exec(mail.text_body))[1])
}

/** What belongs to one person alone. */
export const requestsForOwn: Requests = {
  changeTableView: async (fixture) => {
    const { id, version } = await newView(fixture)
    return { of: fixture.owner, params: { id }, body: { name: `View ${id}`, state: {}, version } }
  },
  deleteTableView: async (fixture) => ({ of: fixture.owner, params: { id: (await newView(fixture)).id } }),
  readInvitation: async (fixture) => ({ of: fixture.owner, query: { token: await invitationToOwner(fixture) } }),
  answerInvitation: async (fixture) => ({
    of: fixture.owner,
    body: { token: await invitationToOwner(fixture), accept: true },
  }),
  readNotification: async (fixture) => {
    const { client } = fixture.owner
    const { transaction_id } = await fixture.filed()
    const staff = fixture.evaluator.client
    await staff.call(writeMessage, { body: { transaction_id, audience: 'client', body: 'Good morning.' } })
    const { body } = await client.call(listNotifications)
    return { of: fixture.owner, params: { id: ensure(body.data[0]).id } }
  },
  endOneSession: async (fixture) => {
    await fixture.world.signedIn(fixture.owner.client.user_id)
    const { body } = await fixture.owner.client.call(listSessions)
    return { of: fixture.owner, params: { id: ensure(body.data.find((session) => !session.is_this_one)).id } }
  },
  renamePasskey: async (fixture) => ({ ...(await newPasskey(fixture)), body: { name: 'Work phone' } }),
  removePasskey: async (fixture) => ({ ...(await newPasskey(fixture)), body: { password: PASSWORD } }),
  beginLink: async () => ({ params: { provider: 'sso' }, body: { password: PASSWORD } }),
  unlinkMethod: async ({ world, evaluator }) => {
    const { user_id } = evaluator.client
    const identity = { provider: 'sso', subject: randomUUID(), user_id, created_at: world.clock.now() }
    await world.db
      .insertInto('identities')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { of: evaluator, params: { provider: 'sso' }, body: { password: PASSWORD } }
  },
  removeFile: async (fixture) => ({ of: fixture.owner, params: { id: await uploaded(fixture) } }),
  setPhoto: async (fixture) => ({ of: fixture.owner, body: { file_id: await uploaded(fixture) } }),
  ownPhoto: async (fixture) => {
    const file_id = await uploaded(fixture)
    await fixture.owner.client.call(setPhoto, { body: { file_id } })
    return { of: fixture.owner, params: { id: file_id } }
  },
}
