import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { accreditationRegister } from './accreditation-register.queries.ts'

/** What an agency has given, for its staff. */
export function accreditationRegisterRoutes(app: FastifyInstance, deps: Deps): void {
  bindTable(app, accreditationRegister, deps)
}
