import * as contract from '@lading/contract/audit'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { anchorFile } from './anchor-file.ts'
import { witnessOf } from './witness.ts'

/** What anybody may keep of the audit, so that it cannot be rewritten unseen. */
export function auditRoutes(app: FastifyInstance, { config, keys }: Deps): void {
  bind(app, contract.auditWitness, async ({ reply }) => {
    const witness = witnessOf(anchorFile(config), keys)
    if (!witness) throw notFound('Anchor')
    reply.header('cache-control', 'no-store')
    return witness
  })
}
