import type { QueueGroup } from '@lading/contract/queues'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { type FullQueueGroupInput, checkQueueGroup, writeMembers, groupOf } from './write-queue-group.ts'

/** A new queue group of an agency. */
export async function createQueueGroup(
  tx: Tx,
  input: FullQueueGroupInput,
  actor: Caller,
  now: Date,
): Promise<QueueGroup> {
  const { member_ids, ...group } = input
  await checkQueueGroup(tx, input, actor)
  const { id } = await tx.insertInto('queue_groups').values(group).returning('id').executeTakeFirstOrThrow()
  await writeMembers(tx, id, member_ids, now)
  await record(tx, { action: 'create-queue-group', object: 'queue-group', object_id: id, facts: input }, actor, now)
  return groupOf(tx, id, actor)
}
