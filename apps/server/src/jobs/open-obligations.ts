import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { inForceStatuses } from '@lading/domain/transactions/status-groups'
import { sql, type SqlBool } from 'kysely'
import { closeObligation } from '#modules/reports/obligations/close-obligation'
import { openObligation } from '#modules/reports/obligations/open-obligation'
import { plannedTypes, planReports } from '#modules/reports/obligations/plan-reports'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import type { BackgroundJob } from '#platform/background/background-jobs'
import type { Db, Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { settingsOf } from '#platform/settings'
import { sqlOf } from '#platform/sql-of'

type Needs = Pick<Deps, 'db' | 'clock' | 'workflow'>

/**
 * Opens the reports that are due (D01) and deletes drafts of what was complied with otherwise (D32), each in a
 * transaction of its own. Its days are those of the rules, not of the
 * round: what came due while the portal did not run is opened late and due as ever.
 */
export function openObligations(deps: Needs): BackgroundJob {
  return {
    name: 'open-obligations',
    every_seconds: 60,
    late_after_seconds: 3600,
    async run(ending) {
      const failures = [
        ...(await planAll(deps, ending)),
        ...(await openAll(deps, ending)),
        ...(await closeAll(deps, ending)),
      ]
      tellFailures(failures, 'reports could not be opened.')
    },
  }
}

function planAll({ db, clock }: Needs, ending?: AbortSignal): Promise<unknown[]> {
  return eachInTurn<ToPlan>({
    read: (after) => toPlan(db, after),
    act: (row) => db.transaction().execute((tx) => planOne(tx, row, clock.now())),
    ending,
  })
}

type ToPlan = Awaited<ReturnType<typeof toPlan>>[number]

/** Accreditations in force for which nothing was planned yet: new ones, those taken over, and all once a type is added. */
function toPlan(db: Db, after?: { reports_planned: number; id: number }) {
  return db
    .selectFrom('accreditations')
    .select(['id', 'business_id', 'reports_planned'])
    .where(sql<SqlBool>`status in (${sqlOf(...inForceStatuses, Status.suspended)})`) // the words of the index
    .where('reports_planned', '<', plannedTypes.length)
    .where(sql<SqlBool>`(reports_planned, id) > (${after?.reports_planned ?? -1}::int, ${after?.id ?? 0}::int)`)
    .orderBy('reports_planned')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

async function planOne(tx: Tx, { id, business_id }: { id: number; business_id: number }, now: Date): Promise<void> {
  await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute()
  const accreditation = await tx
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await planReports(tx, accreditation, await settingsOf(tx), now)
}

function openAll({ db, clock, workflow }: Needs, ending?: AbortSignal): Promise<unknown[]> {
  return eachInTurn<ToOpen>({
    read: (after) => toOpen(db, manilaDay(clock.now()), after),
    act: (row) => db.transaction().execute((tx) => openObligation(tx, row, workflow, clock.now())),
    ending,
  })
}

type ToOpen = Awaited<ReturnType<typeof toOpen>>[number]

function toOpen(db: Db, today: PlainDate, after?: { opens_on: string | null; id: number }) {
  return db
    .selectFrom('obligations')
    .select(['id', 'business_id', 'opens_on'])
    .where(sql<SqlBool>`opened_on is null and complied_on is null and ended_on is null`)
    .where('opens_on', '<=', today)
    .where(sql<SqlBool>`(opens_on, id) > (${after?.opens_on ?? '-infinity'}::date, ${after?.id ?? 0}::int)`)
    .orderBy('opens_on')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

function closeAll({ db, clock, workflow }: Needs, ending?: AbortSignal): Promise<unknown[]> {
  return eachInTurn<ToClose>({
    read: (after) => toClose(db, after),
    act: (row) => db.transaction().execute((tx) => closeObligation(tx, row, workflow, clock.now())),
    ending,
  })
}

type ToClose = Awaited<ReturnType<typeof toClose>>[number]

/** What a policy recorded otherwise complied with while its report was a draft. */
function toClose(db: Db, after?: { id: number }) {
  return db
    .selectFrom('obligations')
    .select(['id', 'business_id'])
    .where(sql<SqlBool>`opened_on is not null and filed_on is null and complied_on is not null`)
    .where('id', '>', after?.id ?? 0)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}
