import { readConfig } from '#platform/config'
import { readInvariants } from '#platform/invariants'
import { openDatabase } from '../startup/open-database.ts'
import { sentenceFor } from '../startup/sentence-for.ts'
import { tellInvariants } from './tell-invariants.ts'

/** `npm run records:verify`: reads every view of an invariant, and says which have rows and what a row there means. */
try {
  const config = readConfig(process.env)
  const { connection, release } = await openDatabase(config)
  const { lines, hold } = tellInvariants(await readInvariants(connection.db), config.demo)
  await connection.close()
  release()
  for (const line of lines) console.log(line)
  process.exit(hold ? 0 : 1)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
