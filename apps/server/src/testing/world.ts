import { ensure } from '@lading/domain/ensure'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config'
import type { Connection } from '#platform/database'
import { fileStore } from '#platform/files'
import type { LogTarget } from '#platform/portal-log'
import { openSignals } from '#platform/signals'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { createAccreditationLife } from '#modules/accreditations/life/accreditation-life'
import { createWorkflow } from '#modules/workflow/workflow'
import { buildApp } from '../app.ts'
import { handlersOf, lifeHandlers } from '../workflow-handlers.ts'
import { drawingThread } from '../jobs/draw-document.ts'
import { backgroundJobs } from '../jobs/background-jobs.ts'
import { renderDocuments } from '../jobs/render-documents.ts'
import { testClock } from './clock.ts'
import { freshDatabase } from './databases/databases.ts'
import { packInto, unpackFrom } from './databases/kept-folder.ts'
import { holdDocuments, releaseDocuments } from './held-documents.ts'
import { membersOf } from './members.ts'

export type World = Awaited<ReturnType<typeof createWorld>>
export type WorldOptions = NonNullable<Parameters<typeof createWorld>[0]>

interface Fixture {
  readonly connection: Connection
  readonly data_dir: string
}

/** What a copy of a kept portal begins with. */
interface KeptFixture {
  readonly now: string
  readonly people: number
}

/** One for all worlds of a process, kept where a file draws nothing: it is long in starting. Idle, it keeps no process alive. */
const drawing = drawingThread({ idleLimitMs: 3_600_000 })

/**
 * A whole portal on a database of its own, with a clock that tests turn, for one test file; or `on` a fixture that another
 * process goes on with; or a copy of the one `kept` under a name, which goes on at the time it had.
 */
export async function createWorld({
  rate_limits = false,
  log_level = 'silent',
  log_target,
  staff_second_factor = false,
  settings = {},
  draws_all = process.env['LADING_PROOF'] === 'full',
  on,
  kept,
}: {
  rate_limits?: boolean
  log_level?: string
  log_target?: LogTarget
  staff_second_factor?: boolean
  settings?: Record<string, string>
  /** Whether documents that nothing follows from are drawn too. */
  draws_all?: boolean
  on?: Fixture
  kept?: string
} = {}) {
  const own = on ? undefined : await freshDatabase(kept)
  const connection = on ? on.connection : ensure(own)
  const data_dir = on?.data_dir ?? mkdtempSync(join(tmpdir(), 'lading-world-'))
  const fixture = kept === undefined ? undefined : await unpackFrom<KeptFixture>(connection.db, data_dir)
  const clock = testClock(fixture?.now)
  const read = readConfig({ DEMO: 'true', DATA_DIR: data_dir, ...settings })
  const config = { ...read, rate_limits, log_level, staff_second_factor }
  const outside = {
    db: connection.db,
    clock,
    config,
    files: fileStore(join(data_dir, 'files')),
    keys: openVerificationKeys(config, clock.now()),
    signals: await openSignals(connection),
    draw: drawing.draw,
    wake: () => {},
    accreditationLife: createAccreditationLife(lifeHandlers),
    jobs: () => [],
  }
  const deps = { ...outside, workflow: createWorkflow(handlersOf(outside)) }
  const app = await buildApp(deps, log_target)
  const { count, ...members } = membersOf({ db: connection.db, app, clock }, fixture?.people ?? 0)

  return {
    ...deps,
    app,
    ...members,
    /** Does what the portal does without being asked, once; of the documents it draws those that a transaction waits for. */
    async runJobs() {
      if (!draws_all) await holdDocuments(deps)
      for (const job of backgroundJobs(deps)) await job.run()
    },
    /** Draws every document of a transaction: for a test that looks at one. */
    async drawDocuments(transaction_id: number) {
      await releaseDocuments(connection.db, transaction_id)
      await renderDocuments(deps).run()
    },
    fixture,
    /** Ends this portal, of which copies are made from now on. */
    async keepAs(name: string, facts: object) {
      await packInto(connection.db, data_dir, { ...facts, now: clock.now().toISOString(), people: count() })
      await app.close()
      await ensure(own?.keepAs, 'a database that can be kept')(name)
      rmSync(data_dir, { recursive: true, force: true })
    },
    async close() {
      await app.close()
      await connection.close()
      if (!on) rmSync(data_dir, { recursive: true, force: true })
    },
  }
}
