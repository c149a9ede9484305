import { documentsOf } from '@lading/contract/transaction-types'
import type { ApprovalDocument } from '@lading/domain/transactions/definitions/type-definition'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { registerDocuments } from './registered/register-documents.ts'

/** Freezes what a document says, with its number and its address; it is drawn and signed afterwards. */
export type OrderDocument = (tx: Tx, context: TransactionContext, actor: Caller, now: Date) => Promise<void>

/** Orders the documents that the approval of a transaction makes: those that its type names for these answers. */
export const orderApproved =
  (orders: Readonly<Record<ApprovalDocument, OrderDocument>>): OrderDocument =>
  async (tx, context, actor, now) => {
    for (const document of documentsOf(context.transaction)) await orders[document](tx, context, actor, now)
  }

/** Approval orders its documents, and what was filed enters the register. */
export const approvalHandlers = (order: OrderDocument): WorkflowHandlers => ({
  effects: {
    'record-approval': async (tx, { context }, actor, now) => order(tx, context, actor, now),
    'register-documents': registerDocuments,
  },
})
