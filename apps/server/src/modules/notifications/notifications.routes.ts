import * as contract from '@lading/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import { mailboxOf, mailIn, mailsIn } from '#platform/mail/demo-mailbox'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { notificationStreams } from './notification-streams.ts'
import { notificationsOf } from './notifications.queries.ts'
import { readNotification } from './read-notification.ts'

export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listNotifications, ({ query, actor }) => notificationsOf(deps.db, actor.user_id, query))
  const open = notificationStreams(app, deps)
  bind(app, contract.streamNotifications, async ({ actor, request, reply }) => {
    reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    return open(actor, request)
  })
  bindAct(app, contract.markNotificationsRead, deps, markNotificationsRead)
  bindAct(app, contract.readNotification, deps, readNotification)
  demoMailboxRoutes(app, deps)
}

function demoMailboxRoutes(app: FastifyInstance, { config }: Deps): void {
  const folder = mailboxOf(config)
  bind(app, contract.demoState, async () => ({ has_mailbox: folder !== undefined }))
  bind(app, contract.listReceivedMails, async () => {
    if (folder === undefined) throw notFound('Page')
    const data = await mailsIn(folder)
    return { data, total: data.length }
  })
  bind(app, contract.showReceivedMail, async ({ params }) => {
    const mail = folder === undefined ? undefined : await mailIn(folder, params.id)
    if (!mail) throw notFound('Mail')
    return mail
  })
}
