import { standingOf, type ListedState, type Standing } from '@lading/domain/accreditation/certificate/standing'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { inForceStatuses } from '@lading/domain/transactions/status-groups'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database'
import { ListedStates } from '#platform/signing/status-list'
import { sqlOf } from '#platform/sql-of'
import { factsOf, type StandingRow } from './standing-facts.ts'

const AT_ONCE = 1000 // rows: many certificates read at once would hold up every other call

/** The states of all certificates on a day, of which only those that may not be valid are read. */
export async function statesOn(db: Db, today: PlainDate): Promise<ListedStates> {
  const states = new ListedStates()
  states.name(await lastIndex(db), 'valid') // the list reaches the last certificate
  for await (const row of doubtful(db, today)) states.name(ensure(row.status_index), listedState(row, today))
  return states
}

/** Names the states of all certificates of these accreditations anew. */
export async function nameStatesOf(
  db: Db,
  accreditations: readonly number[],
  today: PlainDate,
  states: ListedStates,
): Promise<void> {
  for (const row of await certificatesFor(db, accreditations))
    states.name(ensure(row.status_index), listedState(row, today))
}

async function lastIndex(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('issued_documents')
    .select(({ fn }) => fn.max('status_index').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/**
 * The certificates that may not be valid, some twice: documents that are not simply issued, those of accreditations that
 * have ended otherwise than by their days or before their last day, and those of branches that have closed. Each `where`
 * is in the words of its index.
 */
async function* doubtful(db: Db, today: PlainDate) {
  for (let after = -1, found = AT_ONCE; found === AT_ONCE;) {
    const documents = await certificates(db)
      .where(sql<SqlBool>`(d.standing <> 'issued' or d.replaced_by is not null)`)
      .where('d.status_index', '>', after)
      .orderBy('d.status_index')
      .limit(AT_ONCE)
      .execute()
    yield* documents
    after = documents.at(-1)?.status_index ?? after
    found = documents.length
  }
  yield* certificatesOf(db, (after) =>
    db
      .selectFrom('accreditations')
      .select(['id', 'expiry_date'])
      .where(sql<SqlBool>`first_day is not null and status not in (${sqlOf(...inForceStatuses, Status.expired)})`)
      .where('id', '>', after?.id ?? 0)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  )
  yield* certificatesOf(db, (after) =>
    db
      .selectFrom('accreditations')
      .select(['id', 'expiry_date'])
      .where(sql<SqlBool>`is_listed and status = ${sqlOf(Status.expired)}`)
      .where(sql<SqlBool>`(expiry_date, id) > (${after?.expiry_date ?? today}::date, ${after?.id ?? 0}::int)`)
      .orderBy('expiry_date')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  )
  for (let after = -1, found = AT_ONCE; found === AT_ONCE;) {
    const closed = await certificates(db)
      .where('branch.closed_on', 'is not', null)
      .where('d.status_index', '>', after)
      .orderBy('d.status_index')
      .limit(AT_ONCE)
      .execute()
    yield* closed
    after = closed.at(-1)?.status_index ?? after
    found = closed.length
  }
}

interface Ended {
  readonly id: number
  readonly expiry_date: string | null
}

/** The certificates of accreditations, which are read in pages, each after the last of the page before. */
async function* certificatesOf(db: Db, read: (after: Ended | undefined) => Promise<readonly Ended[]>) {
  for (let after: Ended | undefined, found = AT_ONCE; found === AT_ONCE;) {
    const page = await read(after)
    const ids = page.map(({ id }) => id)
    if (ids.length > 0) yield* await certificatesFor(db, ids)
    after = page.at(-1)
    found = page.length
  }
}

const certificates = (db: Db) =>
  db
    .selectFrom('issued_documents as d')
    .innerJoin('accreditations as a', 'a.id', 'd.accreditation_id')
    .leftJoin('issued_documents as later', 'later.id', 'd.replaced_by')
    .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
    .leftJoin('business_branches as branch', 'branch.id', 'covered.branch_id')
    .select(['d.status_index', 'd.standing as document_standing', 'a.status', 'a.first_day', 'a.expiry_date'])
    .select(['later.number as replacing_number', 'branch.closed_on as branch_closed_on'])
    .where('d.status_index', 'is not', null)

const certificatesFor = (db: Db, accreditations: readonly number[]) =>
  certificates(db)
    .where('d.accreditation_id', '=', sql<number>`any(${accreditations}::int[])`)
    .execute()

/**
 * The list has four words; days are the certificate's own. Whatever is not in force for another reason than its days
 * must not be taken for valid without the network.
 */
function listedState(row: StandingRow, today: PlainDate): ListedState {
  if (row.document_standing === 'void') return 'revoked'
  if (row.document_standing === 'draft') return 'suspended'
  const facts = factsOf(row)
  const standing = standingOf(facts, today)
  if (standing === 'expired') return facts.expiry_date && facts.expiry_date < today ? 'valid' : 'revoked'
  return listedAs[standing]
}

const listedAs: Readonly<Record<Exclude<Standing, 'expired'>, ListedState>> = {
  current: 'valid',
  'not-yet': 'valid',
  suspended: 'suspended',
  'being-corrected': 'suspended',
  unknown: 'suspended',
  revoked: 'revoked',
  surrendered: 'revoked',
  replaced: 'replaced',
}
