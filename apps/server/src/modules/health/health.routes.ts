import * as contract from '@lading/contract/health'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/bind'
import type { Deps } from '#platform/deps'
import { healthOf } from './health-of.ts'

/** For whoever watches the portal: 503 where it cannot work. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.health, async ({ reply }) => {
    const health = await healthOf(deps)
    reply.header('cache-control', 'no-store')
    if (!health.ok) reply.status(503)
    return health
  })
}
