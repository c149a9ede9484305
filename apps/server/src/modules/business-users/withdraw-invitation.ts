import { mayFor } from '@lading/domain/people/acting/actor'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'

/** Takes an invitation back before it is answered. */
export async function withdrawInvitation(tx: Tx, { id }: { readonly id: number }, actor: Caller, now: Date) {
  const invitation = await tx
    .selectFrom('business_invitations')
    .select(['id', 'business_id', 'email'])
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!invitation || !mayFor(actor, invitation.business_id, 'manage-people')) throw notFound('Invitation')
  const { business_id, email } = invitation
  await tx.updateTable('business_invitations').set({ withdrawn_at: now }).where('id', '=', id).execute()
  const facts = { email }
  await record(tx, { action: 'withdraw-invitation', object: 'business', object_id: business_id, facts }, actor, now)
  return { message: `The invitation to ${email} no longer works.` }
}
