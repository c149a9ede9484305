import {
  administrationRefusal,
  ADMINISTERS,
  isAdministrator,
  roleKeeperRefusal,
} from '@lading/domain/people/staff/administration'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { whenGiven } from '#platform/when-given'
import { needsSecondAdministrator } from './needs-second-administrator.ts'

/**
 * Makes acts on roles and on accounts of staff wait for each other, so that of two administrators who take each
 * other's power at once the second finds the first one's change. Taken before anything else is locked.
 */
async function holdAdministration(tx: Tx): Promise<void> {
  await tx.selectFrom('permissions').select('id').where('name', '=', ADMINISTERS).forUpdate().execute()
}

/** Refuses what was just done in this transaction if nobody could administer the portal any more. */
export async function requireAdministrator(tx: Tx): Promise<void> {
  const asks_two = await needsSecondAdministrator(tx)
  const refusal = administrationRefusal(await possibleAdministrators(tx), { asks_two })
  if (refusal) throw refused(refusal)
}

/** Takes that turn, and asks again whether the caller may: while they waited, somebody may have taken it from them. */
export async function holdAsAdministrator(tx: Tx, actor: Caller): Promise<void> {
  await holdAdministration(tx)
  const holders = await possibleAdministrators(tx, actor.user_id)
  if (!holders.some((holder) => holder.is_active && holder.holds)) throw notAllowed()
}

/** Roles hold for both agencies; accounts of staff are kept by each agency itself. */
export function requireRoleKeeper(actor: Caller): void {
  const refusal = roleKeeperRefusal(actor)
  if (refusal) throw notAllowed(refusal)
}

/** Who could administer the portal now. */
export async function administratorIds(db: Db): Promise<number[]> {
  return (await possibleAdministrators(db)).filter(isAdministrator).map(({ id }) => id)
}

async function possibleAdministrators(db: Db, only?: number) {
  const people = await db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.status', 'p.agency'])
    .select((eb) => [
      eb
        .or([
          eb('u.password_hash', 'is not', null),
          // one lookup for each of them: with `exists`, the identities of all customers would be read
          eb(
            eb.selectFrom('identities as i').select('i.subject').whereRef('i.user_id', '=', 'u.id').limit(1),
            'is not',
            null,
          ),
        ])
        .as('can_sign_in'),
      jsonArrayFrom(
        eb
          .selectFrom('user_roles as ur')
          .innerJoin('roles as r', 'r.id', 'ur.role_id')
          .leftJoin('role_permissions as rp', 'rp.role_id', 'r.id')
          .leftJoin('permissions as named', 'named.id', 'rp.permission_id')
          .select(['r.id as role_id', 'named.name'])
          .whereRef('ur.user_id', '=', 'u.id')
          .orderBy('r.position'),
      ).as('held'),
      eb
        .exists(
          eb
            .selectFrom('user_permissions as up')
            .innerJoin('permissions as named', 'named.id', 'up.permission_id')
            .select('up.user_id')
            .whereRef('up.user_id', '=', 'u.id')
            .where('named.name', '=', ADMINISTERS),
        )
        .as('holds_directly'),
    ])
    .where('u.audience', '=', 'staff')
    .where('u.deleted_at', 'is', null)
    .$call(whenGiven(only, (query, only) => query.where('u.id', '=', only)))
    .execute()
  return people.map(({ id, status, agency, can_sign_in, held, holds_directly }) => ({
    id,
    is_active: status === 'active',
    can_sign_in: Boolean(can_sign_in),
    agency,
    holds: Boolean(holds_directly) || held.some(({ name }) => name === ADMINISTERS),
    first_role_permissions: new Set(
      held
        .filter(({ role_id }) => role_id === held[0]?.role_id)
        .map(({ name }) => name)
        .filter((name) => name !== null),
    ),
  }))
}
