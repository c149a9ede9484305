import type { RenewableAccreditation } from '@lading/contract/applications/renewals'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { renewalDays } from '@lading/domain/accreditation/renewal/renewal'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { surchargeDays } from '@lading/domain/payments/surcharge-days'
import { canBegin } from '@lading/domain/transactions/services'
import { Status } from '@lading/domain/transactions/status'
import { renewableStatuses } from '@lading/domain/transactions/status-groups'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { renewalLimits, successorOf } from '#modules/accreditations/life/life-facts'
import { openApplicationOf } from '../openings.ts'
import { registerFor } from '#modules/workflow/transactions/register-for'
import type { Workflow } from '#modules/workflow/workflow'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { feesOn } from '#platform/rule-tables'
import { settingsOf } from '#platform/settings'

/** What the caller's businesses hold or held and have not renewed: when each may be renewed, and what late days cost. */
export async function renewableOf(
  db: Db,
  workflow: Workflow,
  actor: Caller,
  now: Date,
): Promise<{ data: RenewableAccreditation[] }> {
  const data: RenewableAccreditation[] = []
  for (const held of await heldBy(db, actor)) {
    if (!canBegin(TransactionType.renewal, held.agency) || (await successorOf(db, held)) !== null) continue
    const { id: accreditation_id, agency, business_id, business_name, number, expiry_date } = held
    const input = { type: TransactionType.renewal, agency, business_id, accreditation_id }
    const open = await openApplicationOf(db, input)
    const may = await workflow.mayOpen(db, input, actor, now)
    data.push({
      ...Scopes.parse(held),
      accreditation_id,
      business_id,
      business_name,
      agency,
      number: number ?? '',
      ...(await daysOf(db, { agency, business_id, expiry_date: expiry_date ?? '' }, now)),
      why_not: may.ok ? null : may.message,
      open: open?.accreditation_id
        ? { accreditation_id: open.accreditation_id, is_draft: open.status === Status.draft }
        : null,
    })
  }
  return { data }
}

const heldBy = (db: Db, actor: Caller) =>
  db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .select(['a.id', 'a.business_id', 'a.agency', 'a.number', 'a.expiry_date', 'a.successor_id'])
    .select(['a.domestic', 'a.international', 'a.nvocc', 'b.name as business_name'])
    .where('a.business_id', 'in', ownBusinesses(actor))
    .where('a.status', 'in', [...renewableStatuses])
    .where('a.expiry_date', 'is not', null)
    .where('b.deleted_at', 'is', null)
    .orderBy('a.expiry_date')
    .orderBy('a.id')
    .execute()

type Dated = Pick<RenewableAccreditation, 'agency' | 'business_id' | 'expiry_date'>

async function daysOf(db: Db, { agency, business_id, expiry_date }: Dated, now: Date) {
  const expiry = plainDate(expiry_date)
  const today = manilaDay(now)
  const { opens_on, ends_on } = renewalDays(expiry, renewalLimits(await settingsOf(db)))
  const { branches } = await registerFor(db, { type: TransactionType.renewal, business_id, agency })
  const fees = await feesOn(db, agency, today)
  const surcharges = surchargeDays(fees, { expiry, branches: branches.length, ends_on }, today)
  return { expiry_date: expiry, opens_on, ends_on, surcharges }
}
