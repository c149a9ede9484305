import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background-jobs'
import { KEPT_GIVEN_UP_HOURS } from './take-up-file.ts'

const KEPT_UNUSED_HOURS = 24
/** Far longer than bytes take to be stored; whoever sent them was ended meanwhile. */
const KEPT_UNREADY_HOURS = 1
const AT_ONCE = 50

/** Removes uploads that no act took up within a day or whose bytes never came, and files that were given up an hour ago. */
export function purgeFiles(deps: Pick<Deps, 'db' | 'files' | 'clock'>): BackgroundJob {
  return {
    name: 'purge-files',
    every_seconds: 600,
    late_after_seconds: 3600,
    async run() {
      await giveUpUnused(deps)
      const given = await deps.db
        .selectFrom('files')
        .select(['id', 'storage_key'])
        .where('deleted_at', 'is not', null)
        .where('storage_key', 'not like', 'purged/%')
        .where((eb) =>
          eb.or([eb('attached_at', 'is', null), eb('deleted_at', '<=', hoursBefore(deps, KEPT_GIVEN_UP_HOURS))]),
        )
        .limit(AT_ONCE)
        .execute()
      for (const file of given) await purge(deps, file)
    },
  }
}

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
 * there. After a crash between the two the next round deletes once more, which does no harm.
 */
async function purge(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, storage_key }: { id: string; storage_key: string },
) {
  const another = await db
    .selectFrom('files')
    .select('id')
    .where('storage_key', '=', storage_key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!another) await files.delete(storage_key)
  await db
    .updateTable('files')
    .set({ storage_key: `purged/${id}` })
    .where('id', '=', id)
    .execute()
}
