import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { isRoundFiled } from '@lading/domain/filing/filed-documents'
import type { Agency } from '@lading/domain/transactions/agency'
import { isForClient } from '../issued/is-for-client.ts'

/** Where a file is used: whose business it concerns, which agency works with it, and which of the two may see it. */
export interface FilePlace {
  readonly agency: Agency
  readonly business_id: number
  readonly transaction_id: number | null
  readonly for_client: boolean
  /** Staff read what was filed: nothing of a draft, nor what is added to a filing before it is sent. */
  readonly for_staff: boolean
}

/** Every use of a file, over all records that may name one. */
export async function filePlaces(db: Db, file_id: string): Promise<FilePlace[]> {
  const open: OpenPlace[] = []
  for (const places of [ofTransactions, ofInvoices, ofLife, ofDocuments]) open.push(...(await places(db, file_id)))
  return [...(await filedPlaces(db, file_id)), ...open.map((place) => ({ ...place, for_staff: true }))]
}

type OpenPlace = Omit<FilePlace, 'for_staff'>

/** What goes with a transaction: messages, authorities of claimants, letters and orders of condonation, workings. */
async function ofTransactions(db: Db, file_id: string): Promise<OpenPlace[]> {
  const { rows } = await sql<OpenPlace>`
    select t.agency, t.business_id, t.id as transaction_id, used.for_client
    from (
      select transaction_id, audience = 'client' as for_client from messages
        where file_id = ${file_id} and removed_at is null
      union all select transaction_id, false from releases where authority_file_id = ${file_id}
      union all select transaction_id, true from condonations where letter_file_id = ${file_id} or order_file_id = ${file_id}
      union all select transaction_id, false from ratio_attachments where file_id = ${file_id}
    ) used join transactions t on t.id = used.transaction_id`.execute(db)
  return rows
}

/** Proofs of payment. */
async function ofInvoices(db: Db, file_id: string): Promise<OpenPlace[]> {
  const rows = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('invoices as i', 'i.id', 'a.invoice_id')
    .where('a.proof_file_id', '=', file_id)
    .select(['i.agency', 'i.business_id', 'i.transaction_id'])
    .execute()
  return rows.map((place) => ({ ...place, for_client: true }))
}

/** Letters to the steps of an accreditation's life. */
async function ofLife(db: Db, file_id: string): Promise<OpenPlace[]> {
  const rows = await db
    .selectFrom('accreditation_steps as s')
    .innerJoin('accreditations as a', 'a.id', 's.accreditation_id')
    .where('s.file_id', '=', file_id)
    .select(['a.agency', 'a.business_id', 's.transaction_id'])
    .execute()
  return rows.map((place) => ({ ...place, for_client: true }))
}

/** Under the requirements of a filing. */
async function filedPlaces(db: Db, file_id: string): Promise<FilePlace[]> {
  const rows = await db
    .selectFrom('transaction_documents as d')
    .innerJoin('transactions as t', 't.id', 'd.transaction_id')
    .where('d.file_id', '=', file_id)
    .select(['t.agency', 't.business_id', 't.id as transaction_id', 't.submitted_at', 't.resubmissions', 'd.round'])
    .execute()
  return rows.map(({ submitted_at, resubmissions, round, ...place }) => ({
    ...place,
    for_client: true,
    for_staff: isRoundFiled({ submitted_at, resubmissions }, round),
  }))
}

/** An issued document belongs to the transaction, the accreditation or the invoice it was issued for. */
async function ofDocuments(db: Db, file_id: string): Promise<OpenPlace[]> {
  const rows = await db
    .selectFrom('issued_documents as p')
    .leftJoin('transactions as t', 't.id', 'p.transaction_id')
    .leftJoin('accreditations as a', 'a.id', 'p.accreditation_id')
    .leftJoin('invoices as i', 'i.id', 'p.invoice_id')
    .where('p.file_id', '=', file_id)
    .select((eb) => [
      eb.fn.coalesce('t.agency', 'a.agency', 'i.agency').as('agency'),
      eb.fn.coalesce('t.business_id', 'a.business_id', 'i.business_id').as('business_id'),
      'p.transaction_id',
    ])
    .select(['p.kind', 'p.audience', 'p.issued_at'])
    .execute()
  return rows.flatMap(({ agency, business_id, transaction_id, ...document }) =>
    agency === null || business_id === null
      ? []
      : [{ agency, business_id, transaction_id, for_client: isForClient(document) }],
  )
}
