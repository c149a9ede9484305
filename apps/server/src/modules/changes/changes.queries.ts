import type { ChangeableAccreditation } from '@lading/contract/changes'
import { isBuilt } from '@lading/contract/transaction-types'
import { filingLimits } from '@lading/domain/accreditation/limits/filing-limits'
import { whyNotOfForm } from '@lading/domain/business/may-begin'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { wideningTypes } from '@lading/domain/transactions/family'
import { scopeFlags, scopesOf } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { ownTransactions } from '#modules/filing/reading/own-transactions'
import type { Workflow } from '#modules/workflow/workflow'

/** By whose limits a further scope is offered. */
const addsScopes = ensure(wideningTypes[0], 'the type that adds scopes')

/**
 * The accreditations in force of the caller's businesses, with those of these changes that are open to them, and the ones
 * asked before.
 */
export async function changeOpenings(
  db: Db,
  workflow: Workflow,
  types: readonly TransactionType[],
  actor: Caller,
  now: Date,
) {
  const held = await db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .select(['a.id', 'a.business_id', 'a.agency', 'a.number', 'b.name as business_name', 'b.form', 'b.paid_up_capital'])
    .select(['a.domestic', 'a.international', 'a.nvocc'])
    .where('a.business_id', 'in', ownBusinesses(actor))
    .where('a.status', '=', Status.accredited)
    .where('b.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accreditations as renewed')
            .select('renewed.id')
            .whereRef('renewed.previous_accreditation_id', '=', 'a.id')
            .where('renewed.status', '=', Status.accredited),
        ),
      ),
    )
    .orderBy('b.folded_name')
    .orderBy('a.agency', 'desc')
    .execute()
  const { values } = await settingsOf(db)
  const accreditations: ChangeableAccreditation[] = []
  for (const { id: accreditation_id, number, form, domestic, international, nvocc, ...row } of held) {
    const changes: ChangeableAccreditation['changes'] = []
    for (const type of types.filter((one) => isBuilt(one) && !whyNotOfForm(one, form))) {
      const may = await workflow.mayOpen(db, { ...row, type, accreditation_id }, actor, now)
      changes.push({ type, why_not: may.ok ? null : may.message })
    }
    const scopes = scopeFlags(scopesOf({ domestic, international, nvocc }))
    const { capital } = filingLimits(values, { agency: row.agency, type: addsScopes, on: manilaDay(now) })
    const limits = { minimum_capital: { ...capital } }
    accreditations.push({ accreditation_id, ...row, ...scopes, ...limits, number: number ?? '', changes })
  }
  return { accreditations, data: await ownTransactions(db, types, actor) }
}
