import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { openInGroups } from './queue-groups.queries.ts'
import { lockGroup } from './write-queue-group.ts'

/** Refused while transactions of the group are open: they would belong to nobody. Those that ended keep its name. */
export async function deleteQueueGroup(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  const { deleted_at: _, ...group } = await lockGroup(tx, id)
  if (actor.agency !== null && actor.agency !== group.agency) throw notAllowed('It belongs to the other agency.')
  const open = (await openInGroups(tx, [id])).get(id) ?? 0
  if (open > 0) throw refused(stillOpen(open))
  await tx.deleteFrom('queue_group_members').where('queue_group_id', '=', id).execute()
  await tx.updateTable('queue_groups').set({ deleted_at: now }).where('id', '=', id).execute()
  await record(tx, { action: 'delete-queue-group', object: 'queue-group', object_id: id, facts: group }, actor, now)
  return { id }
}

const stillOpen = (open: number): string =>
  open === 1
    ? 'A transaction of this group is still open. Route it to another group first.'
    : `${open} transactions of this group are still open. Route them to another group first.`
