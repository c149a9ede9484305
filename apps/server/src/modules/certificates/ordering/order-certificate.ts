import { expiryOf } from '@lading/domain/accreditation/renewal/renewal'
import { certificateNumber } from '@lading/domain/accreditation/numbers/reference'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { marksOf } from '@lading/domain/transactions/agency'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { nextNumber } from '#platform/number-series'
import type { SettingsReader } from '#platform/settings'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantFrom } from '#modules/documents/letterhead'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { firstDayOfNewTerm } from '#modules/workflow/transactions/first-day-of-new-term'
import { asApproved, type AsApproved } from './as-approved.ts'
import { nextEdition } from './certificate-edition.ts'
import { certifiedFacts, type ApprovedTransaction, type Needs, type Term } from './certified-facts.ts'
import { certificateDocument } from '../templates/certificate.payload.ts'

/**
 * Approval orders the certificate of each accreditation that it writes: its number, validity, address and signed QR code are
 * frozen in this transaction. It is drawn and signed afterwards, and the transaction moves on only when it exists.
 */
export const orderCertificate =
  (needs: Needs) =>
  async (tx: Tx, found: ApprovedTransaction, actor: Caller, now: Date): Promise<void> => {
    for (const approved of await asApproved(tx, found)) await orderOne(needs, tx, approved, actor, now)
  }

async function orderOne(
  needs: Needs,
  tx: Tx,
  found: AsApproved<ApprovedTransaction>,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction, accreditation, after } = found
  const accreditation_id = accreditation.id
  const term = await termOf(tx, accreditation, found.settings, now)
  const edition = await nextEdition(tx, { accreditation_id, branch_accreditation_id: null, number: term.number })
  const certified = { kind: 'certificate', term, edition } as const
  const payload = {
    ...(await certifiedFacts(tx, needs, found, certified, actor, now)),
    title: 'Certificate of Accreditation',
    address: applicantFrom(after.profile).address,
  }
  const document = { document: certificateDocument, transaction_id: transaction.id, accreditation_id, payload }
  await issueDocument(tx, { ...document, ...edition }, now)
}

/** A certificate made again keeps its number and its days. */
async function termOf(
  tx: Tx,
  { agency, number, first_day, expiry_date, previous_accreditation_id }: AccreditationRow,
  settings: SettingsReader,
  now: Date,
): Promise<Term> {
  if (number && first_day && expiry_date) {
    return { number, first_day: plainDate(first_day), expiry_date: plainDate(expiry_date) }
  }
  const today = manilaDay(now)
  const years = settings.number(`${marksOf(agency).key}.validity_years`)
  const year = Number(today.slice(0, 4))
  const begins = previous_accreditation_id ? await firstDayOfNewTerm(tx, previous_accreditation_id, today) : today
  return {
    number: certificateNumber(agency, year, await nextNumber(tx, `certificate-${agency}`, String(year))),
    first_day: begins,
    expiry_date: expiryOf(begins, years),
  }
}
