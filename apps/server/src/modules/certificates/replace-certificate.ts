import { isSameAnswer } from '@lading/domain/filing/form-path'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { applicantFrom } from '#modules/documents/letterhead'
import type { Effect } from '#modules/workflow/handlers'
import { lockTransaction } from '#modules/workflow/lock-transaction'
import { scopesAfter } from '#modules/workflow/scopes-after'
import { contextOf, type TransactionContext } from '#modules/workflow/transaction-context'
import type { TransactionRow } from '#modules/workflow/transaction-row'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { CertificatePayload } from './templates/certificate.payload.ts'
import { lockCertificate, voidDraftOf } from './certificate-effects.ts'
import { orderCertificate, printedScopes } from './order-certificate.ts'

type Needs = Pick<Deps, 'keys' | 'config'>

/**
 * A certificate drawn at approval must say what the register says now that the change is in it. Where another change
 * came in between it is drawn anew, and so are those of other changes that wait to be printed: printed last, one of them
 * would put the former name, address or scope back in force.
 */
export function replaceCertificate(needs: Needs): Effect {
  return async (tx, { context }, _actor, now) => {
    await drawAnewWhereUntrue(tx, needs, context, now)
    for (const id of await changesWaitingForPrint(tx, context.transaction))
      await drawAnewWhereUntrue(tx, needs, await contextOf(tx, await lockTransaction(tx, id)), now)
    return undefined
  }
}

/** Signed by the approver of its own change; printing waits for it. */
async function drawAnewWhereUntrue(tx: Tx, needs: Needs, context: TransactionContext, now: Date): Promise<void> {
  const { transaction, participants, profile } = context
  const drawn = await lockCertificate(tx, transaction.id)
  const approver = participants.approvers.at(-1)
  if (!drawn || approver === undefined) return
  const { business_name, trade_name, address, scope } = CertificatePayload.parse(drawn.payload)
  const wanted = applicantFrom(profile)
  const isNamed = business_name === wanted.business_name && trade_name === wanted.trade_name
  const isOfScope = isSameAnswer(scope, printedScopes(scopesAfter(context)))
  if (isNamed && address === wanted.address && isOfScope) return
  await voidDraftOf(tx, transaction, now)
  await orderCertificate(needs)(tx, context, { ...theSystem, user_id: approver }, now)
}

/** The other changes of the business whose certificate is drawn and not issued yet; the business is locked by the act. */
async function changesWaitingForPrint(tx: Tx, { id, business_id }: TransactionRow): Promise<number[]> {
  const rows = await tx
    .selectFrom('transactions')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '<>', id)
    .where('type', 'in', typesOf('change'))
    .where('status', '=', Status.forPrinting)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
