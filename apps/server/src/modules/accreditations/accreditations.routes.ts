import * as contract from '@lading/contract/accreditations/surrenders'
import { moveAccreditation } from '@lading/contract/workflow'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { moveByAccreditation } from './move-by-accreditation.ts'
import { surrenderOf } from './surrenders/surrenders.queries.ts'

/** Moves named by an accreditation, and what is read of its surrender. */
export function accreditationsRoutes(app: FastifyInstance, deps: Deps): void {
  bindAct(app, moveAccreditation, deps, moveByAccreditation(deps))
  bind(app, contract.surrender, ({ params, actor }) => surrenderOf(deps, params.id, actor, deps.clock.now()))
}
