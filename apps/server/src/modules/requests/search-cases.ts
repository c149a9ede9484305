import type { Certification } from '@lading/contract/requests/certification'
import type { Act } from '#platform/calls/bind'
import { asJson } from '#platform/jsonb'
import { record } from '#modules/audit/record'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { pendingCases } from './case-search.ts'
import { certificationFor } from './letters/certification.queries.ts'
import { requireCertification } from './letters/require-letter.ts'

/** The portal searches the cases of the business; what it found is kept with who asked and when. */
export const searchCases: Act<{ readonly id: number }, Certification> = async (tx, { id }, actor, now) => {
  const found = await lockForHolder(tx, id, actor, now)
  const { transaction } = found
  requireCertification(transaction)
  const cases = await pendingCases(tx, transaction)
  await tx
    .insertInto('case_searches')
    .values({ transaction_id: id, cases: asJson(cases), by_user_id: actor.user_id, at: now })
    .execute()
  const facts = { found: cases.length }
  await record(
    tx,
    { action: 'search-cases', object: 'transaction', object_id: id, transaction_id: id, facts },
    actor,
    now,
  )
  return certificationFor(tx, found, now)
}
