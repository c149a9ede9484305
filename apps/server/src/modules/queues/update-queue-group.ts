import type { QueueGroup } from '@lading/contract/queues'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { type FullQueueGroupInput, lockGroup, groupOf, checkQueueGroup, writeMembers } from './write-queue-group.ts'

/** Changes a queue group; its agency stays. */
export async function updateQueueGroup(
  tx: Tx,
  input: FullQueueGroupInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<QueueGroup> {
  const { id, version, member_ids, agency: _, ...group } = input
  const before = await lockGroup(tx, id)
  if (before.version !== version)
    throw refused('The queue group was changed by another user.', await groupOf(tx, id, actor))
  await checkQueueGroup(tx, { ...input, agency: before.agency }, actor, id)
  await tx
    .updateTable('queue_groups')
    .set({ ...group, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await writeMembers(tx, id, member_ids, now)
  await record(tx, { action: 'update-queue-group', object: 'queue-group', object_id: id, facts: input }, actor, now)
  return groupOf(tx, id, actor)
}
