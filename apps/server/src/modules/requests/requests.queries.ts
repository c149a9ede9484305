import { isBuilt } from '@lading/contract/transaction-types'
import { agencies } from '@lading/domain/transactions/agency'
import { typesOf } from '@lading/domain/transactions/family'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { ownTransactions } from '#modules/filing/own-transactions'
import type { Workflow } from '#modules/workflow/workflow'

/** The caller's businesses with the requests open to each, and the requests asked before. */
export async function requestOpenings(db: Db, workflow: Workflow, actor: Caller, now: Date) {
  const owned = await db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', 'in', ownBusinesses(actor))
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
  return { businesses, data: await ownTransactions(db, 'request', actor) }
}
