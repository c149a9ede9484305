import { requestTypes, type BusinessWithOpenings } from '@lading/contract/requests/requests'
import { isBuilt } from '@lading/contract/transaction-types'
import { agencies } from '@lading/domain/transactions/agency'
import { typesWhere } from '@lading/domain/transactions/definitions/definitions'
import { typesOf } from '@lading/domain/transactions/family'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { ownTransactions } from '#modules/filing/reading/own-transactions'
import type { Workflow } from '#modules/workflow/workflow'

const ofRecords = typesWhere(({ offer }) => offer?.of_records === true)

/**
 * The caller's businesses with the requests open to each, and the requests asked before. What an agency has on record is
 * asked of those it deals with, of either where it is new; the rest of any.
 */
export async function requestOpenings(db: Db, workflow: Workflow, actor: Caller, now: Date) {
  const owned = await db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', 'in', ownBusinesses(actor))
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('fold', ['name']))
    .execute()
  const businesses: BusinessWithOpenings[] = []
  const dealings = await dealingsOf(db, actor)
  for (const { id: business_id, name: business_name } of owned) {
    const openings: BusinessWithOpenings['openings'] = []
    const known = dealings.filter((one) => one.business_id === business_id).map(({ agency }) => agency)
    for (const agency of agencies) {
      const isKnown = known.length === 0 || known.includes(agency)
      for (const type of requestTypes.filter((one) => isBuilt(one) && (isKnown || !ofRecords.includes(one)))) {
        const may = await workflow.mayOpen(db, { type, agency, business_id, accreditation_id: null }, actor, now)
        openings.push({ agency, type, why_not: may.ok ? null : may.message })
      }
    }
    businesses.push({ business_id, business_name, openings })
  }
  return { businesses, data: await ownTransactions(db, typesOf('request'), actor) }
}

/** With which agencies each of the caller's businesses has or had dealings it knows of: an accreditation or a filing. */
function dealingsOf(db: Db, actor: Caller) {
  const accredited = db
    .selectFrom('accreditations')
    .select(['business_id', 'agency'])
    .where('business_id', 'in', ownBusinesses(actor))
    .where('number', 'is not', null)
  const filed = db
    .selectFrom('transactions')
    .select(['business_id', 'agency'])
    .where('business_id', 'in', ownBusinesses(actor))
    .where('filed_at', 'is not', null)
    .where('type', 'not in', typesOf('case'))
  return accredited.union(filed).execute()
}
