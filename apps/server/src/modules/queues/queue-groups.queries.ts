import type { QueueGroup } from '@lading/contract/queues'
import { isOfTheirAgency } from '@lading/domain/people/staff/administration'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notAllowed } from '#platform/problem'
import { evaluatorsOf } from '#modules/workflow/moves/candidates'
import { deskLoads } from '#modules/workflow/moves/desk-loads'
import { whenGiven } from '#platform/when-given'
import type { Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'
import { isOpenWork } from './open-work.ts'

/** Queue groups of the caller's agency (all of them for both), with members, what is open, and the work of each member. */
export async function queueGroups(db: Db, actor: Pick<Caller, 'agency'>, id?: number): Promise<QueueGroup[]> {
  const groups = await db
    .selectFrom('queue_groups')
    .select(['id', 'agency', 'name', 'description', 'types', 'legal_basis', 'is_active', 'version'])
    .where('deleted_at', 'is', null)
    .$call(whenGiven(actor.agency, (query, agency) => query.where('agency', '=', agency)))
    .$call(whenGiven(id, (query, id) => query.where('id', '=', id)))
    .orderBy('agency')
    .orderBy('name')
    .execute()
  if (groups.length === 0) return []
  const ids = groups.map((group) => group.id)
  const members = await membersOf(db, ids)
  const open = await openInGroups(db, ids)
  const loads = await deskLoads(
    db,
    'processor_id',
    members.map((member) => member.id),
  )
  return groups.map(({ types, ...group }) => ({
    ...group,
    types: types as QueueGroup['types'],
    open: open.get(group.id) ?? 0,
    members: members
      .filter((member) => member.queue_group_id === group.id)
      .map((member) => ({
        user_id: member.id,
        name: fullName(member),
        position_title: member.position_title ?? '',
        open: loads.get(member.id) ?? 0,
      })),
  }))
}

function membersOf(db: Db, queue_group_ids: number[]) {
  return db
    .selectFrom('queue_group_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select([
      'm.queue_group_id',
      'u.id',
      'u.first_name',
      'u.middle_name',
      'u.last_name',
      'u.suffix',
      'p.position_title',
    ])
    .where('m.queue_group_id', 'in', queue_group_ids)
    .where('u.deleted_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute()
}

/** How many transactions of each of these groups have not ended: a group is deleted once there are none. */
export async function openInGroups(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('transactions')
    .select((eb) => ['queue_group_id as id', eb.fn.countAll<number>().as('open')])
    .where(isOpenWork('status'))
    .where((eb) => eb('queue_group_id', '=', eb.fn.any(eb.val([...ids]))))
    .groupBy('queue_group_id')
    .execute()
  return new Map(rows.map((row) => [ensure(row.id, 'group of the transactions counted'), row.open]))
}

/** Active staff of an agency who evaluate: those a queue group may have as members. Throws 403 for the other agency's. */
export async function queueStaff(db: Db, agency: Agency, actor: Caller) {
  if (!isOfTheirAgency(actor, agency)) throw notAllowed('It belongs to the other agency.')
  const rows = await evaluatorsOf(db, agency)
  return rows.map((row) => ({ user_id: row.id, name: fullName(row), position_title: row.position_title }))
}
