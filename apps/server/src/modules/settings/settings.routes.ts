import { allSettings } from '@lading/contract/settings'
import { manilaDay } from '@lading/domain/dates/manila'
import { holds } from '@lading/domain/people/acting/actor'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { settingRows } from './settings.queries.ts'

export function settingsRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  bind(app, allSettings, async ({ actor, query: { group } }) => {
    const data = await settingRows(db, { public_only: !holds(actor, 'view-app-settings'), group })
    return { data, total: data.length, today: manilaDay(clock.now()) }
  })
}
