import * as contract from '@lading/contract/reports/report-rounds'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { filedLinesTable } from './filed-lines.table.ts'
import { lineChangesTable } from './line-changes.table.ts'
import { markedLines } from '../marked-lines.queries.ts'
import { reportRounds } from './rounds.queries.ts'

/** The lines of a report round by round: what was filed, what changed, and remarks on them. */
export function reportRoundsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  bindTable(app, filedLinesTable, deps)
  bindTable(app, lineChangesTable, deps)
  bind(app, contract.reportRounds, async ({ params, actor }) => ({ data: await reportRounds(db, params.id, actor) }))
  bind(app, contract.markedLines, async ({ params, actor }) => ({ data: await markedLines(db, params.id, actor) }))
}
