import type { RegisteredDocument } from '@lading/contract/documents/registered-documents'
import { documentsOnFile, type DocumentFacts, type RegisteredKind } from '@lading/domain/documents/registered-documents'
import { membershipOf, worksWithBusinesses } from '@lading/domain/people/acting/actor'
import { worksFor } from '@lading/domain/people/acting/works-for'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'

// Over the years a business has some dozens; what is older than these is of its earlier filings.
const MOST = 500

/** The document register of a business, the newest first; that staff read it is written down. Others find nothing. */
export async function registeredDocuments(db: Db, business_id: number, actor: Caller, now: Date) {
  const isTheirs = membershipOf(actor, business_id) !== undefined
  if (!isTheirs && !worksWithBusinesses(actor)) throw notFound('Business')
  return db.transaction().execute(async (tx) => {
    await mustExist(tx, business_id)
    const rows = await registerRows(tx, business_id)
    const opened = rows.filter(({ agency }) => isTheirs || worksFor(actor, agency as Agency))
    const files = await filesOf(tx, [...new Set(opened.map(({ transaction_id }) => transaction_id))])
    const facts = { action: 'read-document-register', object: 'business', object_id: business_id }
    if (!isTheirs) await record(tx, facts, actor, now)
    return { data: rows.map((row) => asTold(row, files)) }
  })
}

async function mustExist(db: Db, business_id: number): Promise<void> {
  const found = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', business_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw notFound('Business')
}

/** The rows of the register as they are kept, the newest first. */
function registerRows(db: Db, business_id: number) {
  return db
    .selectFrom('registered_documents as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select(['r.id', 'r.kind', 'r.number', 'r.issued_on', 'r.valid_until', 'r.registered_at', 'r.requirement_code'])
    .select(['r.transaction_id', 't.reference', 't.type', 't.agency'])
    .where('r.business_id', '=', business_id)
    .orderBy('r.id', 'desc')
    .limit(MOST)
    .execute()
}
type RegisterRow = Awaited<ReturnType<typeof registerRows>>[number]

interface KeptDocument extends DocumentFacts {
  readonly id: number
  readonly transaction_id: number
  readonly requirement_code: string
}

/** The document of each kind that counts now, and the filing and requirement it was approved with. */
export async function documentsKept(db: Db, business_id: number): Promise<readonly KeptDocument[]> {
  const rows = await registerRows(db, business_id)
  const all = rows.map((row) => ({
    ...row,
    kind: row.kind as RegisteredKind,
    registered_at: row.registered_at.toISOString(),
  }))
  return documentsOnFile(all).map(({ current }) => current)
}

/** The files that were approved as one document. */
export async function approvedFiles(
  db: Db,
  { transaction_id, requirement_code }: Omit<KeptDocument, keyof DocumentFacts>,
) {
  const files = await filesOf(db, [transaction_id])
  return files.filter((file) => file.requirement_code === requirement_code)
}

/** The approved files of these filings. */
function filesOf(db: Db, transaction_ids: readonly number[]) {
  if (transaction_ids.length === 0) return []
  return db
    .selectFrom('transaction_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.transaction_id', 'd.requirement_code', 'd.file_id', 'f.name'])
    .where('d.transaction_id', 'in', [...transaction_ids])
    .where('d.is_current', '=', true)
    .where('d.decision', '=', 'accepted')
    .orderBy('d.id')
    .execute()
}

function asTold(row: RegisterRow, all: Awaited<ReturnType<typeof filesOf>>): RegisteredDocument {
  const { requirement_code, registered_at, kind, type, agency, ...facts } = row
  const own = all.filter(
    (file) => file.transaction_id === row.transaction_id && file.requirement_code === requirement_code,
  )
  return {
    ...facts,
    kind: kind as RegisteredKind,
    type: type as TransactionType,
    agency: agency as Agency,
    registered_at: registered_at.toISOString(),
    files: own.map(({ file_id, name }) => ({ file_id, name })),
  }
}
