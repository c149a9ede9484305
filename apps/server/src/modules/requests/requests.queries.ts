import type { OwnRequest } from '@lading/contract/requests'
import { isBuilt } from '@lading/contract/transaction-types'
import { agencies } from '@lading/domain/transactions/agency'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Workflow } from '#modules/workflow/workflow'

/** The caller's businesses with the requests open to each, and the requests asked before. */
export async function requestOpenings(db: Db, workflow: Workflow, actor: Caller, now: Date) {
  const ids = actor.memberships.map(({ business_id }) => business_id)
  if (ids.length === 0) return { businesses: [], data: [] }
  const owned = await db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('fold', ['name']))
    .execute()
  const businesses = []
  for (const { id: business_id, name: business_name } of owned) {
    const openings = []
    for (const agency of agencies) {
      for (const type of typesOf('request').filter(isBuilt)) {
        const may = await workflow.mayOpen(db, { type, agency, business_id, accreditation_id: null }, actor, now)
        openings.push({ agency, type, why_not: may.ok ? null : may.message })
      }
    }
    businesses.push({ business_id, business_name, openings })
  }
  return { businesses, data: await askedBefore(db, ids) }
}

const MOST = 100

/** The newest requests, open and ended; a deleted draft is gone. */
async function askedBefore(db: Db, ids: readonly number[]): Promise<OwnRequest[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select([
      't.id as transaction_id',
      't.accreditation_id',
      't.business_id',
      'b.name as business_name',
      't.reference',
      't.type',
      't.agency',
      't.status',
      't.updated_at',
    ])
    .where('t.business_id', 'in', [...ids])
    .where('t.type', 'in', typesOf('request'))
    .where('t.status', '<>', Status.deleted)
    .orderBy('t.updated_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }))
}
