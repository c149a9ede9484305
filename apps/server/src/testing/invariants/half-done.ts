import { anchorFile } from '#modules/audit/anchor-file'
import { verifyAudit } from '#modules/audit/verify-audit'
import type { Db } from '#platform/database'
import { fileStore } from '#platform/files'
import { readInvariants } from '#platform/invariants'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { join } from 'node:path'

/** Everything half done in a portal that has stopped: rows, files and the audit. Nothing where all is well. */
export async function halfDone(db: Db, data_dir: string, now = new Date()): Promise<string[]> {
  return [
    ...(await brokenInvariants(db)),
    ...(await filesGone(db, data_dir)),
    ...(await auditFaults(db, data_dir, now)),
  ]
}

/** The rows that break an invariant, each with its view; a view that a migration adds is asked without a word here. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const invariants = await readInvariants(db)
  return invariants.flatMap(({ view, found }) => found.map((line) => `${view}: ${line}`))
}

/** A file that an act took up is there, byte for byte. */
async function filesGone(db: Db, data_dir: string): Promise<string[]> {
  const store = fileStore(join(data_dir, 'files'))
  const taken = await db
    .selectFrom('files')
    .select(['id', 'storage_key', 'sha256'])
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  const checks = taken.map(({ id, storage_key, sha256 }) =>
    store.get(storage_key, sha256).then(
      () => [],
      (error: Error) => [`file ${id}: ${error.message}`],
    ),
  )
  return (await Promise.all(checks)).flat()
}

async function auditFaults(db: Db, data_dir: string, now: Date): Promise<string[]> {
  const keys = openVerificationKeys({ signing_keys: undefined, data_dir }, new Date())
  const { faults } = await verifyAudit(db, anchorFile({ data_dir }), keys, now)
  return faults.map(({ chain, chain_no, what }) => `audit ${chain} ${chain_no}: ${what}`)
}
