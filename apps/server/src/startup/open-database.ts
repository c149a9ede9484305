import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { WrongSetting, type Config } from '#platform/config'
import { connectEmbedded } from '#platform/embedded/connect-embedded'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import { holdDataFolder } from '#platform/data-folder'
import type { Connection } from '#platform/database'
import { makeEmbedded } from '#platform/embedded/make-embedded'

const PATIENCE = 10_000
const OLDEST = 15

export interface OpenedDatabase {
  readonly connection: Connection
  /** Gives the data folder back; after the connection is closed. */
  release(): void
}

/** The database of the settings; the embedded one with its folder held for this process alone. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.database_url) {
    const connection = await connectPostgres(config.database_url)
    await Promise.race([mustBeRecent(connection), giveUp()])
    return { connection, release: () => undefined }
  }
  const held = holdDataFolder(config.data_dir)
  const folder = join(config.data_dir, 'database')
  await makeEmbedded(folder)
  return { connection: await connectEmbedded({ folder }), release: held.release }
}

/** The first question also says what is wrong with the address. */
async function mustBeRecent(connection: Connection): Promise<void> {
  const { rows } = await connection.rows<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) >= OLDEST) return
  throw new WrongSetting(`DATABASE_URL names PostgreSQL ${version}; the portal needs ${OLDEST} or later.`)
}

async function giveUp(): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false })
  throw Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' })
}
