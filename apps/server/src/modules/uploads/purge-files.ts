import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { BackgroundJob } from '#platform/background/background-jobs'
import type { Tables, Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { AT_ONCE, eachInTurn, tellFailures } from '#platform/background/each-in-turn'
import { KEPT_GIVEN_UP_HOURS } from './take-up-file.ts'

const KEPT_UNUSED_HOURS = 24
/** Far longer than bytes take to be stored; the process that received them was ended meanwhile. */
const KEPT_UNREADY_HOURS = 1
const NO_FILE = '00000000-0000-0000-0000-000000000000'

/** Removes uploads that no act took up within a day or whose bytes never came, and files that were given up an hour ago. */
export function purgeFiles(deps: Pick<Deps, 'db' | 'files' | 'clock'>): BackgroundJob {
  return {
    name: 'purge-files',
    every_seconds: 600,
    late_after_seconds: 3600,
    async run(ending) {
      await giveUpUnused(deps)
      const failures = await eachInTurn<GivenUp>({
        read: (after) => toPurge(deps, after),
        act: (file) => deps.db.transaction().execute((tx) => purge(tx, deps, file)),
        ending,
      })
      tellFailures(failures, 'files could not be removed.')
    },
  }
}

type GivenUp = Awaited<ReturnType<typeof toPurge>>[number]

function toPurge(deps: Pick<Deps, 'db' | 'clock'>, after?: { deleted_at: Date | null; id: string }) {
  const { deleted_at = null, id = NO_FILE } = after ?? {}
  return deps.db
    .selectFrom('files')
    .select(['id', 'storage_key', 'deleted_at'])
    .where(sql<SqlBool>`storage_key not like 'purged/%'`) // the words of the index
    .where(sql<SqlBool>`(deleted_at, id) > (coalesce(${deleted_at}::timestamptz, '-infinity'), ${id}::uuid)`)
    .where(isDue(deps))
    .orderBy('deleted_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

/** Nobody can take it back any more. */
const isDue = (deps: Pick<Deps, 'clock'>) => (eb: ExpressionBuilder<Tables, 'files'>) =>
  eb.and([
    eb('deleted_at', 'is not', null),
    eb.or([eb('attached_at', 'is', null), eb('deleted_at', '<=', hoursBefore(deps, KEPT_GIVEN_UP_HOURS))]),
  ])

const hoursBefore = ({ clock }: Pick<Deps, 'clock'>, hours: number) =>
  new Date(clock.now().getTime() - hours * 3_600_000)

/** First marked, so that no act can take it up while its bytes go. */
async function giveUpUnused({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const hoursAgo = (hours: number) => hoursBefore({ clock }, hours)
  await db
    .updateTable('files')
    .set({ deleted_at: now })
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', hoursAgo(KEPT_UNREADY_HOURS)) // the shorter of the two: the index is read up to here
    .where((eb) => eb.or([eb('is_ready', '=', false), eb('created_at', '<', hoursAgo(KEPT_UNUSED_HOURS))]))
    .execute()
}

/**
 * The bytes go with the last file that names them, the row stays where a record names it: its checksum still says what was
 * there. After a crash between the two the next round deletes once more, which does no harm. One that was taken back since
 * it was read stays.
 */
async function purge(
  tx: Tx,
  deps: Pick<Deps, 'files' | 'clock'>,
  { id, storage_key }: Pick<GivenUp, 'id' | 'storage_key'>,
) {
  const held = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where(isDue(deps))
    .forUpdate()
    .executeTakeFirst()
  if (!held) return
  const another = await tx
    .selectFrom('files')
    .select('id')
    .where('storage_key', '=', storage_key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!another) await deps.files.delete(storage_key)
  await tx
    .updateTable('files')
    .set({ storage_key: `purged/${id}` })
    .where('id', '=', id)
    .execute()
}
