import { anchorFile } from '#modules/audit/anchor-file'
import { verifyAudit } from '#modules/audit/verify-audit'
import { verifyMoves } from '#modules/audit/verify-moves'
import { verifySubmissions } from '#modules/filing/verify-submissions'
import { verifyReceipts } from '#modules/payments/verify-receipts'
import { readConfig } from '#platform/config'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { openDatabase } from '../startup/open-database.ts'
import { sentenceFor } from '../startup/sentence-for.ts'

/** `npm run audit:verify`: recomputes the audit and says what was changed, deleted or cut off, and where. */
try {
  const config = readConfig(process.env)
  const { connection, release } = await openDatabase(config)
  const now = new Date()
  const verdict = await verifyAudit(connection.db, anchorFile(config), openVerificationKeys(config, now), now)
  const { db } = connection
  const made = [...(await verifyMoves(db)), ...(await verifySubmissions(db)), ...(await verifyReceipts(db))]
  const faults = [...verdict.faults, ...made]
  await connection.close()
  release()
  console.log(`${verdict.entries} rows in ${verdict.chains} chains, ${verdict.anchors} anchors.`)
  for (const { chain, chain_no, what } of faults) {
    console.log(`${chain}${chain_no === null ? '' : `, row ${chain_no}`}: ${what}`)
  }
  console.log(faults.length === 0 ? 'The audit is whole.' : `${faults.length} faults.`)
  process.exit(faults.length === 0 ? 0 : 1)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
