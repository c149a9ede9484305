import type { Candidates } from '@lading/contract/workflow'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { Status } from '@lading/domain/transactions/status'
import { routable, takesType } from '@lading/domain/workflow/routing'
import type { Inputs } from '@lading/domain/workflow/transition/inputs'
import { deskMark, evaluatingDesk, type Desk } from '@lading/domain/workflow/who'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { invalid } from '#platform/problem'
import { deskLoads } from './desk-loads.ts'
import { findTransaction, type LockedTransaction } from '../transactions/lock-transaction.ts'
import { maySee } from '../transactions/may-see.ts'
import type { Agency } from '@lading/domain/transactions/agency'

/** To whom a transaction may go: evaluators of its agency (hearing officers for a case) with their loads, and queue groups. */
export async function routingCandidates(db: Db, transaction_id: number, actor: Caller): Promise<Candidates> {
  const found = await findTransaction(db, transaction_id)
  maySee(found.transaction, actor)
  return candidatesOf(db, found, evaluatingDesk(found.transaction))
}

/** Throws 400 where the person or the group that was chosen is not among those it may go to. */
export async function requireCandidate(db: Db, found: LockedTransaction, answers: Inputs): Promise<void> {
  const { evaluator_id, hearing_officer_id, queue_group_id } = answers
  if ([evaluator_id, hearing_officer_id, queue_group_id].every((chosen) => typeof chosen !== 'number')) return
  const groups = await groupsFor(db, found)
  for (const [name, desk] of [
    ['evaluator_id', 'EVA'],
    ['hearing_officer_id', 'LEG'],
  ] as const) {
    const chosen = answers[name]
    if (typeof chosen !== 'number') continue
    const people = await peopleFor(db, found, desk, groups)
    const why_not = people.find(({ person }) => person.id === chosen)?.why_not ?? 'Choose a person from the list.'
    if (why_not !== '') throw invalid({ [name]: [why_not] })
    if (!(await isActive(db, chosen))) throw invalid({ [name]: ['Choose a person from the list.'] })
  }
  if (typeof queue_group_id !== 'number') return
  if (!groups.some(({ id }) => id === queue_group_id) || !(await isKept(db, queue_group_id)))
    throw invalid({ queue_group_id: ['Choose a group from the list.'] })
}

/** Whether the account is in use, and stays so until this act is done. */
async function isActive(db: Db, id: number): Promise<boolean> {
  const account = db.selectFrom('users').select('id').where('id', '=', id).where('status', '=', 'active')
  return (await account.where('deleted_at', 'is', null).forShare().executeTakeFirst()) !== undefined
}

/** Whether the group is there, and stays until this act is done. */
async function isKept(db: Db, id: number): Promise<boolean> {
  const kept = db.selectFrom('queue_groups').select('id').where('id', '=', id).where('deleted_at', 'is', null)
  return (await kept.forShare().executeTakeFirst()) !== undefined
}

async function candidatesOf(db: Db, found: LockedTransaction, desk: Desk): Promise<Candidates> {
  const groups = await groupsFor(db, found)
  const people = await peopleFor(db, found, desk, groups)
  const loads = await deskLoads(
    db,
    'processor_id',
    people.map(({ person }) => person.id),
  )
  const groupLoads = await deskLoads(
    db,
    'queue_group_id',
    groups.map(({ id }) => id),
  )
  return {
    people: people.map(({ person, why_not }) => ({
      user_id: person.id,
      name: fullName(person),
      position_title: person.position_title,
      open: loads.get(person.id) ?? 0,
      may_act: why_not === '',
      why_not,
    })),
    queue_groups: groups.map(({ id, name, member_ids }) => ({
      id,
      name,
      members: member_ids.length,
      open: groupLoads.get(id) ?? 0,
    })),
  }
}

type Groups = Awaited<ReturnType<typeof groupsFor>>

/** The staff at a desk, each with why a transaction may not go to them; nothing where it may. */
async function peopleFor(db: Db, found: LockedTransaction, desk: Desk, groups: Groups) {
  const { agency, business_id } = found.transaction
  const { reviewers, recommenders, approvers } = found.participants
  const others = new Set([...reviewers, ...recommenders, ...approvers])
  const insiders = await insidersOf(db, business_id)
  const people = await staffAtDesk(db, agency, desk)
  const free = people.filter(({ id }) => !insiders.has(id) && !others.has(id))
  const mayHave = new Set(isRouted(found, desk) ? routable(free, groups) : free)
  return people.map((person) => {
    if (insiders.has(person.id)) return { person, why_not: 'A user of this business.' }
    if (others.has(person.id)) return { person, why_not: 'Has another role in this transaction.' }
    return { person, why_not: mayHave.has(person) ? '' : 'In no queue group for this type.' }
  })
}

/** Whether it waits to be routed; later, a queue manager may give it to any evaluator of the agency. */
const isRouted = ({ transaction }: LockedTransaction, desk: Desk) =>
  transaction.status === Status.forEvaluation && desk === 'EVA'

/** Active staff of an agency who evaluate. */
export const evaluatorsOf = (db: Db, agency: Agency) => staffAtDesk(db, agency, 'EVA')

/** Active staff of an agency who do the work of a desk. */
function staffAtDesk(db: Db, agency: Agency, desk: Desk) {
  return db
    .selectFrom('users as u')
    .innerJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'p.position_title'])
    .where('p.agency', '=', agency)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where('u.id', 'in', (eb) =>
      eb
        .selectFrom('user_roles as ur')
        .innerJoin('role_permissions as rp', 'rp.role_id', 'ur.role_id')
        .innerJoin('permissions as named', 'named.id', 'rp.permission_id')
        .select('ur.user_id')
        .where('named.name', '=', deskMark[desk]),
    )
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute()
}

async function insidersOf(db: Db, business_id: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('business_users').select('user_id').where('business_id', '=', business_id).execute()
  return new Set(rows.map((row) => row.user_id))
}

/** The groups in use at its agency that take its type. */
async function groupsFor(db: Db, { transaction: { agency, type } }: LockedTransaction) {
  const groups = await db
    .selectFrom('queue_groups as g')
    .leftJoin('queue_group_members as m', 'm.queue_group_id', 'g.id')
    .select(['g.id', 'g.name', 'g.types', sql<number[]>`array_remove(array_agg(m.user_id), null)`.as('member_ids')])
    .where('g.agency', '=', agency)
    .where('g.is_active', '=', true)
    .where('g.deleted_at', 'is', null)
    .groupBy(['g.id', 'g.name', 'g.types'])
    .orderBy('g.name')
    .execute()
  return groups.filter((group) => takesType(group, type))
}
