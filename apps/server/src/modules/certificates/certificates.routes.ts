import * as contract from '@lading/contract/certificates'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { certificates } from './certificates.queries.ts'
import { answerSatisfactionForm, satisfactionState } from './release/satisfaction.ts'

/** The holder's certificates and, after the release, the client satisfaction form. The workflow's effects make and issue. */
export function certificatesRoutes(app: FastifyInstance, deps: Deps): void {
  bindTable(app, certificates, deps)
  bind(app, contract.satisfactionState, ({ params, actor }) => satisfactionState(deps.db, params.id, actor))
  bindAct(app, contract.answerSatisfactionForm, deps, answerSatisfactionForm)
}
