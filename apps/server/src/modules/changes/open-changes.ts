import type { ScopesAdded } from '@lading/contract/changes'
import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { membershipOf } from '@lading/domain/people/acting/actor'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Act } from '#platform/calls/bind'
import { invalid, notFound } from '#platform/problem'
import { randomSlug } from '#platform/random'
import { renewedRow } from '#modules/workflow/transactions/accreditations-written'
import { ownTransaction } from '#modules/filing/reading/own-transactions'
import type { OpeningInput } from '#modules/workflow/handlers/opening-handlers'
import type { Workflow } from '#modules/workflow/workflow'
import { scopesChosen } from './scopes-to-add.ts'

interface OpenChangesInput {
  /** The business. */
  readonly id: number
  readonly transaction_type_ids: readonly number[]
  readonly accreditation_ids: readonly number[]
  readonly scopes_added?: readonly ScopesAdded[] | undefined
}

/**
 * Opens one draft a type and accreditation, all or none, under one batch; on the renewed row of an accreditation where
 * that was given already. Throws 400 for an accreditation of another business and for scopes that cannot be added, 404 for
 * a business of others, 409 where one may not be opened now.
 */
export const openChanges =
  (workflow: Workflow): Act<OpenChangesInput, { batch: string; transactions: OwnTransaction[] }> =>
  async (tx, { id: business_id, scopes_added = [], ...input }, actor, now) => {
    const { transaction_type_ids, accreditation_ids } = input
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
    const chosen = scopesChosen(scopes_added, input)
    const newest = new Map<number, Pick<OpeningInput, 'agency' | 'scopes_added'>>()
    for (const { id, agency } of accreditations) {
      const row = (await renewedRow(tx, id)) ?? id
      // Named by the row it renewed too, it keeps the scopes chosen for that.
      newest.set(row, { agency, scopes_added: chosen.get(id) ?? newest.get(row)?.scopes_added ?? [] })
    }
    const transactions: OwnTransaction[] = []
    for (const type of [...new Set(transaction_type_ids)].toSorted((one, other) => one - other)) {
      for (const [accreditation_id, its] of newest) {
        const opening = { ...its, type: type as TransactionType, business_id, accreditation_id, batch }
        const { transaction, business_name } = await workflow.open(tx, opening, actor, now)
        transactions.push(ownTransaction({ ...transaction, business_name }))
      }
    }
    return { batch, transactions }
  }
