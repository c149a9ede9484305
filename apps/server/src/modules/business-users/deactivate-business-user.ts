import { record } from '#modules/audit/record'
import { notify } from '#modules/notifications/notify'
import type { Caller } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { requireAllowed, lockPeople } from './lock-people.ts'

interface DeactivateBusinessUserInput {
  readonly business_id: number
  readonly user_id: number
}

/** Somebody no longer acts for a business; what they did stays under their name. */
export async function deactivateBusinessUser(
  tx: Tx,
  { business_id, user_id }: DeactivateBusinessUserInput,
  actor: Caller,
  now: Date,
) {
  const people = await lockPeople(tx, business_id, actor)
  if (!people.parts.has(user_id)) throw notFound('Person')
  requireAllowed(actor, people, { business_id, user_id, after: null })
  await tx
    .updateTable('business_users')
    .set({ deactivated_at: now })
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .execute()
  if (user_id !== actor.user_id) {
    const message = `<p>You no longer act for ${escaped(people.business_name)}.</p>`
    const notice = { user_ids: [user_id], subject: 'You no longer act for a business', message, link: '' }
    const mail = `You no longer act for ${people.business_name}`
    await notify(tx, { ...notice, from_user_id: actor.user_id, mail }, now)
  }
  const facts = { user_id }
  await record(
    tx,
    { action: 'deactivate-business-user', object: 'business', object_id: business_id, facts },
    actor,
    now,
  )
  return { message: user_id === actor.user_id ? 'You left the business.' : 'Deactivated. It takes effect immediately.' }
}
