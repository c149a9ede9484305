import type { Invitation } from '@lading/contract/business-users'
import { mayFor, type BusinessRight } from '@lading/domain/people/acting/actor'
import { signedName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { hashOf } from '#platform/random'

/** Pending invitations, of the businesses whose people the caller manages. */
export async function openInvitationsOf(db: Db, actor: Caller, now: Date): Promise<Invitation[]> {
  const managed = actor.memberships.flatMap(({ business_id }) =>
    mayFor(actor, business_id, 'manage-people') ? [business_id] : [],
  )
  if (managed.length === 0) return []
  const rows = await waiting(db, now).where('i.business_id', 'in', managed).orderBy('i.id', 'desc').execute()
  return rows.map(asInvitation)
}

/** The invitation of a mailed token, for the person it was mailed to. Throws 404 for everybody else, and once it is over. */
export async function invitationFor(db: Db, token: string, actor: Caller, now: Date): Promise<Invitation> {
  const row = await ofToken(db, token, actor, now).executeTakeFirst()
  if (!row) throw notFound('Invitation')
  return asInvitation(row)
}

/** The same, held until the act commits, so that of two answers one is taken. The business is locked first, as by all. */
export async function lockInvitation(tx: Tx, token: string, actor: Caller, now: Date): Promise<Invitation> {
  const { business_id } = await invitationFor(tx, token, actor, now)
  await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute()
  const row = await ofToken(tx, token, actor, now).forUpdate('i').executeTakeFirst()
  if (!row) throw notFound('Invitation')
  return asInvitation(row)
}

/** Who has no confirmed address is not let this far (see `heldBack`), so the address is proved. */
function ofToken(db: Db, token: string, { user_id }: Caller, now: Date) {
  return waiting(db, now)
    .innerJoin('users as me', (join) => join.on('me.id', '=', user_id))
    .where('i.token_hash', '=', hashOf(token))
    .where((eb) => eb(eb.fn('lower', ['me.email']), '=', eb.ref('i.email')))
}

function waiting(db: Db, now: Date) {
  return db
    .selectFrom('business_invitations as i')
    .innerJoin('businesses as b', 'b.id', 'i.business_id')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.business_id', 'b.name as business_name', 'i.email', 'i.is_owner', 'i.rights'])
    .select(['i.created_at', 'i.expires_at', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('i.answered_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('b.deleted_at', 'is', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number]

const asInvitation = ({ first_name, middle_name, last_name, suffix, ...row }: Row): Invitation => ({
  ...row,
  rights: row.rights as BusinessRight[],
  invited_by: signedName({ first_name, middle_name, last_name, suffix }),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})
