import { paths } from '@lading/contract/paths'
import { signedAddress, payloadBytesToSign, shortHolder, type QrPayload } from '@lading/domain/accreditation/qr-payload'
import { expiryOf, firstDayOfRenewal } from '@lading/domain/accreditation/renewal'
import { certificateNumber, revisedNumber } from '@lading/domain/accreditation/reference'
import { scopeLabels, scopesOf, type ScopeFlags } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { nextNumber } from '#platform/number-series'
import { randomSlug } from '#platform/random'
import type { SettingsReader } from '#platform/settings'
import { issueDocument } from '#modules/documents/issue-document'
import { addressOf, applicantFrom, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import type { AccreditationRow, LockedTransaction } from '#modules/workflow/lock-transaction'
import { profileAfter } from '#modules/workflow/profile-after'
import { scopesAfter } from '#modules/workflow/scopes-after'
import type { TransactionContext } from '#modules/workflow/transaction-context'
import { freightOf, marksOf } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'
import { certificateDocument, type CertificatePayload } from './templates/certificate.payload.ts'

type Needs = Pick<Deps, 'keys' | 'config'>
type Approved = LockedTransaction & Pick<TransactionContext, 'settings'>

/**
 * Approval orders the certificate: its number, validity, address and signed QR code are frozen in this transaction.
 * It is drawn and signed afterwards, and the transaction moves on only when it exists.
 */
export const orderCertificate =
  (needs: Needs) =>
  async (tx: Tx, found: Approved, actor: Caller, now: Date): Promise<void> => {
    const { transaction } = found
    const accreditation = ensure(found.accreditation, 'the accreditation of the certificate')
    const term = await termOf(tx, accreditation, found.settings, now)
    const { made, number } = await nextEdition(tx, accreditation.id, term.number)
    const { status_index } = ensure(
      (await sql<{ status_index: number }>`select nextval('certificate_status_index')::int as status_index`.execute(tx))
        .rows[0],
      'the next index of the status list',
    )
    const slug = randomSlug()
    const payload = await certificatePayload(tx, needs, found, { ...term, number, slug, status_index }, actor, now)
    await issueDocument(
      tx,
      {
        document: certificateDocument,
        transaction_id: transaction.id,
        accreditation_id: accreditation.id,
        number,
        version_no: made + 1,
        slug,
        status_index,
        payload,
      },
      now,
    )
  }

interface Term {
  readonly number: string
  readonly first_day: PlainDate
  readonly expiry_date: PlainDate
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
  const begins = previous_accreditation_id ? await firstDayAfter(tx, previous_accreditation_id, today) : today
  return {
    number: certificateNumber(agency, year, await nextNumber(tx, `certificate-${agency}`, String(year))),
    first_day: begins,
    expiry_date: expiryOf(begins, years),
  }
}

/** The new term of a renewal follows the old one, or begins at once when that is past. */
async function firstDayAfter(tx: Tx, id: number, today: PlainDate): Promise<PlainDate> {
  const { expiry_date } = await tx
    .selectFrom('accreditations')
    .select('expiry_date')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return firstDayOfRenewal(plainDate(ensure(expiry_date, 'the expiry of the accreditation renewed')), today)
}

async function certificatePayload(
  tx: Tx,
  { keys, config }: Needs,
  found: Approved,
  term: Term & { slug: string; status_index: number },
  actor: Caller,
  now: Date,
): Promise<CertificatePayload> {
  const { transaction, settings } = found
  const { agency } = transaction
  const profile = await profileAfter(tx, found)
  const applicant = applicantFrom(profile)
  const { name, position } = await signatoryOf(tx, actor.user_id, now)
  const letterhead = letterheadOf(settings, agency)
  const scopes = scopesAfter(found)
  const address = `${config.public_url}${paths.verifyDocument('certificate', term.slug)}`
  return {
    agency: letterhead,
    kind: freightOf(agency),
    title: 'Certificate of Accreditation',
    number: term.number,
    business_name: applicant.business_name,
    trade_name: applicant.trade_name,
    address: applicant.address,
    rules: settings.text(`memorandum.${agency}.legal_basis`),
    scope: printedScopes(scopes),
    branches: profile.branches.map((branch) => ({
      name: branch.name || 'Branch',
      address: addressOf(branch) || 'Address not given',
    })),
    in_force_on: term.first_day,
    valid_until: term.expiry_date,
    given_on: manilaDay(now),
    given_at: letterhead.address,
    signatory: { name, position },
    signed_at: now.toISOString(),
    key_id: keys.key_id,
    url: signed(address, keys, {
      key_id: keys.key_id,
      kind: 'certificate',
      agency,
      number: term.number,
      holder: shortHolder(applicant.business_name),
      scopes,
      first_day: term.first_day,
      expiry_date: term.expiry_date,
      status_index: term.status_index,
    }),
  }
}

/** The scopes as a certificate prints them, highest first. */
export const printedScopes = (held: ScopeFlags): string[] =>
  scopesOf(held)
    .toReversed()
    .map((scope) => scopeLabels[scope])

const signed = (address: string, keys: Needs['keys'], payload: QrPayload): string =>
  signedAddress(address, payload, keys.sign(payloadBytesToSign(payload)))

/**
 * How often the certificate was made, and its next number: the first letter that none bears which was issued or waits to
 * be. That of a draft sent back is free again.
 */
async function nextEdition(tx: Tx, accreditation_id: number, main: string): Promise<{ made: number; number: string }> {
  const rows = await tx
    .selectFrom('issued_documents')
    .select(['version_no', 'number', 'state'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .execute()
  const borne = new Set(rows.filter(({ state }) => state !== 'void').map(({ number }) => number))
  let revisions = 0
  while (borne.has(revisedNumber(main, revisions))) revisions += 1
  return { made: Math.max(0, ...rows.map(({ version_no }) => version_no)), number: revisedNumber(main, revisions) }
}
