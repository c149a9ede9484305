import { documentsOf } from '@lading/contract/transaction-types'
import type { ApprovalDocument } from '@lading/domain/transactions/definitions/type-definition'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { registerDocuments } from './registered/register-documents.ts'

/** Freezes what a document says, with its number and its address; it is drawn and signed afterwards. */
export type OrderDocument = (tx: Tx, context: TransactionContext, actor: Caller, now: Date) => Promise<void>

/** Approval orders the documents that its type names for these answers, and no others; what was filed enters the register. */
export function approvalHandlers(orders: Readonly<Record<ApprovalDocument, OrderDocument>>): WorkflowHandlers {
  return {
    effects: {
      'record-approval': async (tx, { context }, actor, now) => {
        for (const document of documentsOf(context.transaction)) await orders[document](tx, context, actor, now)
      },
      'register-documents': registerDocuments,
    },
  }
}
