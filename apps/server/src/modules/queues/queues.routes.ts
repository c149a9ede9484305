import * as contract from '@lading/contract/queues'
import { shownListNames } from '@lading/domain/workflow/lists/lists'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { claimNext } from './claim-next.ts'
import { dueWork } from './due-work.ts'
import { evaluationPlace } from './evaluation-place.ts'
import { queueGroups, queueStaff } from './queue-groups.queries.ts'
import { listCounts } from './list-counts.ts'
import { approvalTable, staffTable } from './staff-list.ts'
import { filedByBusiness, openTransactions } from './transaction-lists.ts'
import { unreadThreads } from './unread-threads.ts'
import { createQueueGroup } from './create-queue-group.ts'
import { deleteQueueGroup } from './delete-queue-group.ts'
import { updateQueueGroup } from './update-queue-group.ts'

/** The staff lists, their counts, and the groups of evaluators that transactions are routed to. */
export function queuesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  for (const name of shownListNames) if (name !== 'for-approval') bindTable(app, staffTable(name), deps)
  bindTable(app, approvalTable, deps)
  bindTable(app, openTransactions, deps)
  bind(app, contract.pendingEvaluations, ({ query: { page }, actor }) => {
    const request = { page, per_page: 50, order_by: 'due_on', sort_by: 'asc', search: '' } as const
    return staffTable('my-queue').page({ db, request, actor, now: deps.clock.now() })
  })
  bindTable(app, filedByBusiness, deps)
  bind(app, contract.queueCounts, async ({ actor }) => ({
    counts: { ...(await listCounts(db, actor)), ...(await unreadThreads(db, actor)) },
  }))
  bind(app, contract.dueWork, ({ actor }) => dueWork(db, actor, deps.clock.now()))
  bind(app, contract.evaluationPlace, ({ params, actor }) => evaluationPlace(db, params.id, actor))
  bind(app, contract.queueGroups, async ({ actor }) => ({ data: await queueGroups(db, actor) }))
  bind(app, contract.queueStaff, async ({ query, actor }) => ({ data: await queueStaff(db, query.agency, actor) }))
  bindAct(app, contract.createQueueGroup, deps, createQueueGroup)
  bindAct(app, contract.updateQueueGroup, deps, updateQueueGroup)
  bindAct(app, contract.deleteQueueGroup, deps, deleteQueueGroup)
  bindAct(app, contract.claimNext, deps, (tx, _input, actor, now) => claimNext(deps.workflow, tx, actor, now))
}
