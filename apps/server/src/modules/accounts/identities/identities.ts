import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { mailLinkedMethod } from './identity-mails.ts'

/** Somebody as a provider names them: the two together are one person, whatever address they have now. */
export interface Identity {
  readonly provider: string
  readonly subject: string
  readonly email: string
}

/** The account that an identity opens, whatever its status, deleted ones too. */
export function accountOfIdentity(db: Db, { provider, subject }: Pick<Identity, 'provider' | 'subject'>) {
  return db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.audience', 'u.email', 'u.status', 'u.deleted_at', 'u.email_verified_at'])
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst()
}

interface Link extends Identity {
  readonly user_id: number
  /** As the owner reads it. */
  readonly label: string
}

/** From now on an identity opens an account; its owner is told. Throws 409 where either has another one already. */
export async function linkIdentity(tx: Tx, link: Link, caller: Caller, now: Date): Promise<void> {
  const { label, user_id, provider } = link
  if (!(await addIdentity(tx, link, now))) {
    throw refused(
      `This ${label} account is linked to another account, or yours is linked to another ${label} account. Remove that link on your profile first.`,
    )
  }
  await mailLinkedMethod(tx, user_id, { label, is_linked: true }, now)
  const what = { action: 'link-identity', object: 'user', object_id: user_id, facts: { provider } }
  await record(tx, what, { ...caller, user_id }, now)
}

/** False where the identity opens an account, or the account has one of this provider already. */
export async function addIdentity(
  tx: Tx,
  { user_id, provider, subject, email }: Identity & { user_id: number },
  now: Date,
) {
  const added = await tx
    .insertInto('identities')
    .values({ user_id, provider, subject, email, created_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function noteUse(tx: Tx, { provider, subject, email }: Identity, now: Date): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ last_used_at: now, ...(email !== '' && { email }) })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

/** A person who proves the address of an account that was never proved takes it without the identities of others. */
export async function dropIdentities(tx: Tx, user_id: number): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', user_id).execute()
}
