import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig, WrongSetting } from '#platform/config'
import { openDatabase } from '../startup/open-database.ts'
import { sentenceFor } from '../startup/sentence-for.ts'
import { importLines, UnreadableFile } from './import-lines.ts'

/**
 * `npm run import:accreditations -- file.csv`: enters the accreditations of an earlier system, without their history. Says of
 * each line that it refuses why; run again, it enters what is not there yet. With `--check` it keeps nothing.
 */
const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
const check = values.check ?? false
try {
  const [path] = positionals
  if (path === undefined) throw new WrongSetting('Name the CSV file: npm run import:accreditations -- file.csv')
  const text = readFileSync(path, 'utf8')
  const { connection, release } = await openDatabase(readConfig(process.env))
  const { entered, known, refused } = await importLines(connection.db, text, { check, now: new Date() })
  await connection.close()
  release()
  for (const { line, why } of refused) console.log(`line ${line}: ${why}`)
  console.log(
    `${entered} ${check ? 'would be entered' : 'entered'}, ${known} known already, ${refused.length} refused.`,
  )
  process.exit(refused.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof UnreadableFile ? `The file cannot be read: ${error.message}` : sentenceFor(error))
  process.exit(1)
}
