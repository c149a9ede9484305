import { anchorFile } from '#modules/audit/anchor-file'
import { mailWitness } from '#modules/audit/mail-witness'
import { witnessOf } from '#modules/audit/witness'
import type { BackgroundJob } from '#platform/background/background-jobs'
import type { Deps } from '#platform/deps'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>

const PATIENCE = 10_000 // milliseconds for the witness to answer

/** Sends the newest anchor to the auditors' mailbox each day, and to a witness where one is set. */
export function witnessAudit({ db, clock, config, keys }: Needs): BackgroundJob {
  let put = 0
  return {
    name: 'witness-audit',
    every_seconds: 300,
    late_after_seconds: 3600,
    async run() {
      const witness = witnessOf(anchorFile(config), keys)
      if (!witness) return
      await db.transaction().execute((tx) => mailWitness(tx, witness, clock.now()))
      if (!config.audit_witness_url || witness.no === put) return
      const answer = await fetch(config.audit_witness_url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(witness),
        signal: AbortSignal.timeout(PATIENCE),
      })
      if (!answer.ok) throw new Error(`The witness of the audit answered ${answer.status}.`)
      put = witness.no
    },
  }
}
