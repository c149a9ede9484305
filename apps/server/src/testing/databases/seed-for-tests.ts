import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Connection } from '#platform/database'
import { migrate } from '#platform/migrate'
import { writeListRules } from '#modules/queues/list-editions'
import { moveTable } from '#modules/workflow/moves/move-table'
import { seedRules } from '../../seed/rules.ts'
import { seedFewPlaces } from './few-places.ts'
import { filesBelow } from './files-below.ts'

/** Migrates, and writes the agencies' rules and a few places. */
export async function seedForTests(connection: Connection): Promise<void> {
  await migrate(connection)
  await moveTable(connection.db)
  await writeListRules(connection.db)
  await seedRules(connection.db)
  await seedFewPlaces(connection.db)
}

let state: string | undefined

/** The same for all files of a test run, read once by each of its processes. */
export function stateOfTheSeeds(): string {
  return (state ??= readState())
}

function readState(): string {
  const hash = createHash('sha256')
  for (const file of [
    ...filesBelow('../../../database/'),
    ...filesBelow('../../seed/'),
    ...filesBelow('../../../../../packages/domain/src/'),
  ]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
