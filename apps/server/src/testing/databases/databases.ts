import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { connectEmbedded } from '#platform/embedded/connect-embedded'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { makeEmbedded } from '#platform/embedded/make-embedded'
import { migrate } from '#platform/migrate'
import { writeListRules } from '#modules/queues/list-editions'
import { moveTable } from '#modules/workflow/moves/move-table'
import { seedRules } from '../../seed/rules.ts'
import { seedFewPlaces } from './few-places.ts'
import { filesBelow } from './files-below.ts'

/** A database of its own for one test file, migrated and with the agencies' rules; the kind comes from LADING_DATABASE. */
export async function freshDatabase(): Promise<Connection> {
  const postgres = process.env['DATABASE_URL_TEST']
  return process.env['LADING_DATABASE'] === 'postgres' && postgres ? onPostgres(postgres) : embeddedDatabase()
}

/** A copy of a database that is migrated and seeded once for each state of the migrations and seeds; in a folder of its own where none is named. */
export async function embeddedDatabase({ folder }: { folder?: string } = {}): Promise<Connection> {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'lading-test-'))
  cpSync(await preparedFolder(), own, { recursive: true })
  const connection = await connectEmbedded({ folder: own })
  if (folder !== undefined) return connection
  return {
    ...connection,
    async close() {
      await connection.close()
      rmSync(own, { recursive: true, force: true })
    },
  }
}

async function preparedFolder(): Promise<string> {
  const folder = join(tmpdir(), 'lading-test-databases', stateOfTheSeeds())
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  await makeEmbedded(partial)
  const connection = await connectEmbedded({ folder: partial })
  await prepare(connection)
  await connection.close()
  if (existsSync(folder)) rmSync(partial, { recursive: true }) // another worker was faster
  else renameSync(partial, folder)
  return folder
}

async function onPostgres(server: string): Promise<Connection> {
  const made = await postgresDatabase(server)
  const connection = await connectPostgres(made.url, 20)
  return {
    ...connection,
    async close() {
      await connection.close()
      await made.drop()
    },
  }
}

/** A database of its own on this server, copied from a template that is migrated and seeded once. */
export async function postgresDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const template = `lading_template_${stateOfTheSeeds()}`
  const admin = await connectPostgres(server, 2)
  await admin.alone('lading-test-template', async () => {
    const { rows } = await admin.rows(`select 1 from pg_database where datname = '${template}'`)
    if (rows.length > 0) return
    await admin.script(`create database ${template}_new`)
    const connection = await connectPostgres(inDatabase(server, `${template}_new`), 2)
    await prepare(connection)
    await connection.close()
    await admin.script(`alter database ${template}_new rename to ${template}`)
  })

  const name = `lading_test_${randomUUID().replaceAll('-', '')}`
  await admin.script(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: inDatabase(server, name),
    async drop() {
      await admin.script(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

async function prepare(connection: Connection): Promise<void> {
  await migrate(connection)
  await moveTable(connection.db)
  await writeListRules(connection.db)
  await seedRules(connection.db)
  await seedFewPlaces(connection.db)
}

let state: string | undefined

/** The same for all files of a test run, read once by each of its processes. */
function stateOfTheSeeds(): string {
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

/** The address of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
