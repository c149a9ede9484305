import { checkGuards } from '@lading/domain/workflow/decide'
import { Status } from '@lading/domain/transactions/status'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tables, Tx } from '#platform/database'
import { advance } from '#modules/workflow/advance'
import { transactionSettings } from '#modules/workflow/transaction-settings'
import { lockTransaction } from '#modules/workflow/lock-transaction'
import { factsOf } from '#modules/workflow/facts-of'

/**
 * Takes the next case to evaluate: own ones first, then those of the evaluator's groups, then unassigned ones, the
 * oldest first. A case another evaluator is taking at this moment is passed over, not waited for.
 */
export async function claimNext(tx: Tx, _order: object, actor: Caller, now: Date) {
  const { self_pick_allowed } = await transactionSettings(tx)
  const heaps = self_pick_allowed ? [own(actor), ...(await ofTheirGroups(tx, actor)), unassigned] : [own(actor)]
  for (const heap of heaps) {
    const transaction_id = await takeFirst(tx, heap, actor, now)
    if (transaction_id !== null) return { transaction_id }
  }
  return { transaction_id: null }
}

/** The first that the rules let this person take: somebody's own business, or a case they had another part in, is not. */
async function takeFirst(tx: Tx, heap: Heap, actor: Caller, now: Date): Promise<number | null> {
  const passed: number[] = []
  for (;;) {
    const next = await holdFirst(tx, heap, actor, passed)
    if (!next) return null
    if (await take(tx, next.id, actor, now)) return next.id
    passed.push(next.id)
  }
}

async function take(tx: Tx, transaction_id: number, actor: Caller, now: Date): Promise<boolean> {
  const found = await lockTransaction(tx, transaction_id)
  const action = actions[found.transaction.status]
  if (!action || !checkGuards(action, await factsOf(tx, found, now), actor, now).ok) return false
  await advance(tx, { transaction_id, action }, actor, now)
  return true
}

const actions: Partial<Record<number, 'lock-start-evaluation' | 'lock-resume-evaluation'>> = {
  [Status.forEvaluation]: 'lock-start-evaluation',
  [Status.resubmitted]: 'lock-resume-evaluation',
}

/**
 * The oldest of a heap that nobody else holds; its accreditation is locked first, as in every act. What another one
 * has just taken may still be found here, as it was: whoever takes it looks again.
 */
function holdFirst(tx: Tx, heap: Heap, actor: Caller, passed: readonly number[]) {
  return tx
    .selectFrom('transactions as t')
    .innerJoin('accreditations as a', 'a.id', 't.accreditation_id')
    .select('t.id')
    .where(sql<SqlBool>`t.status in (2, 5) and t.type in (1, 2)`) // the words of the index, which parameters would hide
    .$if(actor.agency !== null, (query) => query.where('t.agency', '=', actor.agency!))
    .$if(passed.length > 0, (query) => query.where('t.id', 'not in', passed))
    .where(heap)
    .orderBy('t.filed_at')
    .orderBy('t.id')
    .limit(1)
    .forUpdate('a')
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
