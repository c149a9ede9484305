import { searchCases } from '@lading/contract/requests/certification'
import { saveLetter } from '@lading/contract/requests/request-letter'
import { createRequest } from '@lading/contract/requests/requests'
import { ensure } from '@lading/domain/ensure'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Client } from '../client.ts'
import { attachMissing, patchOf, read, saving, submit } from './filing.ts'

export const PURPOSE = 'Bidding for a government contract.'

/** A request for a certificate (type 16) that its agency has received. */
export async function filedCertificateRequest(
  client: Client,
  business_id: number,
  { agency = 'dti' as Agency, answers = {} as object } = {},
): Promise<number> {
  const { body: draft } = await client.call(createRequest, { body: { business_id, agency, type: 16 } })
  const wanted = { kind: 'no-pending-case', purpose: PURPOSE, copies: 2, ...answers }
  const patch = Object.entries(wanted).map(([path, value]) => patchOf(path, value, draft.form[path]))
  await saving(client, draft, patch)
  await attachMissing(client, draft.transaction_id)
  const reply = await submit(client, await read(client, draft.transaction_id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return draft.transaction_id
}

/** The evaluator searches, and takes over the letter that is proposed. */
export const writeProposedLetter = (evaluator: Client, id: number) => async () => {
  const { body: searched } = await evaluator.call(searchCases, { params: { id } })
  const body = { version_no: searched.letter?.version_no ?? 0, body: ensure(searched.proposal) }
  return evaluator.call(saveLetter, { params: { id }, body })
}
