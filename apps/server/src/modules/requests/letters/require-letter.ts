import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { notFound } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

type Typed = Pick<TransactionRow, 'type'>

export const isCertification = ({ type }: Typed): boolean => definitionOf(type).documents.includes('certification')

/** Throws 404 for a transaction that asks for no certification. */
export function requireCertification(transaction: Typed): void {
  if (!isCertification(transaction)) throw notFound('Transaction')
}

/** Throws 404 for a transaction that is not answered with a letter. */
export function requireLetter(transaction: Typed): void {
  if (!isCertification(transaction) && !definitionOf(transaction.type).documents.includes('sec-recommendation'))
    throw notFound('Transaction')
}
