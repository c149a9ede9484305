import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database'
import { theSystem } from '#platform/caller'
import { record } from '#modules/audit/record'
import { mailFirstPassword } from '../records/account-mails.ts'
import { accountOf } from '../records/accounts.queries.ts'
import { isTokenWaiting } from '../records/one-time-tokens.ts'
import { forgetFirstLink, showFirstLink } from './show-first-link.ts'

const ADMINISTRATOR = 1

/** A portal without an administrator gets one from ADMIN_EMAIL, with a link to set the password, mailed and shown once. */
export async function firstAdministrator(
  db: Db,
  config: Config,
  say: (line: string) => void,
  now: Date,
  is_terminal = process.stdout.isTTY,
): Promise<void> {
  const { admin_email, public_url } = config
  if (await hasAdministrator(db)) return forgetFirstLink(config)
  if (!admin_email)
    return say('There is no administrator yet. Start the portal once with ADMIN_EMAIL set to create the first one.')
  const path = await db.transaction().execute((tx) => invite(tx, admin_email.toLowerCase(), now))
  if (path) say(showFirstLink(`${public_url}${path}`, config, is_terminal))
}

/** Somebody who can sign in and administer. */
async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users as u')
    .innerJoin('user_roles as ur', 'ur.user_id', 'u.id')
    .select('u.id')
    .where('ur.role_id', '=', ADMINISTRATOR)
    .where('u.password_hash', 'is not', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The path of the link; undefined while an earlier one still works. */
async function invite(tx: Tx, email: string, now: Date): Promise<string | undefined> {
  const person = (await accountOf(tx, email)) ?? (await addAdministrator(tx, email, now))
  if (await isTokenWaiting(tx, person.id, 'first-password', now)) return undefined
  const path = await mailFirstPassword(tx, person, now)
  await record(tx, { action: 'invite-first-administrator', object: 'user', object_id: person.id }, theSystem, now)
  return path
}

async function addAdministrator(tx: Tx, email: string, now: Date) {
  const person = await tx
    .insertInto('users')
    .values({
      audience: 'staff',
      email,
      password_hash: null,
      email_verified_at: null,
      last_login: null,
      created_at: now,
      deleted_at: null,
    })
    .returning(['id', 'email', 'first_name'])
    .executeTakeFirstOrThrow()
  await tx.insertInto('user_roles').values({ user_id: person.id, role_id: ADMINISTRATOR }).execute()
  await tx.insertInto('admin_profiles').values({ user_id: person.id, agency: null }).execute()
  return person
}
