import type { Config } from '#platform/config'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { openFileStore } from '#platform/files'
import { grantToPortal } from '#platform/postgres/grant-to-portal'
import { migrate } from '#platform/migrate'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { openSignals } from '#platform/signals'
import { standInPort } from '#platform/sign-on/sign-on-providers'
import { startJobs, type RunningJobs } from '#platform/background/background-jobs'
import { jobTurns } from '#platform/background/job-turns'
import { moveTable } from '#modules/workflow/moves/move-table'
import { createAccreditationLife } from '#modules/accreditations/life/accreditation-life'
import { createWorkflow } from '#modules/workflow/workflow'
import { buildApp } from '../app.ts'
import { handlersOf, lifeHandlers, orderDocuments } from '../workflow-handlers.ts'
import { seed } from '../seed/seed.ts'
import { anchorNow } from '../jobs/anchor-audit.ts'
import { startOpenIdStandIn } from '../demo/openid/openid-stand-in.ts'
import { backgroundJobs } from '../jobs/background-jobs.ts'
import { drawingThread } from '../jobs/draw-document.ts'
import { beginAnew } from './begin-anew.ts'
import { listen } from './listen.ts'
import type { OpenedDatabase } from './open-database.ts'

export interface RunningPortal {
  readonly address: string
  stop(): Promise<void>
}

const PATIENCE = 5_000

/** Migrates, seeds, listens. `say` hears the progress in plain words. */
export async function startPortal(
  settings: Config,
  opened: OpenedDatabase,
  say: (line: string) => void,
): Promise<RunningPortal> {
  const { connection } = opened
  const { config, stand_in } = await withOpenIdStandIn(settings, say)
  if (config.signing_p12) await trySigning(config)
  const { keys, was_migrated } = await prepare(config, connection, say)
  if (was_migrated) await beginAnew(opened)

  let jobs: RunningJobs | undefined
  const drawing = drawingThread()
  const outside = {
    db: connection.db,
    clock: { now: () => new Date() },
    config,
    files: await openFileStore(config),
    keys,
    signals: await openSignals(connection),
    draw: drawing.draw,
    wake: () => jobs?.wake(),
    accreditationLife: createAccreditationLife(lifeHandlers),
    jobs: () => jobs?.states() ?? [],
  }
  const deps = { ...outside, workflow: createWorkflow(handlersOf(outside)) }
  const app = await buildApp(deps)
  const address = await listen(app, config)
  jobs = startJobs(backgroundJobs(deps), { log: app.log, clock: deps.clock, takeTurn: jobTurns(connection) })
  return {
    address,
    async stop() {
      // A call under way is answered; one that never ends does not keep the portal from ending.
      const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
      await app.close()
      clearTimeout(impatience)
      await jobs?.stop()
      await drawing.close()
      await stand_in?.close()
      // Without a database nothing is anchored now: the next start does it.
      await anchorNow(deps).catch((reason: unknown) => app.log.warn(reason, 'The audit was not anchored at the end.'))
      await connection.close()
      opened.release()
    },
  }
}

/** The demonstration's own provider, where one is needed; without its port nobody signs in by it. */
async function withOpenIdStandIn(config: Config, say: (line: string) => void) {
  if (!config.sign_on.some(({ is_stand_in }) => is_stand_in)) return { config, stand_in: undefined }
  const stand_in = await startOpenIdStandIn(config)
  if (stand_in) return { config, stand_in }
  const port = standInPort(config.port)
  say(`Port ${port} is taken by another program: the demonstration has no single sign-on and no social sign-in.`)
  return { config: { ...config, sign_on: config.sign_on.filter(({ is_stand_in }) => !is_stand_in) }, stand_in }
}

/** Says now what is wrong with the certificate, not when the first document is signed. */
async function trySigning(config: Config): Promise<void> {
  const { signingCertificate } = await import('#platform/signing/signing-certificate')
  signingCertificate(config)
}

/** Migrates, opens the keys and seeds; whether the database was migrated. */
async function prepare(config: Config, connection: Connection, say: (line: string) => void) {
  const applied = await migrateAsOwner(config, connection)
  if (applied.length > 0) say(`Prepared the database (${applied.length} steps).`)
  const keys = await connection.alone('lading-keys', async () => openVerificationKeys(config, new Date()))
  await connection.alone('lading-seed', () => seed(connection.db, config, orderDocuments({ keys, config }), say))
  return { keys, was_migrated: applied.length > 0 }
}

/** Migrates as the owner of the tables, where the settings name another than the portal itself. */
async function migrateAsOwner(config: Config, connection: Connection): Promise<string[]> {
  if (!config.database_url || !config.migration_database_url) return migrate(connection)
  const owner = await connectPostgres(config.migration_database_url, 2)
  const applied = await migrate(owner)
  await owner.alone('lading-moves', () => moveTable(owner.db))
  await grantToPortal(owner, config.database_url)
  await owner.close()
  return applied
}
