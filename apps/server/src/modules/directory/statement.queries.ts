import type { Verdict } from '@lading/contract/directory'
import type { CertificateRequest } from '@lading/contract/forms/requests/certificate-request'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { signedStatement } from './signed-statement.ts'
import { statementWords } from './statement-words.ts'

const answer = textIn<CertificateRequest>('t.form')
const statements = kindsWhere(({ public_page }) => public_page?.shows === 'statement')

type Stated = Pick<
  Verdict,
  | 'standing'
  | 'heading'
  | 'sentence'
  | 'kind'
  | 'number'
  | 'business_name'
  | 'original'
  | 'statement'
  | 'expiry_date'
  | 'replaced_by_slug'
  | 'issued_on'
> & { readonly agency: Agency }

/**
 * What the agency certified of a business, or recommends to the SEC: genuine as issued, whatever became of the business
 * since. A recommendation has a last day; from the day after it is expired.
 */
export async function statementOf(db: Db, slug: string, today: PlainDate): Promise<Stated | undefined> {
  const row = await statementRows(db).where('d.slug', '=', slug).executeTakeFirst()
  if (!row) return undefined
  const { business_name, original, valid_until, statement } = signedStatement(row.payload, row.certifies)
  const issued_on = row.issued_at ? manilaDay(row.issued_at) : null
  const replaced_on = row.replaced_at ? manilaDay(row.replaced_at) : null
  const told = { issued_on, valid_until, today, is_copy: original !== null, replaced_on, later: row.later }
  return {
    ...statementWords(row.standing, told),
    kind: row.kind as DocumentKind, // of `statements`
    number: row.number,
    business_name: business_name ?? row.name,
    agency: row.agency,
    original,
    statement: row.standing === 'issued' ? statement : null,
    expiry_date: valid_until,
    replaced_by_slug: row.slug,
    issued_on,
  }
}

const statementRows = (db: Db) =>
  db
    .selectFrom('issued_documents as d')
    .innerJoin('transactions as t', 't.id', 'd.transaction_id')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .leftJoin('issued_documents as later', 'later.id', 'd.replaced_by')
    .select([
      'd.kind',
      'd.number',
      'd.standing',
      'd.payload',
      answer('kind').as('certifies'),
      'd.issued_at',
      't.agency',
      'b.name',
      'later.slug',
      'later.number as later',
      'later.issued_at as replaced_at',
    ])
    .where('d.kind', 'in', statements)
    .where('d.standing', 'in', ['issued', 'replaced', 'suspended'])
