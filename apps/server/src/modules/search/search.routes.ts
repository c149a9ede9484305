import { searchTransactions } from '@lading/contract/search'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/bind'
import type { Deps } from '#platform/deps'
import { foundTransactions } from './search.queries.ts'

export function searchRoutes(app: FastifyInstance, { db }: Deps): void {
  bind(app, searchTransactions, ({ body, actor }) => foundTransactions(db, body, actor))
}
