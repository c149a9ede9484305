import type { RequestLetter } from '@lading/contract/requests/request-letter'
import type { Act } from '#platform/calls/bind'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { refused } from '#platform/problem'
import { whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { record } from '#modules/audit/record'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { lastSearch } from './certification.queries.ts'
import { lastLetter } from './letters.queries.ts'
import { isWrittenOn, registerSays } from './register-said.ts'
import { letterFor } from './request-letter.queries.ts'
import { isCertification, requireLetter } from './require-letter.ts'

interface SaveLetterInput {
  readonly id: number
  readonly version_no: number
  readonly body: string
}

/**
 * The evaluator writes the next version of the letter, on the answers and the register as they stand; earlier ones stay.
 * Throws 409 where another version came meanwhile, or the search contradicts what is asked.
 */
export const saveLetter: Act<SaveLetterInput, RequestLetter> = async (tx, { id, version_no, body }, actor, now) => {
  const found = await lockForHolder(tx, id, actor, now)
  requireLetter(found.transaction)
  if (isCertification(found.transaction)) await requireNotContradicted(tx, found.transaction)
  const last = await lastLetter(tx, found.transaction)
  if ((last?.version_no ?? 0) !== version_no)
    throw refused('Another user saved a newer version. Review it first.', last)
  const register_said = await registerSays(tx, found, now)
  const isSame = last?.body === body && last.is_current && (await isWrittenOn(tx, id, register_said))
  if (isSame) return letterFor(tx, found, now)
  await tx
    .insertInto('request_letters')
    .values({
      transaction_id: id,
      version_no: version_no + 1,
      body,
      answers: asJson(found.transaction.form),
      register_said,
      written_by: actor.user_id,
      written_at: now,
    })
    .execute()
  const facts = { version_no: version_no + 1 }
  await record(
    tx,
    { action: 'save-letter', object: 'transaction', object_id: id, transaction_id: id, facts },
    actor,
    now,
  )
  return letterFor(tx, found, now)
}

async function requireNotContradicted(tx: Tx, transaction: TransactionRow): Promise<void> {
  const search = await lastSearch(tx, transaction.id)
  const { kind } = answersTo(certificateRequestForm, transaction)
  const why_not = search && whyNotCertifiable(kind, search.cases.length)
  if (why_not) throw refused(`${why_not} Endorse the request for review and propose to reject it.`)
}
