import { accreditationsHeld } from '@lading/contract/accreditation-register'
import { agenciesReadBy } from '@lading/domain/people/works-for'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { tableOf } from '#platform/table'
import { sql } from 'kysely'
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

/** Those of each agency by its own indexes: of both, their orders are merged. */
function listedOf(db: Db, agencies: readonly Agency[]) {
  const listed = db
    .selectFrom('accreditations')
    .select([
      'id',
      'status',
      'domestic',
      'international',
      'nvocc',
      'business_name',
      'expiry_date',
      'number',
      'searched',
    ])
    .where('is_listed', '=', true)
  const [first = listed.where(sql<boolean>`false`), ...others] = agencies.map((agency) =>
    listed.where('agency', '=', agency),
  )
  const all = others.reduce((union, one) => union.unionAll(one), first)
  return db.selectFrom(all.as('r')).select('r.id')
}
