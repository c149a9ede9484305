import { paths } from '@lading/contract/addresses/paths'
import type { Invitation } from '@lading/contract/business-users'
import { record } from '#modules/audit/record'
import { notify } from '#modules/notifications/notify'
import type { Caller } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { lockInvitation } from './invitations.queries.ts'
import { mayStillInvite } from './may-still-invite.ts'

interface AnswerInvitationInput {
  readonly token: string
  readonly accept: boolean
}

/** Who was invited says yes or no, once. A yes makes them a business user from the next call on. */
export async function answerInvitation(tx: Tx, { token, accept }: AnswerInvitationInput, actor: Caller, now: Date) {
  const invitation = await lockInvitation(tx, token, actor, now)
  const { id, business_id, business_name } = invitation
  if (accept) await mayStillInvite(tx, invitation)
  await tx.updateTable('business_invitations').set({ answered_at: now }).where('id', '=', id).execute()
  if (accept) await join(tx, invitation, actor, now)
  await tellInviter(tx, invitation, accept, actor, now)
  const action = accept ? 'accept-invitation' : 'decline-invitation'
  await record(tx, { action, object: 'business', object_id: business_id, facts: { invitation: id } }, actor, now)
  return { message: accept ? `${business_name} was added to your businesses.` : 'The invitation was declined.' }
}

/** Who acted for the business before comes back with the part that was offered now. */
async function join(tx: Tx, { business_id, is_owner, rights }: Invitation, { user_id }: Caller, now: Date) {
  const part = { is_owner, rights, since: now, deactivated_at: null }
  await tx
    .insertInto('business_users')
    .values({ business_id, user_id, business_branch_id: null, ...part })
    .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doUpdateSet(part))
    .execute()
}

async function tellInviter(tx: Tx, invitation: Invitation, accept: boolean, actor: Caller, now: Date) {
  const { invited_by } = await tx
    .selectFrom('business_invitations')
    .select('invited_by')
    .where('id', '=', invitation.id)
    .executeTakeFirstOrThrow()
  const outcome = accept ? 'accepted' : 'declined'
  const message = `<p>${escaped(invitation.email)} ${outcome} your invitation to act for ${escaped(invitation.business_name)}.</p>`
  const notice = { user_ids: [invited_by], subject: `Invitation ${outcome}`, message, from_user_id: actor.user_id }
  await notify(tx, { ...notice, link: paths.businessUsers(), mail: false }, now)
}
