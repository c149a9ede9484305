import * as contract from '@lading/contract/applications/arrears'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { businessAtAgency, renewalArrears } from './arrears.queries.ts'

/** Arrears of a business, as its client and its agency read them; waivers are moves of the renewal. */
export function arrearsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bind(app, contract.renewalArrears, async ({ params, actor }) =>
    renewalArrears(db, await applicationOf(db, params.id), actor, clock.now()),
  )
  bind(app, contract.businessAtAgency, ({ params, actor }) => businessAtAgency(deps, params.id, actor, clock.now()))
}
