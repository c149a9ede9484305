import { addMonths } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { typesOf } from '@lading/domain/transactions/family'
import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { endedStatuses } from '@lading/domain/transactions/status-groups'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { numberSettingOf } from '#platform/settings'
import { provides } from '#modules/workflow/handlers/handlers'
import { providesAtOpening } from '#modules/workflow/handlers/opening-handlers'
import { holdsAccreditation } from '#modules/workflow/transactions/accreditations-held'
import type { Workflow } from '#modules/workflow/workflow'

interface Side {
  readonly business_id: number
  readonly agency: Agency
}

/** What stands against a new application: one that is open, an accreditation that is held, the bar after a revocation. */
export const applicationOpening = providesAtOpening(
  ['opening.application_open', 'opening.holds_accreditation', 'opening.barred_until'],
  async (db, side) => ({
    'opening.application_open': (await openApplicationOf(db, side)) !== undefined,
    ...(await standsAgainst(db, side)),
  }),
)

/** The same when the draft is filed: an accreditation of an earlier system may have been entered since it was begun. */
export const applicationMayStand = provides(
  ['opening.holds_accreditation', 'opening.barred_until'],
  async (db, { transaction }) => standsAgainst(db, transaction),
)

const standsAgainst = async (db: Db, { business_id, agency }: Side) => ({
  'opening.holds_accreditation': await holdsAccreditation(db, business_id, agency),
  'opening.barred_until': await barredUntil(db, { business_id, agency }),
})

/** The unfinished new application or renewal of a business with an agency, if any. */
export function openApplicationOf(db: Db, { business_id, agency }: Side) {
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
async function barredUntil(db: Db, { business_id, agency }: Side): Promise<string | null> {
  const step = await db
    .selectFrom('accreditation_steps as s')
    .innerJoin('accreditations as a', 'a.id', 's.accreditation_id')
    .select('s.at')
    .where('a.business_id', '=', business_id)
    .where('a.agency', '=', agency)
    .where('a.status', '=', Status.revoked)
    .where('s.to_status', '=', Status.revoked)
    .orderBy('s.at', 'desc')
    .executeTakeFirst()
  if (!step) return null
  return addMonths(manilaDay(step.at), 12 * (await numberSettingOf(db, 'revocation.bar_years')))
}

/** The caller's businesses, and with which agencies each may apply. */
export async function applicationOpenings(db: Db, workflow: Workflow, actor: Caller, now: Date) {
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
  for (const { id, name } of businesses)
    data.push({ business_id: id, business_name: name, openings: await openingsOf(db, workflow, id, actor, now) })
  return { data }
}

/** Whether a business may apply with each agency, and the draft it already has. */
export async function openingsOf(db: Db, workflow: Workflow, business_id: number, actor: Caller, now: Date) {
  const openings = []
  for (const agency of agencies) {
    const input = { type: TransactionType.newAccreditation, agency, business_id, accreditation_id: null }
    const may = await workflow.mayOpen(db, input, actor, now)
    const open = may.ok ? undefined : await openApplicationOf(db, input)
    const draft_id = open?.status === Status.draft ? open.accreditation_id : null
    openings.push({ agency, why_not: may.ok ? null : may.message, draft_id })
  }
  return openings
}
