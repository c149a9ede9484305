import { claimableStatuses } from '@lading/domain/transactions/status-groups'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { Status } from '@lading/domain/transactions/status'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tables, Tx } from '#platform/database'
import type { Workflow } from '#modules/workflow/workflow'
import { officeOf } from '#platform/office'
import { sqlOf } from '#platform/sql-of'
import { whenGiven } from '#platform/when-given'

/**
 * Takes the next transaction to evaluate: own ones first, then those of the evaluator's groups, then unassigned ones, the
 * oldest first. One that another evaluator is taking at this moment is passed over, not waited for, and so is one that the
 * rules keep from this person: somebody's own business, or one they reviewed or decided.
 */
export async function claimNext(workflow: Workflow, tx: Tx, actor: Caller, now: Date) {
  const office = await officeOf(tx)
  const mayPick = office.settings.flag('workflow.self_pick_allowed')
  const passed: number[] = []
  for (;;) {
    const heaps = mayPick ? [own(actor), ofTheirGroups(actor, passed), unassigned] : [own(actor)]
    const next = await holdFirst(tx, heaps, actor, passed)
    if (!next) return { transaction_id: null }
    const { id: transaction_id, type, business_id, ...business } = next
    const taken = await workflow.advanceOpen(tx, transaction_id, begins, actor, now, { office, business })
    if (taken) return { transaction_id, type, business_id }
    passed.push(transaction_id)
  }
}

const begins = ({ to, by }: Transition) => to === Status.lockedForEvaluation && by.includes('EVA')

/** The first of the first heap that has one: PostgreSQL looks into the next heap only where it found none before. */
function holdFirst(tx: Tx, heaps: readonly Heap[], actor: Caller, passed: readonly number[]) {
  const [first, ...others] = heaps.map((heap) =>
    tx
      .selectFrom(firstOf(tx, heap, actor, passed).as('first'))
      .select(['id', 'type', 'business_id', 'name', 'profile']),
  )
  return others
    .reduce((all, other) => all.unionAll(other), ensure(first, 'a heap'))
    .limit(ONE)
    .executeTakeFirst()
}

/** In the text: what a parameter limits is planned anew each time. */
const ONE = sql.lit(1)

/**
 * The oldest of several that no other process holds; its business is locked first, as in every act. What another one
 * has just taken may still be found here, as it was: the caller who takes it looks again.
 */
function firstOf(tx: Tx, heap: Heap, actor: Caller, passed: readonly number[]) {
  return tx
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select(['t.id', 't.type', 't.business_id', 'b.name', 'b.profile']) // as they are under the lock
    .where(sql<SqlBool>`t.status in (${sqlOf(...claimableStatuses)})`) // the words of the index
    .$call(whenGiven(actor.agency, (query, agency) => query.where('t.agency', '=', agency)))
    .$if(passed.length > 0, (query) => query.where('t.id', 'not in', passed))
    .where(heap)
    .orderBy('t.filed_at')
    .orderBy('t.id')
    .limit(ONE)
    .forNoKeyUpdate('b')
    .skipLocked()
}

type Waiting = ExpressionBuilder<Tables & { t: Tables['transactions'] }, 't'>
type Heap = (eb: Waiting) => Expression<SqlBool>

const own =
  ({ user_id }: Caller): Heap =>
  (eb) =>
    eb('t.processor_id', '=', user_id)

const unassigned: Heap = (eb) => eb.and([eb('t.processor_id', 'is', null), eb('t.queue_group_id', 'is', null)])

/** More than evaluators take at one moment: no more of a group are looked at. */
const AT_HAND = sql.lit(100)

/** The first of each of their groups, by its own index: of all groups together, whatever waits in them would be sorted. */
const ofTheirGroups =
  ({ user_id, agency }: Caller, passed: readonly number[]): Heap =>
  (eb) =>
    eb.and([
      eb('t.processor_id', 'is', null),
      sql<SqlBool>`t.id = any(array(
        select first.id from queue_group_members m cross join lateral (
          select w.id, w.filed_at from transactions w
          where w.queue_group_id = m.queue_group_id and w.processor_id is null
            and (${agency}::text is null or w.agency = ${agency})
            and w.status in (${sqlOf(...claimableStatuses)}) and w.id <> all(${[...passed]}::int[])
          order by w.filed_at, w.id limit ${AT_HAND}) first
        where m.user_id = ${user_id} order by first.filed_at, first.id limit ${AT_HAND}))`,
    ])
