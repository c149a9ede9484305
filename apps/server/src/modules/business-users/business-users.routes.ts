import * as contract from '@lading/contract/business-users'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { answerInvitation } from './answer-invitation.ts'
import { businessPersonFor, businessUsers } from './business-users.queries.ts'
import { changeBusinessUser } from './change-business-user.ts'
import { deactivateBusinessUser } from './deactivate-business-user.ts'
import { invitationFor, openInvitationsOf } from './invitations.queries.ts'
import { inviteBusinessUser } from './invite-business-user.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export function businessUsersRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindTable(app, businessUsers, deps)
  bind(app, contract.businessPerson, ({ params, actor }) => businessPersonFor(db, params.id, actor))
  bind(app, contract.openInvitations, async ({ actor }) => ({
    data: await openInvitationsOf(db, actor, clock.now()),
  }))
  bind(app, contract.readInvitation, ({ query, actor }) => invitationFor(db, query.token, actor, clock.now()))
  bindAct(app, contract.registerBusinessUser, deps, inviteBusinessUser)
  bindAct(app, contract.withdrawInvitation, deps, withdrawInvitation)
  bindAct(app, contract.answerInvitation, deps, answerInvitation)
  bindAct(app, contract.changeBusinessUser, deps, changeBusinessUser)
  bindAct(app, contract.deactivateBusinessUser, deps, deactivateBusinessUser)
}
