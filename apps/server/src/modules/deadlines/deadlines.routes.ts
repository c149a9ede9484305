import * as contract from '@lading/contract/deadlines'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { businessesOfFeed, calendarFeedOf } from './calendar-feed.ts'
import { calendarFile } from './calendar-file.ts'
import { createCalendarFeed } from './create-calendar-feed.ts'
import { deadlinesFor, deadlinesOfBusinesses } from './deadlines.queries.ts'
import { deleteCalendarFeed } from './delete-calendar-feed.ts'

export function deadlinesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps
  bind(app, contract.deadlines, ({ query, actor }) => deadlinesFor(db, query.business_id, actor, clock.now()))
  bind(app, contract.showCalendarFeed, ({ actor }) => calendarFeedOf(db, actor.user_id))
  bindAct(app, contract.createCalendarFeed, deps, createCalendarFeed(config))
  bindAct(app, contract.deleteCalendarFeed, deps, deleteCalendarFeed)
  bind(app, contract.calendarFile, async ({ params, reply }) => {
    const deadlines = await deadlinesOfBusinesses(db, await businessesOfFeed(db, params.token))
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="deadlines.ics"',
      'cache-control': 'private, no-store',
    })
    return calendarFile(deadlines, config.public_url, clock.now())
  })
}
