import * as contract from '@lading/contract/services'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { serviceFacts } from './service-facts.queries.ts'

/** What the public may ask before it begins anything. */
export function servicesRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  bind(app, contract.serviceFacts, ({ query }) => serviceFacts(db, query, clock.now()))
}
