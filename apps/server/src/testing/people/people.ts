import { ensure } from '@lading/domain/ensure'
import type { Permission } from '@lading/domain/people/acting/permission'
import { mailboxOf, mailsIn } from '#platform/mail/demo-mailbox'
import { createWorld } from '#testing/world'

export type PeopleWorld = Awaited<ReturnType<typeof createPeopleWorld>>

const ADMINISTRATOR = 1

/** A portal with administrators who can sign in, as the rule of the last one asks. */
export async function createPeopleWorld() {
  const world = await createWorld()
  const { db } = world
  return {
    ...world,
    async administrator() {
      const client = await world.staff(null, ADMINISTRATOR)
      await db.updateTable('users').set({ password_hash: 'a-hash' }).where('id', '=', client.user_id).execute()
      return client
    },
    /** Whether changes of roles, and of who holds them, wait for a second administrator. */
    asksTwo: (param_value: 'true' | 'false') =>
      db.updateTable('settings').set({ param_value }).where('param_key', '=', 'people.second_administrator').execute(),
    async gives(user_id: number, role_id: number) {
      await db.insertInto('user_roles').values({ user_id, role_id }).execute()
    },
    async takes(user_id: number, role_id: number) {
      await db.deleteFrom('user_roles').where('user_id', '=', user_id).where('role_id', '=', role_id).execute()
    },
    async permits(user_id: number, name: Permission) {
      const { id: permission_id } = await db
        .selectFrom('permissions')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      await db.insertInto('user_permissions').values({ user_id, permission_id }).execute()
    },
    /** The token in the newest mail to an address, after the portal sent what waited. */
    async mailedToken(to: string) {
      await world.runJobs()
      const [newest] = (await mailsIn(ensure(mailboxOf(world.config)))).filter((mail) => mail.to === to)
      return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
    },
    subjectsMailedTo: async (address: string) =>
      (await db.selectFrom('mail_outbox').select('subject').where('to_address', '=', address).execute()).map(
        ({ subject }) => subject,
      ),
    auditOf: (action: string, object_id: number) =>
      db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', action)
        .where('object_id', '=', String(object_id))
        .orderBy('id')
        .execute(),
  }
}
