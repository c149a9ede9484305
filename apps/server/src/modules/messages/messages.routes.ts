import * as contract from '@lading/contract/messages'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { threadOf } from './message-thread.ts'
import { readMessages } from './read-messages.ts'
import { removeMessage } from './remove-message.ts'
import { ownThreads, threadsOfCustomer } from './thread-list.ts'
import { writeMessage } from './write-message.ts'

export function messagesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  bind(app, contract.messageThread, ({ params, actor }) => threadOf(db, params.id, actor))
  bindTable(app, ownThreads, deps)
  bindTable(app, threadsOfCustomer, deps)
  bindAct(app, contract.writeMessage, deps, writeMessage)
  bindAct(app, contract.readMessages, deps, readMessages)
  bindAct(app, contract.removeMessage, deps, removeMessage)
}
