import * as contract from '@lading/contract/accreditations/accreditations'
import type { Agent } from '@lading/contract/forms/business/business-profile'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import { sql } from 'kysely'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { tableOf } from '#platform/calls/table'
import { filledIn } from '#platform/jsonb'

const fact = filledIn<Agent>('g.agent')
const dayOrNull = (text: string) => (isPlainDate(text) ? text : null)

/** Agents and principals of the caller's businesses, as the register has them. */
export const ownAgents = tableOf({
  list: contract.ownAgents,
  rows: ({ db, actor }) => agentsOf(db, actor),
})({
  unique: sql`(b.id, ${fact('key')})`,
  order: {
    name: sql`fold(${fact('name')})`,
    business_name: 'b.folded_name',
    agreement_ends_on: fact('agreement_ends_on'),
  },
  search: [fact('name'), 'b.name'],
  filters: { business_id: 'b.id' },
  columns: (rows) =>
    rows.map(({ agreement_starts_on, agreement_ends_on, ...row }) => ({
      ...row,
      agreement_starts_on: dayOrNull(agreement_starts_on),
      agreement_ends_on: dayOrNull(agreement_ends_on),
    })),
})

function agentsOf(db: Db, actor: Caller) {
  return db
    .selectFrom('business_agents as g')
    .innerJoin('businesses as b', 'b.id', 'g.business_id')
    .select(['b.id as business_id', 'b.name as business_name', fact('key').as('key'), fact('name').as('name')])
    .select([fact('country').as('country'), fact('address').as('address')])
    .select([fact('agreement_starts_on').as('agreement_starts_on'), fact('agreement_ends_on').as('agreement_ends_on')])
    .where('g.business_id', 'in', ownBusinesses(actor))
    .where('b.deleted_at', 'is', null)
}
