import type { RequestType } from '@lading/contract/requests/requests'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Act } from '#platform/calls/bind'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import type { Workflow } from '#modules/workflow/workflow'

interface CreateRequestInput {
  readonly business_id: number
  readonly agency: Agency
  readonly type: RequestType
}

/** Opens the draft of a request of a business, which is under no accreditation. */
export const createRequest =
  (workflow: Workflow): Act<CreateRequestInput, FilingRead> =>
  async (tx, input, actor, now) => {
    const { transaction } = await workflow.open(tx, { ...input, accreditation_id: null }, actor, now)
    return filingOf(tx, transaction.id, actor, now)
  }
