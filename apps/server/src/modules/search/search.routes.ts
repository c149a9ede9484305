import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { foundTransactions } from './search.queries.ts'

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  bindTable(app, foundTransactions, deps)
}
