import type { Invitation } from '@lading/contract/business-users'
import type { BusinessRight } from '@lading/domain/people/acting/actor'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'

/** An invitation holds only as long as who sent it could send it. The business is locked. Throws 409. */
export async function mayStillInvite(tx: Tx, { id, is_owner, rights }: Invitation): Promise<void> {
  const inviter = await tx
    .selectFrom('business_invitations as i')
    .innerJoin('business_users as member', (join) =>
      join.onRef('member.user_id', '=', 'i.invited_by').onRef('member.business_id', '=', 'i.business_id'),
    )
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select(['member.is_owner', 'member.rights'])
    .where('i.id', '=', id)
    .where('member.deactivated_at', 'is', null)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  const held = inviter?.rights as BusinessRight[] | undefined
  const asManager = !is_owner && held?.includes('manage-people') && rights.every((right) => held.includes(right))
  if (!inviter?.is_owner && !asManager)
    throw refused('The person who invited you no longer has the right to do so. Ask an owner to invite you.')
}
