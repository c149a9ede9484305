import type { ChangeDecision, PendingChange } from '@lading/contract/people/second-administrator'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { decisionRefusal } from '@lading/domain/people/staff/role-rules'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { notAllowed, notFound, refused } from '#platform/problem'

/** Whose rights a change is about; null: the rule that two administrators are asked. */
type About = number | null

/** Keeps what somebody wants until another administrator has decided. Throws 409 where something waits already. */
export async function keepChange(
  tx: Tx,
  about: About,
  { before, wanted }: { readonly before: object; readonly wanted: object },
  actor: Caller,
  now: Date,
): Promise<void> {
  if (await waitingRow(tx, about)) throw refused('A change is pending. It must be decided first.')
  const request = { user_id: about, asked_by: actor.user_id, asked_at: now, decided_by: null, decided_at: null }
  await tx
    .insertInto('administration_changes')
    .values({ ...request, before: asJson(before), wanted: asJson(wanted) })
    .execute()
}

/** The change that waits, as it is told, with what is wanted as it was kept; or null. */
export async function waitingChange(
  db: Db,
  about: About,
  actor: Pick<Caller, 'user_id'>,
): Promise<{ change: PendingChange; wanted: unknown } | null> {
  const row = await waitingRow(db, about)
  if (!row) return null
  const { id, asked_by, asked_at, wanted, ...name } = row
  const is_mine = asked_by === actor.user_id
  return { wanted, change: { id, asked_by: fullName(name), asked_at: asked_at.toISOString(), is_mine } }
}

/** Writes the decision on a change, if this person may decide so. Throws 403, 404 or 409. */
export async function decideChange(
  tx: Tx,
  about: About,
  { change_id, decision }: z.output<typeof ChangeDecision>,
  actor: Caller,
  now: Date,
) {
  const change = await tx
    .selectFrom('administration_changes')
    .selectAll()
    .where('id', '=', change_id)
    .where('user_id', about === null ? 'is' : '=', about)
    .forUpdate()
    .executeTakeFirst()
  if (!change) throw notFound('Change')
  if (change.state !== 'waiting') throw refused('This change has already been decided.')
  const { asked_by } = change
  const refusal = decisionRefusal(decision, { asked_by, user_id: actor.user_id, about_user_id: about })
  if (refusal) throw notAllowed(refusal)
  await tx
    .updateTable('administration_changes')
    .set({ state: states[decision], decided_by: actor.user_id, decided_at: now })
    .where('id', '=', change_id)
    .execute()
  return change
}

const states = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const

function waitingRow(db: Db, about: About) {
  return db
    .selectFrom('administration_changes as c')
    .innerJoin('users as u', 'u.id', 'c.asked_by')
    .select(['c.id', 'c.wanted', 'c.asked_by', 'c.asked_at'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('c.user_id', about === null ? 'is' : '=', about)
    .where('c.state', '=', 'waiting')
    .executeTakeFirst()
}
