import * as contract from '@lading/contract/accounts/accounts'
import { ensure } from '@lading/domain/ensure'
import { mailboxOf, mailsIn } from '#platform/mail/demo-mailbox'
import { clientOf } from '#testing/client'
import { createWorld, type WorldOptions } from '#testing/world'
import { hashPassword } from '#modules/accounts/passwords/passwords'

export const PASSWORD = 'three grey carabaos'
const password_hash = await hashPassword(PASSWORD)

/** A portal with people who have a password, and their mailboxes. */
export async function createAccountsWorld(
  options: Pick<WorldOptions, 'staff_second_factor' | 'settings' | 'log_level' | 'log_target'> = {},
) {
  const world = await createWorld(options)
  let people = 0

  /** Somebody with a password, who can sign in; they hold no session yet. */
  async function somebody(audience: 'customer' | 'staff' = 'customer') {
    const { user_id } = audience === 'customer' ? await world.customer() : await world.staff('dti', 5)
    await world.db.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    const { email } = await world.db
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user_id)
      .returning('email')
      .executeTakeFirstOrThrow()
    return { user_id, email }
  }

  const signIn = (email: string, password = PASSWORD, device = '') =>
    world.visitor().call(contract.login, { body: { email, password, device } })

  /** The newest mail to an address, after the portal sent what waited. */
  async function newestMail(to: string) {
    await world.runJobs()
    const mails = (await mailsIn(ensure(mailboxOf(world.config)))).filter((mail) => mail.to === to)
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    return { count: mails.length, subject: mails[0]?.subject, text: mails[0]?.text ?? '', token }
  }

  const withToken = (token: string) => clientOf(world.app, 0, token)
  return {
    ...world,
    somebody,
    signIn,
    withToken,
    newestMail,
    signedInAs: async (email: string) => withToken((await signIn(email)).body.authorisation.token),
    freshAddress: () => `maria${(people += 1)}@example.ph`,
    auditOf: (action: string, object_id: number) =>
      world.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', action)
        .where('object_id', '=', String(object_id))
        .execute(),
  }
}
