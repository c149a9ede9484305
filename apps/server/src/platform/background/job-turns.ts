import { sql } from 'kysely'
import type { Connection, Db } from '../database.ts'

interface Repeated {
  readonly name: string
  readonly every_seconds: number
}

/** Runs a round where it is this process's turn. Gives when a round last ended, here or elsewhere; none may have yet. */
export type TakeTurn = (job: Repeated, round: () => Promise<void>) => Promise<Date | null>

/**
 * Of several processes on one database one runs a job at a time, and together they run it as often as one alone would.
 * A process that dies in the middle leaves the turn to the next; the first to come tries again what failed.
 */
export function jobTurns({ kind, db, ifAlone }: Connection): TakeTurn {
  if (kind === 'embedded') return (_job, round) => round().then(() => new Date())
  return async (job, round) => {
    await ifAlone(`lading-job ${job.name}`, async () => {
      if (!(await isTime(db, job))) return
      try {
        await round()
      } catch (error) {
        await note(db, job.name, { began_at: null })
        throw error
      }
      await note(db, job.name, { ended_at: sql<Date>`now()` })
    })
    const known = await db.selectFrom('job_rounds').select('ended_at').where('name', '=', job.name).executeTakeFirst()
    return known?.ended_at ?? null
  }
}

/** Whether the last round began long enough ago; if so, this one begins now. */
async function isTime(db: Db, { name, every_seconds }: Repeated): Promise<boolean> {
  const began = await db
    .insertInto('job_rounds')
    .values({ name, rounds: 1, began_at: sql`now()` })
    .onConflict((of) =>
      of
        .column('name')
        .doUpdateSet({ rounds: sql`job_rounds.rounds + 1`, began_at: sql`now()` })
        .where(sql<boolean>`coalesce(job_rounds.began_at <= now() - make_interval(secs => ${every_seconds}), true)`),
    )
    .returning('name')
    .executeTakeFirst()
  return began !== undefined
}

async function note(db: Db, name: string, values: { began_at: null } | { ended_at: ReturnType<typeof sql<Date>> }) {
  await db.updateTable('job_rounds').set(values).where('name', '=', name).execute()
}
