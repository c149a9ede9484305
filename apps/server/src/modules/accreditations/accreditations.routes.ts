import * as contract from '@lading/contract/accreditations/surrenders'
import { moveAccreditation as moveCall } from '@lading/contract/workflow'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { isOfAccreditation } from './life/life-acts.ts'
import { surrenderOf } from './surrenders/surrenders.queries.ts'

/** Moves named by an accreditation, and what is read of its surrender. */
export function accreditationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, workflow, accreditationLife } = deps
  bindAct(app, moveCall, deps, async (tx, { id, action, version, ...answers }, actor, now) => {
    if (!isOfAccreditation(action)) {
      const transaction_id = await applicationOf(tx, id)
      return workflow.advance(tx, { transaction_id, action, version, answers }, actor, now)
    }
    const input = { accreditation_id: id, action, version, answers }
    const moved = await accreditationLife.move(tx, input, actor, now, workflow.advance)
    return { transaction_id: null, accreditation_id: id, status: moved.status, version: moved.version }
  })
  bind(app, contract.surrender, ({ params, actor }) => surrenderOf(deps, params.id, actor, clock.now()))
}
