import * as contract from '@lading/contract/reports/report-lines'
import { periodName } from '@lading/domain/reports/report-period'
import type { Form } from '@lading/domain/filing/form-path'
import { periodIn } from '@lading/contract/forms/reports/period-fields'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { tellingFaults, tellingFaultsOfSaved } from '#modules/filing/reading/tell-faults'
import { readUpload } from '#modules/uploads/read-upload'
import { addLines } from './add-lines.ts'
import { importLines } from './import-lines.ts'
import { lastLines, sectionOfReport } from './last-lines.queries.ts'
import { linesOfFile, templateFile } from './files/line-files.ts'
import { countriesKnown } from './lines.queries.ts'
import { removeLines } from './remove-lines.ts'
import { reportLinesTable } from './report-lines.table.ts'
import { rowsFor } from './template-rows.ts'
import { updateLine } from './update-line.ts'

const LANES_AT_ONCE = 100
const media = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The lines of reports: read, written one by one, in parts, and from files. */
export function reportLinesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindTable(app, reportLinesTable, deps)
  bindAct(app, contract.addReportLines, deps, tellingFaults(deps, addLines))
  bindAct(app, contract.updateReportLine, deps, tellingFaults(deps, updateLine))
  bindAct(app, contract.removeReportLines, deps, tellingFaults(deps, removeLines))
  bind(app, contract.lastReportLines, async ({ params, query, actor }) => {
    const { transaction, section } = await sectionOfReport(db, params.id, query.section, actor)
    const { reference, lines } = await lastLines(db, transaction, section)
    return { reference, lines: lines.slice(0, LANES_AT_ONCE), total: lines.length }
  })
  bind(app, contract.importReportLines, async ({ params: { id }, request, actor }) => {
    const { fields, upload } = await readUpload(request, contract.importReportLines.body)
    const { transaction, section } = await sectionOfReport(db, id, fields.section, actor)
    const of = { ...transaction, section: section.name, countries: await countriesKnown(db) }
    const file = await linesOfFile(
      { bytes: upload.bytes, is_numbered: fields.mode === 'correct' },
      orderFor(of),
      actor.user_id,
    )
    const input = { id, section: section.name, mode: fields.mode, file }
    const take = tellingFaultsOfSaved(deps, importLines)
    const result = await db.transaction().execute((tx) => take(tx, input, actor, clock.now()))
    deps.wake()
    return result
  })
  bind(app, contract.reportLineTemplate, async ({ params, query, actor, reply }) => {
    const { transaction, section } = await sectionOfReport(db, params.id, query.section, actor)
    const rows = await rowsFor(db, transaction, section, query)
    const of = orderFor({ ...transaction, section: section.name, countries: await countriesKnown(db) })
    const { format } = query
    reply.header('content-type', media[format])
    reply.header(
      'content-disposition',
      `attachment; filename="${section.name}-${periodOf(transaction.form)}.${format}"`,
    )
    return templateFile(format, rows, of, actor.user_id)
  })
}

/** What a thread is told of a section: nothing of the transaction beyond it. */
const orderFor = <T extends Parameters<typeof linesOfFile>[1]>({ type, agency, section, countries }: T) => ({
  type,
  agency,
  section,
  countries,
})

function periodOf(answers: Form): string {
  const period = periodIn(answers)
  return period ? periodName(period) : 'report'
}
