import * as contract from '@lading/contract/reports/reports'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { saveAnswersOf } from '#modules/filing/family-calls'
import { tellingFaults } from '#modules/filing/reading/tell-faults'
import { createReport } from './create-report.ts'
import { reportFindings } from './report-findings.ts'
import { pendingReports, reportCalendar, reportOpenings } from './reports.queries.ts'

/** Reports, types 13 to 15; what follows the opening is filing, named once more. */
export function reportsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, workflow } = deps
  bind(app, contract.reportOpenings, ({ actor }) => reportOpenings(db, workflow, actor, clock.now()))
  bindAct(app, contract.createReport, deps, tellingFaults(deps, createReport(workflow)))
  const save = saveAnswersOf('report', deps)
  bind(app, contract.saveReport, ({ params, body, actor }) => save({ ...params, ...body }, actor))
  bind(app, contract.reportCalendar, ({ params, actor }) => reportCalendar(db, workflow, params.id, actor, clock.now()))
  bind(app, contract.pendingReports, async ({ params, actor }) => ({
    data: await pendingReports(db, params.id, actor, clock.now()),
  }))
  bind(app, contract.reportFindings, ({ params, actor }) => reportFindings(db, params.id, actor, clock.now()))
}
