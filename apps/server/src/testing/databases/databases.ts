import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { connectEmbedded } from '#platform/embedded/connect-embedded'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { makeEmbedded } from '#platform/embedded/make-embedded'
import { keptDatabase, newDatabase, testServer } from './kept-names.ts'
import { seedForTests, stateOfTheSeeds } from './seed-for-tests.ts'

/** A database that a test has to itself. */
export interface OwnDatabase extends Connection {
  /** Ends its use here: from now on it is what copies are made of. Of PostgreSQL alone. */
  keepAs?(name: string): Promise<void>
}

/**
 * A database of its own for one test file, migrated and with the agencies' rules, or copied from the one `kept` under a
 * name; the kind comes from LADING_DATABASE.
 */
export async function freshDatabase(kept?: string): Promise<OwnDatabase> {
  const server = testServer()
  return server ? onPostgres(server, kept) : onFolder()
}

/** A copy of a database that is migrated and seeded once for each state of the migrations and seeds. */
export async function embeddedDatabase({ folder }: { folder: string }): Promise<Connection> {
  cpSync(await preparedFolder(), folder, { recursive: true })
  return connectEmbedded({ folder })
}

async function onFolder(): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'lading-test-'))
  const connection = await embeddedDatabase({ folder })
  return {
    ...connection,
    async close() {
      await connection.close()
      rmSync(folder, { recursive: true, force: true })
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
  await seedForTests(connection)
  await connection.close()
  if (existsSync(folder)) rmSync(partial, { recursive: true }) // another worker was faster
  else renameSync(partial, folder)
  return folder
}

async function onPostgres(server: string, kept?: string): Promise<OwnDatabase> {
  const made = await postgresDatabase(server, kept)
  const connection = await connectPostgres(made.url, 20)
  return {
    ...connection,
    async keepAs(name) {
      await connection.close()
      await made.keepAs(name)
    },
    async close() {
      await connection.close()
      await made.drop()
    },
  }
}

/** A database of its own on this server, copied from what is `kept` under a name, else from a template that is migrated and seeded once. */
export async function postgresDatabase(server: string, kept?: string) {
  const admin = await connectPostgres(server, 2)
  const template = kept === undefined ? await seededTemplate(admin, server) : keptDatabase(kept)
  const name = newDatabase()
  await admin.script(`create database ${name} template ${template} strategy file_copy`)
  // a process that reads beside another begins in more time than it takes to read the few rows of a test
  await admin.script(`alter database ${name} set max_parallel_workers_per_gather = 0`)
  return {
    url: inDatabase(server, name),
    async keepAs(kept_as: string) {
      // The connection that hears signals may still be on its way out; renaming waits for it.
      await admin.script(`alter database ${name} rename to ${keptDatabase(kept_as)}`)
      await admin.close()
    },
    async drop() {
      await admin.script(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

async function seededTemplate(admin: Connection, server: string): Promise<string> {
  const template = `lading_template_${stateOfTheSeeds()}`
  await admin.alone('lading-test-template', async () => {
    const { rows } = await admin.rows(`select 1 from pg_database where datname = '${template}'`)
    if (rows.length > 0) return
    await admin.script(`drop database if exists ${template}_new with (force)`) // half made when its run was killed
    await admin.script(`create database ${template}_new`)
    const connection = await connectPostgres(inDatabase(server, `${template}_new`), 2)
    await seedForTests(connection)
    await connection.close()
    await admin.script(`alter database ${template}_new rename to ${template}`)
  })
  return template
}

/** The address of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
