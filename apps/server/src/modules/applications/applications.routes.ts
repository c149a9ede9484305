import * as lists from '@lading/contract/application-lists'
import * as documents from '@lading/contract/application-documents'
import * as history from '@lading/contract/application-timeline'
import * as contract from '@lading/contract/applications'
import * as corrections from '@lading/contract/corrections'
import * as filing from '@lading/contract/filing'
import { Status } from '@lading/domain/transactions/status'
import { membershipOf } from '@lading/domain/people/actor'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/bind'
import type { Deps } from '#platform/deps'
import { notFound, refused } from '#platform/problem'
import { storeUpload } from '#modules/uploads/store-upload'
import { readUpload } from '#modules/uploads/read-upload'
import { answerReturn } from './answer-return.ts'
import { forClientsActionPage, myApplicationsPage, openTransactionsOf } from './application-lists.ts'
import { attachDocument } from './attach-document.ts'
import { businessStatsOf } from './business-stats.ts'
import { correctAnswers } from './correct-answers.ts'
import { createApplication } from './create-application.ts'
import { latestAccreditation } from './latest-accreditation.ts'
import { applicationOpenings } from './openings.ts'
import { filingNotices } from './prepare-filing.ts'
import { applicationOf } from './read-application.ts'
import { saveAnswers } from './save-answers.ts'
import { timelineOf, timelineSummaryOf } from './timeline.ts'
import { requireOpen } from './what-is-open.ts'
import { dateDocument } from './date-document.ts'
import { removeDocument } from './remove-document.ts'

export function applicationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindAct(app, contract.createApplication, deps, createApplication)
  bind(app, lists.applicationOpenings, ({ actor }) => applicationOpenings(db, actor, clock.now()))
  bind(app, filing.filingNotices, () => filingNotices(db))
  bind(app, contract.latestAccreditation, ({ params, actor }) => latestAccreditation(db, params.id, actor))

  bind(app, contract.application, async ({ params, query, actor }) => {
    const found = await applicationOf(db, params.id, actor, clock.now())
    if (query.only_draft && found.status !== Status.draft) throw notFound('Draft')
    if (query.only_editable && found.open === 'nothing') throw refused('This application cannot be changed now.')
    return found
  })

  // What could be saved is saved, also where a conflict makes the answer a 409.
  bind(app, contract.saveAnswers, async ({ params, body, actor }) => {
    const { conflicts, ...saved } = await db
      .transaction()
      .execute((tx) => saveAnswers(tx, { ...params, ...body }, actor, clock.now()))
    if (conflicts.length > 0) {
      throw refused('The same answers were changed elsewhere. Choose which to keep.', { ...saved, conflicts })
    }
    return saved
  })

  bind(app, documents.attachDocument, async ({ params, request, actor }) => {
    const { fields, upload } = await readUpload(request, documents.attachDocument.body)
    const { business_id, open } = await applicationOf(db, params.id, actor, clock.now())
    requireOpen(open)
    const { id: file_id } = await storeUpload(deps, upload, business_id, actor)
    return db.transaction().execute((tx) => attachDocument(tx, { ...params, ...fields, file_id }, actor, clock.now()))
  })
  bindAct(app, corrections.correctAnswers, deps, correctAnswers)
  bindAct(app, documents.dateDocument, deps, dateDocument)
  bindAct(app, documents.removeDocument, deps, removeDocument)
  bindAct(app, contract.answerReturn, deps, answerReturn)

  bind(app, history.timeline, async ({ params, actor }) => ({
    steps: await timelineOf(db, params.id, actor, clock.now()),
  }))
  bind(app, history.timelineSummary, ({ params, actor }) => timelineSummaryOf(db, params.id, actor, clock.now()))

  bind(app, lists.myApplications, ({ body, actor }) => myApplicationsPage(db, body, actor))
  bind(app, lists.forClientsAction, ({ body, actor }) => forClientsActionPage(db, body, actor))
  bind(app, lists.businessStats, ({ params, actor }) => businessStatsOf(db, params.id, actor, clock.now()))
  bind(app, lists.businessTransactions, async ({ params, actor }) => {
    if (!membershipOf(actor, params.id)) throw notFound('Business')
    return { data: await openTransactionsOf(db, params.id) }
  })
}
