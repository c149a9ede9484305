import * as contract from '@lading/contract/health'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { VERSION } from '#platform/version'
import { healthOf } from './health-of.ts'

/** For monitors and load balancers: readiness (503 where the portal cannot work), and whether the process runs. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  let checking: ReturnType<typeof healthOf> | undefined
  /** Callers at the same moment share one check: the address is public. */
  const checked = () => (checking ??= healthOf(deps).finally(() => (checking = undefined)))

  bind(app, contract.health, async ({ reply }) => {
    const health = await checked()
    reply.header('cache-control', 'no-store')
    if (!health.ok) reply.status(503)
    return health
  })
  bind(app, contract.live, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { ok: true, version: VERSION } as const
  })
}
