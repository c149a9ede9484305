import * as contract from '@lading/contract/workflow'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { once } from '#platform/calls/idempotency'
import { readUploads } from '#modules/uploads/read-upload'
import { routingCandidates } from './moves/candidates.ts'
import { clockOf } from './clock/clock-of.ts'
import type { Workflow } from './workflow.ts'
import { storeAnswerFiles } from './moves/store-answer-files.ts'
import { lockHolder, renewLease } from './moves/lease.ts'

/** Moves, and what is read about them. */
export function workflowRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, workflow } = deps
  bind(app, contract.transactionProcess, ({ params, actor }) => workflow.processOf(db, params.id, actor, clock.now()))
  bind(app, contract.transactionClock, ({ params, actor }) => clockOf(db, params.id, actor, clock.now()))
  bind(app, contract.routingCandidates, ({ params, actor }) => routingCandidates(db, params.id, actor))
  bind(app, contract.lockHolder, ({ params, actor }) => lockHolder(db, params.transaction_id, actor))
  bindAct(app, contract.renewLease, deps, renewLease)
  bindAct(app, contract.moveTransaction, deps, (tx, input, actor, now) =>
    move(workflow, tx, input.id, input, actor, now),
  )
  bindAct(app, contract.saveRouting, deps, (tx, input, actor, now) =>
    move(workflow, tx, input.id, { ...input, action: 'route-assign' }, actor, now),
  )
  bindAct(app, contract.submitOrderOfPayment, deps, (tx, { transaction_id, ...input }, actor, now) =>
    move(workflow, tx, transaction_id, { ...input, action: 'issue-order-of-payment' }, actor, now),
  )
  bind(app, contract.moveTransactionWithFiles, async ({ params: { id }, request, actor }) => {
    const { fields, uploads } = await readUploads(request, contract.moveTransactionWithFiles.body)
    const { action, version } = fields
    const now = clock.now()
    const files = await storeAnswerFiles(deps, { transaction_id: id, action, uploads }, actor, now)
    const answers = { ...fields.answers, ...files.answers }
    const perform = (tx: Tx) => workflow.advance(tx, { transaction_id: id, action, version, answers }, actor, now)
    const asked = { ...fields, files: files.checksums }
    const moved = await db.transaction().execute((tx) => once(tx, request, actor, now, () => perform(tx), asked))
    deps.wake()
    return moved
  })
}

function move(workflow: Workflow, tx: Tx, transaction_id: number, input: contract.Step, actor: Caller, now: Date) {
  const { action, version, id: _, ...answers } = input
  return workflow.advance(tx, { transaction_id, action, version, answers }, actor, now)
}
