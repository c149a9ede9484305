import { claimableStatuses } from '@lading/domain/transactions/status-groups'
import type { Transition } from '@lading/domain/workflow/transition'
import { Status } from '@lading/domain/transactions/status'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tables, Tx } from '#platform/database'
import type { Workflow } from '#modules/workflow/workflow'
import { flagSettingOf } from '#platform/settings'
import { whenGiven } from '#platform/when-given'

/**
 * Takes the next transaction to evaluate: own ones first, then those of the evaluator's groups, then unassigned ones, the
 * oldest first. One that another evaluator is taking at this moment is passed over, not waited for.
 */
export async function claimNext(workflow: Workflow, tx: Tx, actor: Caller, now: Date) {
  const mayPick = await flagSettingOf(tx, 'workflow.self_pick_allowed')
  const heaps = mayPick ? [own(actor), ...(await ofTheirGroups(tx, actor)), unassigned] : [own(actor)]
  for (const heap of heaps) {
    const transaction_id = await takeFirst(workflow, tx, heap, actor, now)
    if (transaction_id !== null) return { transaction_id }
  }
  return { transaction_id: null }
}

/** The first that the rules let this person take: somebody's own business, or one they reviewed or decided, is not. */
async function takeFirst(workflow: Workflow, tx: Tx, heap: Heap, actor: Caller, now: Date): Promise<number | null> {
  const passed: number[] = []
  for (;;) {
    const next = await holdFirst(tx, heap, actor, passed)
    if (!next) return null
    if (await workflow.advanceOpen(tx, next.id, begins, actor, now)) return next.id
    passed.push(next.id)
  }
}

const begins = ({ to, by }: Transition) => to === Status.lockedForEvaluation && by.includes('EVA')

/**
 * The oldest of several that no other process holds; its business is locked first, as in every act. What another one
 * has just taken may still be found here, as it was: the caller who takes it looks again.
 */
function holdFirst(tx: Tx, heap: Heap, actor: Caller, passed: readonly number[]) {
  return tx
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select('t.id')
    .where(sql<SqlBool>`t.status in (${sql.raw(claimableStatuses.join(', '))})`) // the words of the index
    .$call(whenGiven(actor.agency, (query, agency) => query.where('t.agency', '=', agency)))
    .$if(passed.length > 0, (query) => query.where('t.id', 'not in', passed))
    .where(heap)
    .orderBy('t.filed_at')
    .orderBy('t.id')
    .limit(1)
    .forNoKeyUpdate('b')
    .skipLocked()
    .executeTakeFirst()
}

type Waiting = ExpressionBuilder<Tables & { t: Tables['transactions'] }, 't'>
type Heap = (eb: Waiting) => Expression<SqlBool>

const own =
  ({ user_id }: Caller): Heap =>
  (eb) =>
    eb('t.processor_id', '=', user_id)

const unassigned: Heap = (eb) => eb.and([eb('t.processor_id', 'is', null), eb('t.queue_group_id', 'is', null)])

/** One heap of all their groups, or none: an empty one would be looked for among everything that waits. */
async function ofTheirGroups(tx: Tx, { user_id }: Caller): Promise<Heap[]> {
  const member = tx.selectFrom('queue_group_members').where('user_id', '=', user_id)
  const ids = (await member.select('queue_group_id as id').execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  return [(eb) => eb.and([eb('t.processor_id', 'is', null), eb('t.queue_group_id', 'in', ids)])]
}
