import * as contract from '@lading/contract/applications/renewals'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { saveAnswersCall } from '#modules/filing/answers/save-answers-call'
import { tellingFaults } from '#modules/filing/reading/tell-faults'
import { confirmSections } from './confirm-sections.ts'
import { openRenewal } from './open-renewal.ts'
import { renewableOf } from './renewable.queries.ts'

/** Renewals (type 2); what follows the opening is filing. */
export function renewalsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, workflow } = deps
  bind(app, contract.renewals, ({ actor }) => renewableOf(db, workflow, actor, clock.now()))
  bindAct(app, contract.openRenewal, deps, tellingFaults(deps, openRenewal(workflow)))
  bindAct(app, contract.confirmSections, deps, tellingFaults(deps, confirmSections))
  bind(app, contract.saveRenewal, async ({ params, body, actor }) =>
    saveAnswersCall(deps, { id: await applicationOf(db, params.id), ...body }, actor),
  )
}
