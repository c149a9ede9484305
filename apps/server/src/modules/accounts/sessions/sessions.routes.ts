import * as contract from '@lading/contract/accounts/sessions'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { endOneSession } from './end-one-session.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { sessionsOf } from './sessions.queries.ts'

export function sessionsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listSessions, ({ actor }) => sessionsOf(deps.db, actor, deps.clock.now()))
  bindAct(app, contract.endOneSession, deps, endOneSession)
  bindAct(app, contract.endOtherSessions, deps, endOtherSessions)
}
