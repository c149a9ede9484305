import type { Db } from '#platform/database'
import { isRoundFiled } from '@lading/domain/filing/filed-documents'
import type { Agency } from '@lading/domain/transactions/agency'

/** Where a file is used: whose business it concerns, which agency works with it, and which of the two may see it. */
export interface FilePlace {
  readonly agency: Agency
  readonly business_id: number
  readonly transaction_id: number | null
  readonly for_client: boolean
  /** Staff read what was filed: nothing of a draft, nor what answers a return before it is resubmitted. */
  readonly for_staff: boolean
}

/** Every use of a file, over all records that may name one. */
export async function filePlaces(db: Db, file_id: string): Promise<FilePlace[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('transactions as t', 't.id', 'm.transaction_id')
    .where('m.file_id', '=', file_id)
    .where('m.removed_at', 'is', null)
    .select((eb) => [
      't.agency',
      't.business_id',
      eb.ref('t.id').$castTo<number | null>().as('transaction_id'),
      eb('m.audience', '=', 'client').$castTo<boolean>().as('for_client'),
    ])
    .unionAll(
      db
        .selectFrom('payment_attempts as a')
        .innerJoin('invoices as i', 'i.id', 'a.invoice_id')
        .where('a.proof_file_id', '=', file_id)
        .select((eb) => [
          'i.agency',
          'i.business_id',
          'i.transaction_id',
          eb.lit(true).$castTo<boolean>().as('for_client'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('releases as r')
        .innerJoin('transactions as t', 't.id', 'r.transaction_id')
        .where('r.authority_file_id', '=', file_id)
        .select((eb) => [
          't.agency',
          't.business_id',
          eb.ref('t.id').$castTo<number | null>().as('transaction_id'),
          eb.lit(false).$castTo<boolean>().as('for_client'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('condonations as c')
        .innerJoin('transactions as t', 't.id', 'c.transaction_id')
        .where((eb) => eb.or([eb('c.letter_file_id', '=', file_id), eb('c.order_file_id', '=', file_id)]))
        .select((eb) => [
          't.agency',
          't.business_id',
          eb.ref('t.id').$castTo<number | null>().as('transaction_id'),
          eb.lit(true).$castTo<boolean>().as('for_client'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('ratio_attachments as r')
        .innerJoin('transactions as t', 't.id', 'r.transaction_id')
        .where('r.file_id', '=', file_id)
        .select((eb) => [
          't.agency',
          't.business_id',
          eb.ref('t.id').$castTo<number | null>().as('transaction_id'),
          eb.lit(false).$castTo<boolean>().as('for_client'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('accreditation_steps as s')
        .innerJoin('accreditations as a', 'a.id', 's.accreditation_id')
        .where('s.file_id', '=', file_id)
        .select((eb) => [
          'a.agency',
          'a.business_id',
          's.transaction_id',
          eb.lit(true).$castTo<boolean>().as('for_client'),
        ]),
    )
    .execute()
  const open = [...rows, ...(await issuedPlaces(db, file_id))].map((place) => ({ ...place, for_staff: true }))
  return [...(await filedPlaces(db, file_id)), ...open]
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
async function issuedPlaces(db: Db, file_id: string): Promise<Omit<FilePlace, 'for_staff'>[]> {
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
      'p.audience',
    ])
    .execute()
  return rows.flatMap(({ agency, business_id, transaction_id, audience }) =>
    agency === null || business_id === null
      ? []
      : [{ agency, business_id, transaction_id, for_client: audience !== 'staff' }],
  )
}
