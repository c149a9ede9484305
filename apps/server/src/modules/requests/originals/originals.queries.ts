import type { Original } from '@lading/contract/requests/requests'
import { standingOf } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { documentKindRow, kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { hasExpired } from '@lading/domain/documents/sec-recommendation'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { hasIn, textIn } from '#platform/jsonb'
import type { Valid } from '#modules/documents/issued/printed-accreditation'
import type { PrintedOriginal } from './printed-original.ts'

/** What the agency issues and signs; an acknowledgement or a receipt is neither. */
const signed = kindsWhere(({ seen_by }) => seen_by === 'client-once-issued')

export interface KeptOriginal extends Original {
  readonly slug: string
  readonly file_id: string
  readonly sha256: string
}

interface Whose {
  readonly business_id: number
  readonly agency: Agency
}

/**
 * What an agency issued to a business and what is valid on a day, the newest first. A copy of a copy is not certified,
 * nor the certificate of a branch that closed or of an accreditation that is not in force.
 */
export async function originalsOf(db: Db, { business_id, agency }: Whose, today: PlainDate): Promise<KeptOriginal[]> {
  const rows = await db
    .selectFrom('issued_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .leftJoin('transactions as t', 't.id', 'd.transaction_id')
    .leftJoin('accreditations as a', 'a.id', 'd.accreditation_id')
    .leftJoin('branch_accreditations as c', 'c.id', 'd.branch_accreditation_id')
    .leftJoin('business_branches as branch', 'branch.id', 'c.branch_id')
    .select(['d.kind', 'd.number', 'd.slug', 'd.issued_at', 'f.id as file_id', 'f.sha256'])
    .select(['a.status', 'a.first_day', 'a.expiry_date', textIn<Valid>('d.payload')('valid_until').as('until')])
    // By the indexes of what the business filed and holds; which of the two a document belongs to is asked below.
    .where('d.id', 'in', ({ selectFrom }) =>
      selectFrom('transactions as filed')
        .innerJoin('issued_documents as of_filed', 'of_filed.transaction_id', 'filed.id')
        .select('of_filed.id')
        .where('filed.business_id', '=', business_id)
        .unionAll(
          selectFrom('accreditations as held')
            .innerJoin('issued_documents as of_held', 'of_held.accreditation_id', 'held.id')
            .select('of_held.id')
            .where('held.business_id', '=', business_id),
        ),
    )
    .where('d.kind', 'in', signed)
    .where('d.standing', '=', 'issued')
    .where('branch.closed_on', 'is', null)
    .where('f.deleted_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('t.business_id', 'a.business_id'), '=', business_id))
    .where((eb) => eb(eb.fn.coalesce('t.agency', 'a.agency'), '=', agency))
    .where(({ not }) => not(hasIn<PrintedOriginal>('d.payload')('original')))
    .orderBy('d.issued_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
  return rows.flatMap(({ kind: named, issued_at, number, slug, file_id, sha256, ...validity }): KeptOriginal[] => {
    const kind = named as DocumentKind
    if (!issued_at || !isValid({ kind, ...validity }, today)) return []
    return [{ kind, number, slug, issued_on: manilaDay(issued_at), file_id, sha256 }]
  })
}

interface Validity {
  readonly kind: DocumentKind
  readonly status: Status | null
  readonly first_day: string | null
  readonly expiry_date: string | null
  /** Of a letter with a last day of its own. */
  readonly until: string | null
}

/** A certificate is valid with its accreditation, one that begins later too; a letter until its last day. */
function isValid({ kind, status, first_day, expiry_date, until }: Validity, today: PlainDate): boolean {
  if (documentKindRow(kind).public_page?.shows !== 'accreditation')
    return until === null || !hasExpired(plainDate(until), today)
  if (status === null || first_day === null || expiry_date === null) return false
  const standing = standingOf({ status, first_day: plainDate(first_day), expiry_date: plainDate(expiry_date) }, today)
  return standing === 'current' || standing === 'not-yet'
}

/** The document a request asks a copy of; undefined where it is not valid (any more). */
export async function originalOf(
  db: Db,
  whose: Whose,
  number: string,
  today: PlainDate,
): Promise<KeptOriginal | undefined> {
  return (await originalsOf(db, whose, today)).find((one) => one.number === number)
}
