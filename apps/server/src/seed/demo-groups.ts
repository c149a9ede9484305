import type { Tx } from '#platform/database'
import type { Desks } from './demo-desks.ts'
import { agencies, type Agency } from '@lading/domain/transactions/agency'

const groups: readonly { name: string; description: string; types: number[] }[] = [
  { name: 'Accreditation', description: 'New applications, renewals and additional categories', types: [1, 2, 12] },
  {
    name: 'Changes and reports',
    description: 'Changes of the register, reports and requests',
    types: [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17],
  },
]

/** Two queue groups a side, with the demo's evaluators in them. Answers which group takes which type: `dti 1`. */
export async function addQueueGroups(tx: Tx, desks: Desks, now: Date): Promise<Map<string, number>> {
  const byType = new Map<string, number>()
  for (const agency of agencies) {
    for (const group of groups) {
      const id = await addGroup(tx, agency, group, desks[agency].EVA, now)
      for (const type of group.types) byType.set(`${agency} ${type}`, id)
    }
  }
  return byType
}

async function addGroup(
  tx: Tx,
  agency: Agency,
  group: (typeof groups)[number],
  members: readonly number[],
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('queue_groups')
    .values({ agency, ...group })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('queue_group_members')
    .values(members.map((user_id) => ({ queue_group_id: id, user_id, since: now })))
    .execute()
  return id
}
