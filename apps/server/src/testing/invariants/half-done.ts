import { sql } from 'kysely'
import { anchorFile } from '#modules/audit/anchor-file'
import { verifyAudit } from '#modules/audit/verify-audit'
import type { Db } from '#platform/database'
import { fileStore } from '#platform/files'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { join } from 'node:path'
import { halfDoneRules } from './half-done-rules.ts'
import { obligationRules } from './obligation-rules.ts'
import { registerRules } from './register-rules.ts'

/** Everything half done in a portal that has stopped: rows, files and the audit. Nothing where all is well. */
export async function halfDone(db: Db, data_dir: string, now = new Date()): Promise<string[]> {
  return [...(await brokenRules(db)), ...(await filesGone(db, data_dir)), ...(await auditFaults(db, data_dir, now))]
}

/** The rows that break a rule, each with the rule. */
export async function brokenRules(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, query] of Object.entries({ ...halfDoneRules, ...obligationRules, ...registerRules })) {
    const { rows } = await sql<{ found: string }>`select found.* from (${query}) as found (found)`.execute(db)
    faults.push(...rows.map(({ found }) => `${rule}: ${found}`))
  }
  return faults
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
