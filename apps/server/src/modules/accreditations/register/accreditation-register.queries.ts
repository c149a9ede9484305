import { accreditationsHeld } from '@lading/contract/accreditations/accreditation-register'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { agencies as all, type Agency } from '@lading/domain/transactions/agency'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isOfAgencies } from '#platform/paging'
import { tableOf } from '#platform/calls/table'
import { accreditationsTotal } from './accreditation-totals.ts'
import { registeredRows } from './registered-rows.ts'

/** The agencies whose accreditations somebody reads, or the one of them that was asked for. */
const agenciesAsked = (actor: Caller, agency: Agency | undefined): readonly Agency[] =>
  agenciesReadBy(actor).filter((one) => agency === undefined || one === agency)

/** Accreditations that the caller's agencies have given, from their own rows (ADR 50). */
export const accreditationRegister = tableOf({
  list: accreditationsHeld,
  rows: ({ db, actor, request: { agency } }) => listedOf(db, agenciesAsked(actor, agency)),
  total: ({ db, actor, request: { agency, status, scope } }) =>
    accreditationsTotal(db, agenciesAsked(actor, agency), { status, scope }),
})({
  unique: 'r.id',
  order: { business_name: 'r.business_name', expiry_date: 'r.expiry_date', number: 'r.number' },
  folded: 'r.searched',
  filters: {
    agency: null,
    status: 'r.status',
    scope: (eb, scope) => eb(`r.${scope}`, '=', 1),
  },
  columns: registeredRows,
})

/** Who reads both agencies reads one order: no union of two, which would be sorted whole. */
const listedOf = (db: Db, agencies: readonly Agency[]) =>
  db
    .selectFrom('accreditations as r')
    .select('r.id')
    .where('r.is_listed', '=', true)
    .$if(agencies.length < all.length, (query) => query.where((eb) => isOfAgencies(eb.ref('r.agency'), agencies)))
