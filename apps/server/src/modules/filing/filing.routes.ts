import * as corrections from '@lading/contract/filing/corrections'
import * as documents from '@lading/contract/filing/filed-documents'
import * as contract from '@lading/contract/filing/filing'
import * as saves from '@lading/contract/filing/form-saves'
import { filingNotices as filingNoticesCall } from '@lading/contract/filing/submission'
import * as history from '@lading/contract/filing/timeline'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { answerReturn } from './answer-return.ts'
import { attachDocumentCall } from './documents/attach-document-call.ts'
import { attachUploaded } from './documents/attach-uploaded.ts'
import { correctAnswers } from './answers/correct-answers.ts'
import { confirmNoDay } from './documents/confirm-no-day.ts'
import { dateDocument } from './documents/date-document.ts'
import { editDraft } from './answers/edit-draft.ts'
import { filingNotices } from './notices/filing-notices.ts'
import { openRemarks } from './reading/open-remarks.ts'
import { filingOf } from './reading/read-filing.ts'
import { removeDocument } from './documents/remove-document.ts'
import { replaceForm } from './answers/replace-form.ts'
import { replaceSection } from './answers/replace-section.ts'
import { restoreDocument } from './documents/restore-document.ts'
import { saveAnswersCall } from './answers/save-answers-call.ts'
import { saveSome } from './answers/save-some.ts'
import { tellingFaults, tellingFaultsOfSaved, withFaults } from './reading/tell-faults.ts'
import { timelineOf, timelineSummaryOf } from './reading/timeline.ts'

/** What a client does with a transaction of any type, from its draft on. */
export function filingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bind(app, filingNoticesCall, () => filingNotices(db))
  bind(app, contract.filing, async ({ params, actor }) => {
    const now = clock.now()
    return withFaults(db, deps, await filingOf(db, params.id, actor, now), now)
  })
  bind(app, contract.saveAnswers, ({ params, body, actor }) => saveAnswersCall(deps, { ...params, ...body }, actor))
  bindAct(app, saves.saveSome, deps, tellingFaultsOfSaved(deps, saveSome))
  bindAct(app, saves.replaceSection, deps, tellingFaultsOfSaved(deps, replaceSection))
  bindAct(app, saves.editDraft, deps, tellingFaultsOfSaved(deps, editDraft))
  bindAct(app, saves.replaceForm, deps, tellingFaultsOfSaved(deps, replaceForm))
  bind(app, contract.openRemarks, ({ params, actor }) => openRemarks(db, params.id, actor))
  bindAct(app, contract.answerReturn, deps, tellingFaults(deps, answerReturn))
  bind(app, documents.attachDocument, ({ params, request, actor }) =>
    attachDocumentCall(deps, params.id, request, actor),
  )
  bindAct(app, documents.attachUploaded, deps, tellingFaults(deps, attachUploaded))
  bindAct(app, documents.dateDocument, deps, tellingFaults(deps, dateDocument))
  bindAct(app, documents.confirmNoDay, deps, tellingFaults(deps, confirmNoDay))
  bindAct(app, documents.removeDocument, deps, tellingFaults(deps, removeDocument))
  bindAct(app, documents.restoreDocument, deps, tellingFaults(deps, restoreDocument))
  bindAct(app, corrections.correctAnswers, deps, correctAnswers)
  bind(app, history.timeline, ({ params, actor }) => timelineOf(db, params.id, actor, clock.now()))
  bind(app, history.timelineSummary, ({ params, actor }) => timelineSummaryOf(db, params.id, actor, clock.now()))
}
