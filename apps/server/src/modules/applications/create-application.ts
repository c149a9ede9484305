import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Act } from '#platform/calls/bind'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import type { Workflow } from '#modules/workflow/workflow'

interface CreateApplicationInput {
  readonly business_id: number
  readonly agency: Agency
}

/** Opens the draft of a new application, filled from the profile of its business. */
export const createApplication =
  (workflow: Workflow): Act<CreateApplicationInput, FilingRead> =>
  async (tx, { business_id, agency }, actor, now) => {
    const input = { type: TransactionType.newAccreditation, agency, business_id, accreditation_id: null }
    const { transaction } = await workflow.open(tx, input, actor, now)
    return filingOf(tx, transaction.id, actor, now)
  }
