import type { Passkey } from '@lading/contract/second-factor/second-factor'
import type { Db } from '#platform/database'

/** Somebody's passkeys as they see them, the oldest first. */
export async function passkeysOf(db: Db, user_id: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** Somebody's passkeys as their browser finds them. */
export function credentialsOf(db: Db, user_id: number) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
}
