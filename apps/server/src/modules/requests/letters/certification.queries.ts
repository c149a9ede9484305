import { FoundCase, type Certification } from '@lading/contract/requests/certification'
import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { manilaDay } from '@lading/domain/dates/manila'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { asReadBy } from '#modules/filing/reading/as-filed'
import { findTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { lastLetter } from './letters.queries.ts'
import { originalOf, type KeptOriginal } from '../originals/originals.queries.ts'
import { proposedLetter } from './proposed/proposed-letter.ts'
import { registeredAccreditations } from './proposed/registered-accreditations.ts'
import { requireCertification } from './require-letter.ts'

/** The search and the letter of a certification as they stand. Throws 404 of another type, and of the other agency's. */
export async function certificationOf(db: Db, id: number, actor: Caller, now: Date): Promise<Certification> {
  const found = await findTransaction(db, id)
  requireCertification(found.transaction)
  maySee(found.transaction, actor)
  return certificationFor(db, await asReadBy(db, found, actor), now)
}

/** The same of a transaction that was read already. */
export async function certificationFor(db: Db, found: LockedTransaction, now: Date): Promise<Certification> {
  const { id } = found.transaction
  const { kind, purpose, original: number } = answersTo(certificateRequestForm, found.transaction)
  const [search, letter] = [await lastSearch(db, id), await lastLetter(db, found.transaction)]
  const today = manilaDay(now)
  const original = (kind === 'true-copy' && (await originalOf(db, found.transaction, number, today))) || null
  const registered = await registeredAccreditations(db, found.transaction, today)
  const proposal = proposedLetter(found, { cases: search?.cases ?? null, registered, original })
  return { transaction_id: id, kind, purpose, original: original && shownOriginal(original), search, letter, proposal }
}

const shownOriginal = ({ kind, number, issued_on, slug, sha256 }: KeptOriginal) => ({
  kind,
  number,
  issued_on,
  slug,
  sha256,
})

const name = ['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'] as const

export async function lastSearch(db: Db, transaction_id: number): Promise<Certification['search']> {
  const row = await db
    .selectFrom('case_searches as s')
    .innerJoin('users as u', 'u.id', 's.by_user_id')
    .select(['s.cases', 's.at', ...name])
    .where('s.transaction_id', '=', transaction_id)
    .orderBy('s.id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  return { at: row.at.toISOString(), by: fullName(row), cases: z.array(FoundCase).parse(row.cases) }
}
