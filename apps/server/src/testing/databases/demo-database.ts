import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config'
import type { Connection } from '#platform/database'
import { fileStore } from '#platform/files'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { seedDemo } from '../../seed/demo.ts'
import { seedDemoPeople } from '../../seed/people.ts'
import { seedPlaces } from '../../seed/places.ts'
import { orderDocuments } from '../../workflow-handlers.ts'
import { freshDatabase } from './databases.ts'

/** A database of its own with the demonstration of a first start, its files in a folder; some settings may be others. */
export async function demoDatabase(
  folder: string,
  now: Date,
  settings: Readonly<Record<string, string>> = {},
): Promise<Connection> {
  const fresh = await freshDatabase()
  for (const [param_key, param_value] of Object.entries(settings))
    await fresh.db.updateTable('settings').set({ param_value }).where('param_key', '=', param_key).execute()
  await seedPlaces(fresh.db)
  await seedDemoPeople(fresh.db, now)
  await startDemo(fresh, folder, now)
  return fresh
}

/** What a start of the demonstration deals. */
export function startDemo({ db }: Connection, folder: string, now: Date): Promise<void> {
  const config = readConfig({ DEMO: 'true', DATA_DIR: folder })
  return seedDemo(db, fileStore(folder), now, orderDocuments({ config, keys: openVerificationKeys(config, now) }))
}

/** The demonstration of a first start, with its files and with what its rows say. */
export async function demonstration(now: Date) {
  const folder = mkdtempSync(join(tmpdir(), 'lading-demo-'))
  const connection = await demoDatabase(folder, now)
  return {
    connection,
    folder,
    files: fileStore(folder),
    rowsOf: async <Row>(query: string) => (await connection.rows<Row>(query)).rows,
    async close() {
      await connection.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
