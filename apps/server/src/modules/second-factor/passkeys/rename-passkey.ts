import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import { secondFactorOf } from './second-factor.queries.ts'

/** Another name for one of the caller's passkeys. */
export function renamePasskey({ db, clock, config }: Deps, { id, name }: { id: number; name: string }, actor: Caller) {
  const { user_id } = actor
  return db.transaction().execute(async (tx) => {
    const renamed = await tx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) throw notFound('Passkey')
    const facts = { passkey: name }
    await record(tx, { action: 'rename-passkey', object: 'user', object_id: user_id, facts }, actor, clock.now())
    return secondFactorOf({ db: tx, config }, actor)
  })
}
