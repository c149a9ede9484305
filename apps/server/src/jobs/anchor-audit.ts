import { anchorFile } from '#modules/audit/anchor-file'
import { anchorHeads } from '#modules/audit/anchors'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'
import { sql } from 'kysely'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>

/** Signs the heads of the audit's chains into the anchor file, every minute; the shutdown does it once more. */
export function anchorAudit(deps: Needs): BackgroundJob {
  return { name: 'anchor-audit', every_seconds: 60, late_after_seconds: 300, run: () => anchorNow(deps) }
}

/** One process at a time: each anchor is chained to the line before it, and several may share the file. */
export async function anchorNow({ db, clock, config, keys }: Needs): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('lading-anchors'))`.execute(tx)
    await anchorHeads(tx, anchorFile(config), keys, clock.now())
  })
}
