import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { membershipOf } from '@lading/domain/people/acting/actor'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Act } from '#platform/calls/bind'
import { invalid, notFound } from '#platform/problem'
import { randomSlug } from '#platform/random'
import { renewedRow } from '#modules/workflow/transactions/accreditations-written'
import { ownTransaction } from '#modules/filing/reading/own-transactions'
import type { Workflow } from '#modules/workflow/workflow'

interface OpenChangesInput {
  /** The business. */
  readonly id: number
  readonly transaction_type_ids: readonly number[]
  readonly accreditation_ids: readonly number[]
}

/**
 * Opens one draft a type and accreditation, all or none, under one batch; on the renewed row of an accreditation where
 * that was given already. Throws 400 for an accreditation of another business, 404 for
 * a business of others, 409 where one may not be opened now.
 */
export const openChanges =
  (workflow: Workflow): Act<OpenChangesInput, { batch: string; transactions: OwnTransaction[] }> =>
  async (tx, { id: business_id, transaction_type_ids, accreditation_ids }, actor, now) => {
    if (!membershipOf(actor, business_id)) throw notFound('Business')
    const batch = randomSlug()
    const accreditations = await tx
      .selectFrom('accreditations')
      .select(['id', 'agency'])
      .where('business_id', '=', business_id)
      .where('id', 'in', [...new Set(accreditation_ids)])
      .orderBy('id')
      .execute()
    if (accreditations.length < new Set(accreditation_ids).size)
      throw invalid({ accreditation_ids: ['Choose accreditations of this business.'] })
    const newest = new Map<number, Agency>()
    for (const { id, agency } of accreditations) newest.set((await renewedRow(tx, id)) ?? id, agency)
    const transactions: OwnTransaction[] = []
    for (const type of [...new Set(transaction_type_ids)].toSorted((one, other) => one - other)) {
      for (const [accreditation_id, agency] of newest) {
        const input = { type: type as TransactionType, agency, business_id, accreditation_id, batch }
        const { transaction, business_name } = await workflow.open(tx, input, actor, now)
        transactions.push(ownTransaction({ ...transaction, business_name }))
      }
    }
    return { batch, transactions }
  }
