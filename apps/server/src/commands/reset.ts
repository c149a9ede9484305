import { rmSync } from 'node:fs'
import { readConfig, WrongSetting, type Config } from '#platform/config'
import { holdDataFolder } from '#platform/data-folder'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import { sentenceFor } from '../startup/sentence-for.ts'

/** `npm run reset`: empties the demo. Refuses outside demo mode, and while a portal runs on the data. */
try {
  const config = readConfig(process.env)
  if (!config.demo) throw new WrongSetting('This is not a demo (DEMO=true); nothing was emptied.')
  holdDataFolder(config.data_dir).release()
  if (config.database_url) await emptyPostgres(config.database_url)
  rmSync(config.data_dir, { recursive: true, force: true })
  console.log(whatWasEmptied(config))
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

async function emptyPostgres(database_url: string): Promise<void> {
  const connection = await connectPostgres(database_url, 1)
  const { rows } = await connection.rows(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'lading' and pid <> pg_backend_pid()`,
  )
  if (rows.length > 0) throw new WrongSetting('A portal runs on this database; stop it first. Nothing was emptied.')
  await connection.script('drop schema public cascade; create schema public')
  await connection.close()
}

function whatWasEmptied({ data_dir, database_url, storage_url }: Config): string {
  const done = database_url ? `emptied the database, removed the folder ${data_dir}` : `removed the folder ${data_dir}`
  const left = storage_url ? ' The files in STORAGE_URL were left where they are.' : ''
  return `The demo is empty: ${done}.${left} The next start fills it again.`
}
