import { requestLetter, saveLetter } from '@lading/contract/requests/request-letter'
import { createRequest } from '@lading/contract/requests/requests'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Client } from '../client.ts'
import { fillWithDocuments, patchOf, saving } from './filing.ts'
import type { World } from '../world.ts'

/** What a business proposes to the SEC. */
export const proposal = {
  sec_action: 'change-of-name',
  proposed_name: 'Amihan Ocean Logistics, Inc.',
  purpose_clause: 'To engage in the business of freight forwarding, domestic and international.',
  proposed_capital: '20000000.00',
  proposed_paid_up_capital: '8500000.00',
}

/** The draft of a request for a recommendation to the SEC (type 17), answered and with its documents; not submitted. */
export async function recommendationDraft(
  world: World,
  client: Client,
  business_id: number,
  { agency, answers = {} }: { agency: Agency; answers?: object },
) {
  const { body: draft } = await client.call(createRequest, { body: { business_id, agency, type: 17 } })
  const patch = Object.entries({ ...proposal, ...answers }).map(([path, value]) =>
    patchOf(path, value, draft.form[path]),
  )
  await saving(client, draft, patch)
  return fillWithDocuments(world, client, draft.transaction_id)
}

/** The evaluator takes over the letter that is proposed. */
export const writeProposedRecommendation = (evaluator: Client, id: number) => async () => {
  const { body: found } = await evaluator.call(requestLetter, { params: { id } })
  const body = { version_no: found.letter?.version_no ?? 0, body: ensure(found.proposal) }
  return evaluator.call(saveLetter, { params: { id }, body })
}
