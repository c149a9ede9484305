import * as contract from '@lading/contract/accreditations/accreditations'
import type { Branch } from '@lading/contract/forms/business/business-profile'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import { heldStatuses } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { tableOf } from '#platform/calls/table'
import { filledIn } from '#platform/jsonb'

const fact = filledIn<Branch>('br.facts')

/** Branches of the caller's businesses, once for each accreditation that covers them; one that none covers stands there too. */
export const ownBranches = tableOf({
  list: contract.ownBranches,
  rows: ({ db, actor }) => branchesOf(db, actor),
})({
  unique: sql`(br.id, coalesce(a.id, 0))`,
  order: { name: sql`fold(br.name)`, business_name: 'b.folded_name', permit_ends_on: fact('permit_ends_on') },
  search: ['br.name', 'b.name', 'a.certificate_number'],
  filters: { business_id: 'br.business_id', agency: 'a.agency' },
  columns: (rows) =>
    rows.map(({ number, agency, status, street, city, province, permit_ends_on, ...row }) => ({
      ...row,
      address: [...new Set([street, city, province])].filter(Boolean).join(', '),
      permit_ends_on: isPlainDate(permit_ends_on) ? permit_ends_on : null,
      accreditation: agency === null || status === null ? null : { number: number ?? '', agency, status },
    })),
})

/** The accreditations that are held and that nothing has replaced, by the branch they cover. */
const coverings = (db: Db) =>
  db
    .selectFrom('branch_accreditations as ba')
    .innerJoin('accreditations as held', 'held.id', 'ba.accreditation_id')
    .select(['ba.branch_id', 'ba.number as certificate_number'])
    .select(['held.id', 'held.number', 'held.agency', 'held.status'])
    .where('held.status', 'in', [...heldStatuses])
    .where('held.successor_id', 'is', null)
    .as('a')

function branchesOf(db: Db, actor: Caller) {
  return db
    .selectFrom('business_branches as br')
    .innerJoin('businesses as b', 'b.id', 'br.business_id')
    .leftJoin(coverings(db), (join) => join.onRef('a.branch_id', '=', 'br.id'))
    .select(['br.id as branch_id', 'br.business_id', 'b.name as business_name', 'br.name', 'br.closed_on'])
    .select([fact('manager').as('manager'), fact('permit_number').as('permit_number')])
    .select([fact('permit_ends_on').as('permit_ends_on'), fact('street').as('street')])
    .select([fact('city_name').as('city'), fact('province_name').as('province')])
    .select(['a.id as accreditation_id', 'a.number', 'a.agency', 'a.status', 'a.certificate_number'])
    .where('br.business_id', 'in', ownBusinesses(actor))
    .where('b.deleted_at', 'is', null)
}
