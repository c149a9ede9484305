import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { byTime } from '#modules/accreditations/life/life-acts'
import type { Db } from '#platform/database'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'
import { numberSettingOf } from '#platform/settings'
import { sqlOf } from '#platform/sql-of'

type Needs = Pick<Deps, 'db' | 'clock' | 'workflow' | 'accreditationLife'>

/** Moves what time alone moves of accreditations (flow H): expired, replaced by their renewal, written off. */
export function endAccreditations(deps: Needs): BackgroundJob {
  return { name: 'end-accreditations', every_seconds: 60, late_after_seconds: 900, run: (end) => endAll(deps, end) }
}

async function endAll({ db, clock, workflow, accreditationLife: life }: Needs, ending?: AbortSignal): Promise<void> {
  const failures = await eachInTurn<{ id: number }>({
    read: (after) => mayHaveEnded(db, manilaDay(clock.now()), after?.id ?? 0),
    act: ({ id }) => db.transaction().execute((tx) => life.moveByTime(tx, id, byTime, clock.now(), workflow.advance)),
    ending,
  })
  tellFailures(failures, 'accreditations could not be moved.')
}

/** The next ones past their days, after an id. Whether they move is the rules' answer, under lock. */
async function mayHaveEnded(db: Db, today: PlainDate, after: number) {
  const written_off_before = addDays(today, -(await numberSettingOf(db, 'renewal.late_days')))
  const past = (day: PlainDate, where: RawBuilder<SqlBool>) =>
    db.selectFrom('accreditations').select('id').where('id', '>', after).where('expiry_date', '<', day).where(where)
  return past(today, sql<SqlBool>`status = ${sqlOf(Status.accredited)}`)
    .union(past(written_off_before, sql<SqlBool>`status = ${sqlOf(Status.expired)} and successor_id is null`))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}
