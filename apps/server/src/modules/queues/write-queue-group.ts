import type { QueueGroup, QueueGroupInput } from '@lading/contract/queues'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, notFound } from '#platform/problem'
import { evaluatorsOf } from '#modules/workflow/moves/candidates'
import { queueGroups } from './queue-groups.queries.ts'

export type FullQueueGroupInput = Required<QueueGroupInput>

export async function checkQueueGroup(
  tx: Tx,
  { agency, name, member_ids }: FullQueueGroupInput,
  actor: Caller,
  own_id = 0,
): Promise<void> {
  if (actor.agency !== null && actor.agency !== agency) throw notAllowed('It belongs to the other agency.')
  const same = await tx
    .selectFrom('queue_groups')
    .select('id')
    .where('agency', '=', agency)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .where('id', '<>', own_id)
    .executeTakeFirst()
  if (same) throw invalid({ name: ['A queue group with this name already exists.'] })
  const evaluators = new Set((await evaluatorsOf(tx, agency)).map((person) => person.id))
  if (!member_ids.every((id) => evaluators.has(id))) throw invalid({ member_ids: ['Only evaluators of this agency.'] })
}

export async function writeMembers(
  tx: Tx,
  queue_group_id: number,
  member_ids: readonly number[],
  since: Date,
): Promise<void> {
  await tx.deleteFrom('queue_group_members').where('queue_group_id', '=', queue_group_id).execute()
  if (member_ids.length === 0) return
  await tx
    .insertInto('queue_group_members')
    .values([...new Set(member_ids)].map((user_id) => ({ queue_group_id, user_id, since })))
    .execute()
}

export async function lockGroup(tx: Tx, id: number) {
  const kept = tx.selectFrom('queue_groups').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  const group = await kept.forUpdate().executeTakeFirst()
  if (!group) throw notFound('Queue group')
  return group
}

export async function groupOf(tx: Tx, id: number, actor: Caller): Promise<QueueGroup> {
  const [group] = await queueGroups(tx, actor, id)
  if (!group) throw notFound('Queue group')
  return group
}
