import * as lists from '@lading/contract/applications/application-lists'
import * as contract from '@lading/contract/applications/applications'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { Status } from '@lading/domain/transactions/status'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { notFound, refused } from '#platform/problem'
import { bindTable } from '#platform/calls/table'
import { attachDocumentCall } from '#modules/filing/documents/attach-document-call'
import { filingOf } from '#modules/filing/reading/read-filing'
import { tellingFaults, withFaults } from '#modules/filing/reading/tell-faults'
import { saveAnswersCall } from '#modules/filing/answers/save-answers-call'
import { timelineOf, timelineSummaryOf } from '#modules/filing/reading/timeline'
import {
  customerTransactions,
  forClientsAction,
  myApplications,
  openTransactionsOf,
  otherTransactions,
} from './application-lists.ts'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { businessStatsOf } from './business-stats.ts'
import { createApplication } from './create-application.ts'
import { latestAccreditation } from './latest-accreditation.ts'
import { applicationOpenings } from './openings.ts'

export function applicationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, workflow } = deps
  bindAct(app, contract.createApplication, deps, tellingFaults(deps, createApplication(workflow)))
  bind(app, lists.applicationOpenings, ({ actor }) => applicationOpenings(db, workflow, actor, clock.now()))
  bind(app, contract.latestAccreditation, ({ params, actor }) => latestAccreditation(db, params.id, actor))

  // The acts of filing, named by the accreditation that an application makes.
  bind(app, contract.application, async ({ params, query, actor }) => {
    const now = clock.now()
    const found = await filingOf(db, await applicationOf(db, params.id), actor, now)
    if (query.only_draft && found.status !== Status.draft) throw notFound('Draft')
    if (query.only_editable && found.open === 'nothing') throw refused('This application cannot be changed now.')
    return withFaults(db, deps, found, now)
  })
  bind(app, contract.saveApplication, async ({ params, body, actor }) =>
    saveAnswersCall(deps, { id: await applicationOf(db, params.id), ...body }, actor),
  )
  bind(app, contract.attachToApplication, async ({ params, request, actor }) =>
    attachDocumentCall(deps, await applicationOf(db, params.id), request, actor),
  )
  bind(app, contract.applicationTimeline, async ({ params, actor }) =>
    timelineOf(db, await applicationOf(db, params.id), actor, clock.now()),
  )
  bind(app, contract.applicationTimelineSummary, async ({ params, actor }) =>
    timelineSummaryOf(db, await applicationOf(db, params.id), actor, clock.now()),
  )

  bindTable(app, myApplications, deps)
  bindTable(app, forClientsAction, deps)
  bindTable(app, customerTransactions, deps)
  bindTable(app, otherTransactions, deps)
  bind(app, lists.businessStats, ({ params, actor }) => businessStatsOf(db, workflow, params.id, actor, clock.now()))
  bind(app, lists.businessTransactions, async ({ params, actor }) => {
    if (!membershipOf(actor, params.id)) throw notFound('Business')
    return openTransactionsOf(db, params.id)
  })
}
