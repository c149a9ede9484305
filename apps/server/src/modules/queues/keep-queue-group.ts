import type { QueueGroup, QueueGroupInput } from '@lading/contract/queues'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, notFound, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { evaluatorsOf } from '#modules/workflow/candidates'
import { openCounts, queueGroups } from './queue-groups.queries.ts'

type KeepQueueGroupInput = Required<QueueGroupInput>

/** A new queue group of an agency. */
export async function createQueueGroup(
  tx: Tx,
  input: KeepQueueGroupInput,
  actor: Caller,
  now: Date,
): Promise<QueueGroup> {
  const { member_ids, ...group } = input
  await check(tx, input, actor)
  const { id } = await tx.insertInto('queue_groups').values(group).returning('id').executeTakeFirstOrThrow()
  await setMembers(tx, id, member_ids, now)
  await record(tx, { action: 'create-queue-group', object: 'queue-group', object_id: id, facts: input }, actor, now)
  return groupOf(tx, id, actor)
}

/** Changes a queue group; its agency stays. */
export async function updateQueueGroup(
  tx: Tx,
  input: KeepQueueGroupInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<QueueGroup> {
  const { id, version, member_ids, agency: _, ...group } = input
  const before = await lockGroup(tx, id)
  if (before.version !== version) throw refused('The queue group changed meanwhile.', await groupOf(tx, id, actor))
  await check(tx, { ...input, agency: before.agency }, actor, id)
  await tx
    .updateTable('queue_groups')
    .set({ ...group, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await setMembers(tx, id, member_ids, now)
  await record(tx, { action: 'update-queue-group', object: 'queue-group', object_id: id, facts: input }, actor, now)
  return groupOf(tx, id, actor)
}

/** Refused while transactions of the group are open: they would belong to nobody. */
export async function deleteQueueGroup(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  const group = await lockGroup(tx, id)
  if (actor.agency !== null && actor.agency !== group.agency) throw notAllowed('It belongs to the other agency.')
  const open = (await openCounts(tx, 'queue_group_id')).get(id) ?? 0
  if (open > 0) throw refused(`${open} transactions of this group are still open; route them elsewhere first.`)
  await tx.updateTable('transactions').set({ queue_group_id: null }).where('queue_group_id', '=', id).execute()
  await tx.deleteFrom('queue_groups').where('id', '=', id).execute()
  await record(tx, { action: 'delete-queue-group', object: 'queue-group', object_id: id, facts: group }, actor, now)
  return { id }
}

async function check(
  tx: Tx,
  { agency, name, member_ids }: KeepQueueGroupInput,
  actor: Caller,
  own_id = 0,
): Promise<void> {
  if (actor.agency !== null && actor.agency !== agency) throw notAllowed('It belongs to the other agency.')
  const same = await tx
    .selectFrom('queue_groups')
    .select('id')
    .where('agency', '=', agency)
    .where('name', '=', name)
    .where('id', '<>', own_id)
    .executeTakeFirst()
  if (same) throw invalid({ name: ['A queue group of this name exists already.'] })
  const evaluators = new Set((await evaluatorsOf(tx, agency)).map((person) => person.id))
  if (!member_ids.every((id) => evaluators.has(id))) throw invalid({ member_ids: ['Only evaluators of this agency.'] })
}

async function setMembers(tx: Tx, queue_group_id: number, member_ids: readonly number[], since: Date): Promise<void> {
  await tx.deleteFrom('queue_group_members').where('queue_group_id', '=', queue_group_id).execute()
  if (member_ids.length === 0) return
  await tx
    .insertInto('queue_group_members')
    .values([...new Set(member_ids)].map((user_id) => ({ queue_group_id, user_id, since })))
    .execute()
}

async function lockGroup(tx: Tx, id: number) {
  const group = await tx.selectFrom('queue_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!group) throw notFound('Queue group')
  return group
}

async function groupOf(tx: Tx, id: number, actor: Caller): Promise<QueueGroup> {
  const [group] = await queueGroups(tx, actor, id)
  if (!group) throw notFound('Queue group')
  return group
}
