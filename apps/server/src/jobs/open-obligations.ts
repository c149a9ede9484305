import { manilaDay } from '@lading/domain/dates/manila'
import { sql, type SqlBool } from 'kysely'
import { openObligation } from '#modules/reports/open-obligation'
import { plannedTypes, planReports } from '#modules/reports/plan-reports'
import type { BackgroundJob } from '#platform/background-jobs'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'

const AT_ONCE = 200

type Needs = Pick<Deps, 'db' | 'clock' | 'workflow'>

/**
 * Opens the reports that are due (D01), each in a transaction of its own. Its days are those of the rules, not of the
 * round: what came due while the portal did not run is opened late and due as ever.
 */
export function openObligations(deps: Needs): BackgroundJob {
  return {
    name: 'open-obligations',
    every_seconds: 60,
    late_after_seconds: 3600,
    async run(ending) {
      const failures = [...(await planAll(deps, ending)), ...(await openAll(deps, ending))]
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reports could not be opened.`)
    },
  }
}

/** Accreditations in force for which nothing was planned yet: new ones, those taken over, and all once a type is added. */
async function planAll({ db, clock }: Needs, ending?: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = []
  for (let after = 0, found = AT_ONCE; found === AT_ONCE;) {
    const rows = await db
      .selectFrom('accreditations')
      .select(['id', 'business_id'])
      .where(sql<SqlBool>`status in (20, 21, 22, 33)`) // the words of the index
      .where('reports_planned', '<', plannedTypes.length)
      .where('id', '>', after)
      .orderBy('reports_planned')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      if (ending?.aborted) return failures
      await db
        .transaction()
        .execute((tx) => planOne(tx, row, clock.now()))
        .catch((error: unknown) => failures.push(error))
    }
    after = rows.at(-1)?.id ?? after
    found = rows.length
  }
  return failures
}

async function planOne(tx: Tx, { id, business_id }: { id: number; business_id: number }, now: Date): Promise<void> {
  await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute()
  const accreditation = await tx
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await planReports(tx, accreditation, now)
}

async function openAll({ db, clock, workflow }: Needs, ending?: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = []
  for (let after = { opens_on: '-infinity', id: 0 }, found = AT_ONCE; found === AT_ONCE;) {
    const rows = await db
      .selectFrom('obligations')
      .select(['id', 'business_id', 'opens_on'])
      .where(sql<SqlBool>`opened_on is null and complied_on is null and ended_on is null`)
      .where('opens_on', '<=', manilaDay(clock.now()))
      .where(sql<SqlBool>`(opens_on, id) > (${after.opens_on}::date, ${after.id}::int)`)
      .orderBy('opens_on')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      if (ending?.aborted) return failures
      await db
        .transaction()
        .execute((tx) => openObligation(tx, row, workflow, clock.now()))
        .catch((error: unknown) => failures.push(error))
    }
    const last = rows.at(-1)
    if (last) after = { opens_on: String(last.opens_on), id: last.id }
    found = rows.length
  }
  return failures
}
