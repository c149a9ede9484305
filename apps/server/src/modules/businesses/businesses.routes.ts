import * as contract from '@lading/contract/businesses'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { businessCards } from './business-cards.ts'
import { changeBusiness } from './change-business.ts'
import { createBusiness } from './create-business.ts'
import { readBusiness } from './read-business.ts'

export function businessesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindAct(app, contract.createBusiness, deps, createBusiness)
  bindAct(app, contract.changeBusiness, deps, changeBusiness)
  bind(app, contract.myBusinesses, async ({ actor }) => {
    const data = await businessCards(db, actor)
    return { data, total: data.length }
  })
  bind(app, contract.businessById, ({ params, actor }) => readBusiness(db, params.id, actor, clock.now()))
}
