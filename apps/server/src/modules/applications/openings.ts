import { endedStatuses, heldStatuses } from '@lading/domain/transactions/status-groups'
import { typesOf } from '@lading/domain/transactions/family'
import { addMonths } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { emptyFacts } from '@lading/domain/workflow/empty-facts'
import { decide } from '@lading/domain/workflow/decide'
import type { DecisionFacts, Opening } from '@lading/domain/workflow/decision-facts'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { numberSettingOf } from '#platform/settings'
import { type Agency } from '@lading/domain/transactions/agency'
import { BusinessProfileGiven } from '@lading/contract/forms/business-profile'

/** Whether a person may open a new application for a business with an agency now: the workflow's own answer. */
export async function mayOpenApplication(
  db: Db,
  input: { business_id: number; agency: Agency },
  actor: Caller,
  now: Date,
) {
  const facts: DecisionFacts = {
    ...emptyFacts,
    type: TransactionType.newAccreditation,
    agency: input.agency,
    business_id: input.business_id,
    author_id: actor.user_id,
    opening: { ...emptyFacts.opening, ...(await openingFacts(db, input, actor)) },
  }
  return decide({ action: 'create', inputs: {} }, facts, actor, now)
}

async function openingFacts(
  db: Db,
  { business_id, agency }: { business_id: number; agency: Agency },
  actor: Caller,
): Promise<Partial<Opening>> {
  const business = await db.selectFrom('businesses').select('profile').where('id', '=', business_id).executeTakeFirst()
  const user = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', actor.user_id)
    .executeTakeFirst()
  const accreditations = await db
    .selectFrom('accreditations')
    .select(['id', 'status'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .execute()
  return {
    email_verified: user?.email_verified_at !== null && user !== undefined,
    business_profile_complete: BusinessProfileGiven.safeParse(business?.profile).success,
    holds_accreditation: accreditations.some(({ status }) => heldStatuses.includes(status)),
    application_open: (await openApplicationOf(db, { business_id, agency })) !== undefined,
    barred_until: await barredUntil(
      db,
      accreditations.filter(({ status }) => status === Status.revoked).map(({ id }) => id),
    ),
  }
}

/** The unfinished new application or renewal of a business with an agency, if any. */
export function openApplicationOf(db: Db, { business_id, agency }: { business_id: number; agency: Agency }) {
  return db
    .selectFrom('transactions')
    .select(['id', 'accreditation_id', 'status'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', 'in', typesOf('application'))
    .where('status', 'not in', [...endedStatuses])
    .executeTakeFirst()
}

/** The last day of the bar after the latest revocation; null without one. */
async function barredUntil(db: Db, revoked: readonly number[]): Promise<string | null> {
  if (revoked.length === 0) return null
  const step = await db
    .selectFrom('accreditation_steps')
    .select('at')
    .where('accreditation_id', 'in', [...revoked])
    .where('to_status', '=', Status.revoked)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  if (!step) return null
  return addMonths(manilaDay(step.at), 12 * (await numberSettingOf(db, 'revocation.bar_years')))
}

/** The caller's businesses, and with which agencies each may apply. */
export async function applicationOpenings(db: Db, actor: Caller, now: Date) {
  const ids = actor.memberships.map((membership) => membership.business_id)
  if (ids.length === 0) return { data: [] }
  const businesses = await db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('fold', ['name']))
    .execute()
  const data = []
  for (const { id, name } of businesses) {
    const openings = []
    for (const agency of ['dti', 'cab'] as const)
      openings.push(await openingOf(db, { business_id: id, agency }, actor, now))
    data.push({ business_id: id, business_name: name, openings })
  }
  return { data }
}

/** Whether this business may apply with this agency, and the draft it already has. */
export async function openingOf(db: Db, input: { business_id: number; agency: Agency }, actor: Caller, now: Date) {
  const decision = await mayOpenApplication(db, input, actor, now)
  const open = decision.ok ? undefined : await openApplicationOf(db, input)
  const draft_id = open?.status === Status.draft ? open.accreditation_id : null
  return { agency: input.agency, why_not: decision.ok ? null : decision.message, draft_id }
}
