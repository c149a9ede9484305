import { paths } from '@lading/contract/addresses/paths'
import type { Part } from '@lading/contract/business-users'
import { partText } from '@lading/domain/people/acting/business-part'
import { record } from '#modules/audit/record'
import { notify } from '#modules/notifications/notify'
import type { Caller } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { requireAllowed, lockPeople } from './lock-people.ts'

type ChangeBusinessUserInput = Part & { readonly business_id: number; readonly user_id: number }

/** What somebody may do for a business changes from their very next call. */
export async function changeBusinessUser(tx: Tx, input: ChangeBusinessUserInput, actor: Caller, now: Date) {
  const { business_id, user_id, is_owner } = input
  const after = { is_owner, rights: is_owner ? [] : input.rights }
  const people = await lockPeople(tx, business_id, actor)
  const before = people.parts.get(user_id)
  if (!before) throw notFound('Person')
  requireAllowed(actor, people, { business_id, user_id, after })
  await tx
    .updateTable('business_users')
    .set(after)
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .execute()
  if (user_id !== actor.user_id) await tell(tx, input, people.business_name, partText(after), actor, now)
  const facts = { user_id, before, after }
  await record(tx, { action: 'change-business-user', object: 'business', object_id: business_id, facts }, actor, now)
  return { message: 'Saved. It takes effect immediately.' }
}

function tell(
  tx: Tx,
  { user_id }: ChangeBusinessUserInput,
  name: string,
  part: string,
  { user_id: from_user_id }: Caller,
  now: Date,
) {
  const message = `<p>For ${escaped(name)} you are now: <b>${escaped(part)}</b>.</p>`
  const notice = { user_ids: [user_id], subject: 'Your rights in a business changed', message, from_user_id }
  return notify(tx, { ...notice, link: paths.businessUsers(), mail: `Your role for ${name} changed` }, now)
}
