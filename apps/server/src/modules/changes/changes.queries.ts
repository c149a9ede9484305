import type { ChangeableAccreditation, OwnChange } from '@lading/contract/changes'
import { isBuilt } from '@lading/contract/transaction-types'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transaction-row'
import type { Workflow } from '#modules/workflow/workflow'

type Shown = Pick<
  TransactionRow,
  'id' | 'accreditation_id' | 'business_id' | 'reference' | 'type' | 'agency' | 'status' | 'updated_at'
> & { readonly business_name: string }

/** A change as its business lists it. */
export const ownChange = ({ id, updated_at, ...row }: Shown): OwnChange => ({
  transaction_id: id,
  accreditation_id: row.accreditation_id,
  business_id: row.business_id,
  business_name: row.business_name,
  reference: row.reference,
  type: row.type,
  agency: row.agency,
  status: row.status,
  updated_at: updated_at.toISOString(),
})

/** The accreditations in force of the caller's businesses, with the changes open to them, and the changes asked before. */
export async function changeOpenings(db: Db, workflow: Workflow, actor: Caller, now: Date) {
  const ids = actor.memberships.map(({ business_id }) => business_id)
  if (ids.length === 0) return { accreditations: [], data: [] }
  const held = await db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .select(['a.id', 'a.business_id', 'a.agency', 'a.number', 'b.name as business_name'])
    .where('a.business_id', 'in', ids)
    .where('a.status', '=', Status.accredited)
    .where('b.deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('fold', ['b.name']))
    .orderBy('a.agency', 'desc')
    .execute()
  const accreditations: ChangeableAccreditation[] = []
  for (const { id: accreditation_id, number, ...row } of held) {
    const changes: ChangeableAccreditation['changes'] = []
    for (const type of typesOf('change').filter(isBuilt)) {
      const may = await workflow.mayOpen(db, { ...row, type, accreditation_id }, actor, now)
      changes.push({ type, why_not: may.ok ? null : may.message })
    }
    accreditations.push({ accreditation_id, ...row, number: number ?? '', changes })
  }
  return { accreditations, data: await askedBefore(db, ids) }
}

const MOST = 100

/** The newest changes, open and ended; a deleted draft is gone. */
async function askedBefore(db: Db, ids: readonly number[]): Promise<OwnChange[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .selectAll('t')
    .select('b.name as business_name')
    .where('t.business_id', 'in', [...ids])
    .where('t.type', 'in', typesOf('change'))
    .where('t.status', '<>', Status.deleted)
    .orderBy('t.updated_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(ownChange)
}
