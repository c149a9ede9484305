import * as contract from '@lading/contract/directory'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/bind'
import type { Deps } from '#platform/deps'
import { directoryPage } from './directory.queries.ts'
import { verificationData } from './status-list.queries.ts'
import { verdictOf } from './verify.queries.ts'

/** What the public may ask: who is accredited, and how a document stands. */
export function directoryRoutes(app: FastifyInstance, { db, clock, keys }: Deps): void {
  bind(app, contract.verificationData, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=30')
    return verificationData(db, keys, clock.now())
  })
  bind(app, contract.verifyDocument, ({ params }) => verdictOf(db, params.slug, clock.now()))
  bind(app, contract.directory, ({ query }) => directoryPage(db, query, clock.now()))
}
