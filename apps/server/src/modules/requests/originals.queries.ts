import type { Original } from '@lading/contract/requests'
import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import type { Agency } from '@lading/domain/transactions/agency'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

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
 * What an agency issued to a business and what stands, the newest first. A copy of a copy is not certified, nor the
 * certificate of a branch that closed.
 */
export async function originalsOf(db: Db, { business_id, agency }: Whose): Promise<KeptOriginal[]> {
  const rows = await db
    .selectFrom('issued_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .leftJoin('transactions as t', 't.id', 'd.transaction_id')
    .leftJoin('accreditations as a', 'a.id', 'd.accreditation_id')
    .leftJoin('branch_accreditations as c', 'c.id', 'd.branch_accreditation_id')
    .leftJoin('business_branches as branch', 'branch.id', 'c.branch_id')
    .select(['d.kind', 'd.number', 'd.slug', 'd.issued_at', 'f.id as file_id', 'f.sha256'])
    .where('d.kind', 'in', signed)
    .where('d.standing', '=', 'issued')
    .where('branch.closed_on', 'is', null)
    .where('f.deleted_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('t.business_id', 'a.business_id'), '=', business_id))
    .where((eb) => eb(eb.fn.coalesce('t.agency', 'a.agency'), '=', agency))
    .where(sql<boolean>`d.payload -> 'original' is null`)
    .orderBy('d.issued_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
  return rows.flatMap(({ kind, issued_at, ...row }) =>
    issued_at ? [{ ...row, kind: kind as DocumentKind, issued_on: manilaDay(issued_at) }] : [],
  )
}

/** The document a request asks a copy of; undefined where it does not stand (any more). */
export async function originalOf(db: Db, whose: Whose, number: string): Promise<KeptOriginal | undefined> {
  return (await originalsOf(db, whose)).find((one) => one.number === number)
}
