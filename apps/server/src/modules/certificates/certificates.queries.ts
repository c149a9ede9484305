import { changesList } from '@lading/domain/transactions/family'
import * as contract from '@lading/contract/certificates'
import type { CertificateRow } from '@lading/contract/certificates'
import { isFormOffered } from '@lading/domain/accreditation/satisfaction/satisfaction'
import { scopeText } from '@lading/domain/transactions/scope'
import { standingOf } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { dayOrNull, type PlainDate } from '@lading/domain/dates/plain-date'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { tableOf } from '#platform/calls/table'

const kinds = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')

/** Documents issued to the caller's businesses, the newest first; drafts and void ones were never theirs. */
export const certificates = tableOf({
  list: contract.certificates,
  rows: ({ db, actor }) => issuedTo(db, actor),
})({
  unique: 'd.id',
  order: { issued_at: 'd.issued_at', number: 'd.number', expiry_date: 'a.expiry_date' },
  search: ['d.number', 'b.name'],
  filters: { business_id: 'a.business_id' },
  columns: (rows, { now }) => rows.map((row) => rowOf(row, manilaDay(now))),
})

function issuedTo(db: Db, actor: Caller) {
  return db
    .selectFrom('issued_documents as d')
    .innerJoin('accreditations as a', 'a.id', 'd.accreditation_id')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .leftJoin('issued_documents as later', 'later.id', 'd.replaced_by')
    .leftJoin('transactions as t', 't.id', 'd.transaction_id')
    .leftJoin('satisfaction_answers as s', 's.transaction_id', 'd.transaction_id')
    .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
    .leftJoin('business_branches as branch', 'branch.id', 'covered.branch_id')
    .where('a.business_id', 'in', ownBusinesses(actor))
    .where('d.kind', 'in', kinds)
    .where('d.audience', '<>', 'staff')
    .where('d.standing', 'in', ['issued', 'suspended', 'replaced'])
    .select([
      'd.id',
      'd.kind',
      'd.number',
      'd.slug',
      'd.state',
      'd.issued_at',
      'd.transaction_id',
      'd.standing as document_standing',
      'a.business_id',
      'b.name as business_name',
      'a.agency',
      'a.status',
      'a.domestic',
      'a.international',
      'a.nvocc',
      'a.first_day',
      'a.expiry_date',
      'later.number as replaced_by',
      't.type as transaction_type',
      't.status as transaction_status',
      's.id as answer_id',
      'branch.name as branch_name',
      'branch.closed_on as branch_closed_on',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof issuedTo>['execute']>>[number]

function rowOf(row: Row, today: PlainDate): CertificateRow {
  const { id, kind, number, slug, transaction_id, business_id, business_name, agency, status } = row
  const first_day = dayOrNull(row.first_day)
  const expiry_date = dayOrNull(row.expiry_date)
  const is_being_corrected = row.document_standing === 'suspended'
  const branch_closed_on = dayOrNull(row.branch_closed_on)
  const facts = { branch_closed_on, status, first_day, expiry_date, replaced_by: row.replaced_by, is_being_corrected }
  return {
    id,
    kind: kind as DocumentKind,
    number,
    slug,
    state: row.state as CertificateRow['state'],
    transaction_id,
    business_id,
    business_name,
    agency,
    branch_name: row.branch_name,
    scope: scopeText(row),
    first_day,
    expiry_date,
    issued_at: row.issued_at?.toISOString() ?? null,
    standing: standingOf(facts, today),
    form: formOf(row),
  }
}

/** One of a transaction offers the form: not what was replaced, nor a branch's certificate beside the main one. */
function formOf({
  kind,
  transaction_type,
  transaction_status,
  answer_id,
  document_standing,
}: Row): CertificateRow['form'] {
  if (answer_id !== null) return 'answered'
  if (kind === 'branch-certificate' && !(transaction_type && changesList(transaction_type, 'branches')))
    return 'not-offered'
  const isOffered = transaction_status !== null && isFormOffered(transaction_status)
  return isOffered && document_standing === 'issued' ? 'offered' : 'not-offered'
}
