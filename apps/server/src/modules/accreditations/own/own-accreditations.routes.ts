import * as contract from '@lading/contract/accreditations/accreditations'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { ownAccreditations } from './own-accreditations.queries.ts'
import { ownAgents } from './own-agents.ts'
import { ownBranches } from './own-branches.ts'

/** What a customer sees of accreditations, branches and agents. */
export function ownAccreditationsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.ownAccreditations, ({ actor }) => ownAccreditations(deps.db, actor, deps.clock.now()))
  bindTable(app, ownBranches, deps)
  bindTable(app, ownAgents, deps)
}
