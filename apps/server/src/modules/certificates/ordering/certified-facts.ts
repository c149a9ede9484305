import { paths } from '@lading/contract/addresses/paths'
import {
  payloadBytesToSign,
  shortHolder,
  signedAddress,
  type SignedKind,
} from '@lading/domain/accreditation/certificate/qr-payload'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { freightOf } from '@lading/domain/transactions/agency'
import { scopeLabels, scopesOf, type ScopeFlags } from '@lading/domain/transactions/scope'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { applicantFrom, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { AsApproved } from './as-approved.ts'
import type { Edition } from './certificate-edition.ts'
import type { CertifiedFacts } from '../templates/certificate.payload.ts'

export type Needs = Pick<Deps, 'keys' | 'config'>
export type ApprovedTransaction = LockedTransaction & Pick<TransactionContext, 'settings'>

/** The term of an accreditation, and its number without letters. */
export interface Term {
  readonly number: string
  readonly first_day: PlainDate
  readonly expiry_date: PlainDate
}

interface Certified {
  readonly kind: Extract<SignedKind, 'certificate' | 'branch-certificate'>
  readonly term: Term
  readonly edition: Edition
}

/** What a certificate says of the business, its scopes and its days, the signature and the signed address of its code. */
export async function certifiedFacts(
  tx: Tx,
  { keys, config }: Needs,
  { transaction, settings, after }: AsApproved<ApprovedTransaction>,
  { kind, term, edition }: Certified,
  actor: Caller,
  now: Date,
): Promise<CertifiedFacts> {
  const { profile, scopes } = after
  const { agency } = transaction
  const { business_name, trade_name } = applicantFrom(profile)
  const { name, position } = await signatoryOf(tx, actor.user_id, now)
  const letterhead = letterheadOf(settings, agency)
  const { number, slug, status_index } = edition
  const { first_day, expiry_date } = term
  const code = { key_id: keys.key_id, kind, agency, number, holder: shortHolder(business_name), scopes }
  const payload = { ...code, first_day, expiry_date, status_index }
  const address = `${config.public_url}${paths.verifyDocument(kind, slug)}`
  return {
    agency: letterhead,
    kind: freightOf(agency),
    number,
    business_name,
    trade_name,
    rules: settings.text(`memorandum.${agency}.legal_basis`),
    scope: printedScopes(scopes),
    in_force_on: first_day,
    valid_until: expiry_date,
    given_on: manilaDay(now),
    given_at: letterhead.address,
    signatory: { name, position },
    signed_at: now.toISOString(),
    key_id: keys.key_id,
    url: signedAddress(address, payload, keys.sign(payloadBytesToSign(payload))),
  }
}

/** The scopes as a certificate prints them, highest first. */
export const printedScopes = (held: ScopeFlags): string[] =>
  scopesOf(held)
    .toReversed()
    .map((scope) => scopeLabels[scope])
