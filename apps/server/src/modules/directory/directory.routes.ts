import * as contract from '@lading/contract/directory'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { directoryPage } from './directory.queries.ts'
import { keptStatusList } from './kept-status-list.ts'
import { verdictOf } from './verify.queries.ts'

/** What the public may ask: who is accredited, and how a document stands. */
export function directoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const statusList = keptStatusList(deps)
  bind(app, contract.verificationData, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=30')
    return statusList()
  })
  bind(app, contract.verifyDocument, ({ params }) => verdictOf(db, params.slug, clock.now()))
  bind(app, contract.directory, ({ query }) => directoryPage(db, query, clock.now()))
}
