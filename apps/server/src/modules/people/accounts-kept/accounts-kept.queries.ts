import type { Account } from '@lading/contract/people/person-fields'
import type { Db, Tx } from '#platform/database'
import { invalid } from '#platform/problem'

/** What every account shows to those who keep it. */
export const accountColumns = [
  'u.id',
  'u.version',
  'u.email',
  'u.first_name',
  'u.middle_name',
  'u.last_name',
  'u.suffix',
  'u.mobile',
  'u.status',
  'u.change_passwd',
  'u.email_verified_at',
  'u.last_login',
  'u.created_at',
] as const

/** What lists of accounts are ordered by. */
export const accountOrder = {
  name: 'u.folded_name',
  email: 'u.email',
  status: 'u.status',
  last_login: 'u.last_login',
} as const

interface Row extends Omit<Account, 'status' | 'has_password' | 'email_verified_at' | 'last_login' | 'created_at'> {
  readonly status: string
  readonly has_password: unknown
  readonly email_verified_at: Date | null
  readonly last_login: Date | null
  readonly created_at: Date
}

/** The row as it stands on the wire. */
export function accountOnWire<R extends Row>({ status, has_password, ...row }: R) {
  return {
    ...row,
    status: status as Account['status'],
    has_password: Boolean(has_password),
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    last_login: row.last_login?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

/** An address belongs to one live account. */
export async function requireFreeAddress(tx: Tx, email: string, own_id = 0): Promise<void> {
  if (await isTaken(tx, email, own_id)) throw invalid({ email: ['This address already has an account.'] })
}

async function isTaken(db: Db, email: string, own_id: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('deleted_at', 'is', null)
    .where('id', '<>', own_id)
    .executeTakeFirst()
  return found !== undefined
}
