import * as contract from '@lading/contract/evaluation'
import * as ratios from '@lading/contract/ratio-analysis'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { transactionDetailFor } from './transaction-detail.queries.ts'
import { transactionSteps } from './transaction-steps.ts'
import { attachToRatioSheet } from './attach-to-ratio-sheet.ts'
import { decideDocument } from './decide-document.ts'
import { markField } from './mark-field.ts'
import type { ComplianceOf } from './memorandum-payload.ts'
import { saveMemorandum } from './save-memorandum.ts'
import { generateMemorandum } from './write-memorandum.ts'
import { ratioSheetFor } from './ratio-sheet.queries.ts'
import { recordFinding } from './record-finding.ts'
import { removeFromRatioSheet } from './remove-from-ratio-sheet.ts'
import { saveRatioSheet } from './save-ratio-sheet.ts'

/** What the evaluator reads, decides and writes about a transaction. */
export const evaluationRoutes =
  ({ complianceOf }: { complianceOf: ComplianceOf }) =>
  (app: FastifyInstance, deps: Deps): void => {
    const { db, clock } = deps
    bind(app, contract.transactionDetail, ({ params, actor }) =>
      transactionDetailFor(db, params.id, actor, clock.now()),
    )
    bind(app, contract.transactionSteps, async ({ params, actor }) => ({
      data: await transactionSteps(db, params.id, actor),
    }))
    bind(app, ratios.ratioSheet, ({ params, query, actor }) =>
      ratioSheetFor(db, { accreditation_id: params.id, ...query }, actor),
    )
    bindAct(app, contract.decideDocument, deps, decideDocument)
    bindAct(app, contract.recordFinding, deps, recordFinding)
    bindAct(app, contract.markField, deps, markField)
    bindAct(app, ratios.saveRatioSheet, deps, saveRatioSheet)
    bind(app, ratios.attachToRatioSheet, ({ request, actor }) => attachToRatioSheet(deps, request, actor))
    bindAct(app, ratios.removeFromRatioSheet, deps, removeFromRatioSheet)
    bindAct(app, contract.saveMemorandum, deps, saveMemorandum)
    bindAct(app, contract.generateMemorandum, deps, generateMemorandum(complianceOf))
  }
