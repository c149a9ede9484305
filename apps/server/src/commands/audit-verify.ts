import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { anchorFile } from '#modules/audit/anchor-file'
import { anchorLines } from '#modules/audit/anchor-lines'
import { verifyAudit } from '#modules/audit/verify-audit'
import { verifyMoves } from '#modules/audit/verify-moves'
import { witnessFaults } from '#modules/audit/witness'
import { verifySubmissions } from '#modules/filing/submission/verify-submissions'
import { verifyReceipts } from '#modules/payments/verify-receipts'
import { verifyLines } from '#modules/reports/lines/rounds/verify-lines'
import { readConfig } from '#platform/config'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { openDatabase } from '../startup/open-database.ts'
import { sentenceFor } from '../startup/sentence-for.ts'

/**
 * `npm run audit:verify`: recomputes the audit and says what was changed, deleted or cut off, and where. With
 * `-- --witness file` it holds the anchors against what somebody outside kept: the lines of their mails or copies.
 */
const { values } = parseArgs({ options: { witness: { type: 'string' } } })
try {
  const config = readConfig(process.env)
  const { connection, release } = await openDatabase(config)
  const now = new Date()
  const file = anchorFile(config)
  const keys = openVerificationKeys(config, now)
  const verdict = await verifyAudit(connection.db, file, keys, now)
  const copies = values.witness === undefined ? undefined : readFileSync(values.witness, 'utf8')
  const witnessed = copies === undefined ? [] : witnessFaults(anchorLines(file), copies, keys)
  const { db } = connection
  const made = [
    ...(await verifyMoves(db)),
    ...(await verifySubmissions(db)),
    ...(await verifyLines(db)),
    ...(await verifyReceipts(db)),
  ]
  const ofWitness = witnessed.map((what) => ({ chain: 'witness', chain_no: null, what }))
  const faults = [...verdict.faults, ...ofWitness, ...made]
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
