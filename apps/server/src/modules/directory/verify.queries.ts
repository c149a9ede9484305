import type { Verdict } from '@lading/contract/directory'
import { scopeText } from '@lading/domain/transactions/scope'
import { standingOf, standingWords, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { settingOf } from '#platform/settings'
import { writtenOnce } from '#platform/written-once'
import { renewalUndecided } from '#modules/accreditations/life/renewal-pending'
import { PrintedAccreditation } from '#modules/documents/issued/printed-accreditation'
import { branchesShown, branchShown } from './branches-shown.ts'
import { statementOf } from './statement.queries.ts'
import { receiptOf } from './receipt.queries.ts'
import { factsOf } from './standing-facts.ts'
import type { Agency } from '@lading/domain/transactions/agency'

/** How the document behind a QR code stands now; unknown where there is none. */
export async function verdictOf(db: Db, slug: string, now: Date): Promise<Verdict> {
  const found =
    (await ofCertificate(db, slug, now)) ?? (await ofStatement(db, slug, now)) ?? (await ofReceipt(db, slug, now))
  return found ?? nothing(now)
}

function nothing(now: Date): Verdict {
  return {
    ...wordsOf('unknown'),
    kind: null,
    number: '',
    business_name: '',
    agency: null,
    agency_name: '',
    scope: '',
    first_day: null,
    expiry_date: null,
    original: null,
    statement: null,
    replaced_by_slug: null,
    branch: null,
    branches: [],
    amount: null,
    issued_on: null,
    checked_at: now.toISOString(),
  }
}

async function ofCertificate(db: Db, slug: string, now: Date): Promise<Verdict | undefined> {
  const [row] = await certificateAt(db, slug)
  if (!row || row.document_standing === 'draft' || row.document_standing === 'void') return undefined
  const facts = factsOf(row)
  const standing = standingOf(facts, manilaDay(now))
  return {
    ...nothing(now),
    standing,
    ...standingWords(standing, facts),
    kind: row.kind as DocumentKind,
    number: row.number,
    agency: row.agency,
    agency_name: row.agency_name,
    ...printedFacts(row),
    replaced_by_slug: row.replacing_slug,
    branch: await branchShown(db, row),
    // Of a certificate that no longer stands there is no today.
    branches:
      row.has_branches && row.kind === 'certificate' && standing === 'current'
        ? await branchesShown(db, row.accreditation_id)
        : [],
    issued_on: row.issued_at ? manilaDay(row.issued_at) : null,
  }
}

/** What stands on the document, frozen when it was made: who compares it must find the same, whatever changed since. */
function printedFacts(row: CertificateRow) {
  const printed = PrintedAccreditation.safeParse(row.payload)
  if (printed.success) {
    const { business_name, scope, in_force_on, valid_until } = printed.data
    return { business_name, scope: scope.toReversed().join(', '), first_day: in_force_on, expiry_date: valid_until }
  }
  const { business_name, first_day, expiry_date } = row
  return { business_name, scope: scopeText(row), first_day, expiry_date }
}

type CertificateRow = Awaited<ReturnType<ReturnType<typeof certificates>['execute']>>[number]

const shownAsAccreditation = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')

/** One statement answers for most: what it costs to ask the database is what a scan of a code costs. */
function certificates(db: Db) {
  return (
    db
      .selectFrom('issued_documents as d')
      .innerJoin('accreditations as a', 'a.id', 'd.accreditation_id')
      .innerJoin('businesses as b', 'b.id', 'a.business_id')
      .leftJoin('issued_documents as later', 'later.id', 'd.replaced_by')
      .leftJoin('accreditations as successor', 'successor.id', 'later.accreditation_id')
      .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
      .leftJoin('business_branches as branch', 'branch.id', 'covered.branch_id')
      .innerJoin('settings as office', (join) =>
        join.on('office.param_key', '=', sql<string>`'agency.' || a.agency || '.name'`),
      )
      .where('d.kind', 'in', shownAsAccreditation)
      .select([
        'd.kind',
        'd.number',
        'd.standing as document_standing',
        'd.issued_at',
        'd.payload',
        'd.accreditation_id',
        'branch.closed_on as branch_closed_on',
        'a.agency',
        'a.status',
        'a.first_day',
        'a.expiry_date',
        'a.domestic',
        'a.international',
        'a.nvocc',
        'b.name as business_name',
        'later.slug as replacing_slug',
        'later.number as replacing_number',
        renewalUndecided('a.id').as('renewal_pending'),
        'office.param_value as agency_name',
      ])
      // Of an early renewal, from the first day of the new term.
      .select(
        sql<Date | null>`greatest(later.issued_at, successor.first_day::timestamp at time zone 'Asia/Manila')`.as(
          'replaced_at',
        ),
      )
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('branch_accreditations as b')
            .select('b.id')
            .whereRef('b.accreditation_id', '=', 'd.accreditation_id'),
        ).as('has_branches'),
      )
  )
}

const certificateAt = writtenOnce((db, slug) => certificates(db).where('d.slug', '=', slug))

async function ofStatement(db: Db, slug: string, now: Date): Promise<Verdict | undefined> {
  const found = await statementOf(db, slug, manilaDay(now))
  return found && { ...nothing(now), ...found, agency_name: await agencyName(db, found.agency) }
}

/** A receipt shows number, date, payor, amount and status only (field facts, section 6.4). */
async function ofReceipt(db: Db, slug: string, now: Date): Promise<Verdict | undefined> {
  const found = await receiptOf(db, slug)
  return found && { ...nothing(now), ...found, agency_name: await agencyName(db, found.agency) }
}

const agencyName = (db: Db, agency: Agency): Promise<string> => settingOf(db, `agency.${agency}.name`)
const wordsOf = (standing: Standing) => ({ standing, ...standingWords(standing) })
