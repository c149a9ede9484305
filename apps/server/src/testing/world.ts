import type { BusinessRight } from '@lading/domain/people/acting/actor'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config'
import type { Connection } from '#platform/database'
import { fileStore } from '#platform/files'
import { hashOf, randomToken } from '#platform/random'
import type { LogTarget } from '#platform/portal-log'
import { openSignals } from '#platform/signals'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { createWorkflow } from '#modules/workflow/workflow'
import { buildApp } from '../app.ts'
import { handlersOf } from '../workflow-handlers.ts'
import { drawingThread } from '../jobs/draw-document.ts'
import { backgroundJobs } from '../jobs/background-jobs.ts'
import { testClock } from './clock.ts'
import { clientOf, type Client } from './client.ts'
import { freshDatabase } from './databases/databases.ts'

export type World = Awaited<ReturnType<typeof createWorld>>
export type WorldOptions = NonNullable<Parameters<typeof createWorld>[0]>

interface Fixture {
  readonly connection: Connection
  readonly data_dir: string
}

/** One for all worlds of a test file; idle, it does not keep the process alive. */
const drawing = drawingThread()

/**
 * A whole portal on a database of its own, with a clock that tests turn, for one test file; or `on` ground that another
 * process goes on with.
 */
export async function createWorld({
  rate_limits = false,
  log_level = 'silent',
  log_target,
  staff_second_factor = false,
  settings = {},
  on,
}: {
  rate_limits?: boolean
  log_level?: string
  log_target?: LogTarget
  staff_second_factor?: boolean
  settings?: Record<string, string>
  on?: Fixture
} = {}) {
  const connection = on?.connection ?? (await freshDatabase())
  const clock = testClock()
  const data_dir = on?.data_dir ?? mkdtempSync(join(tmpdir(), 'lading-world-'))
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
    jobs: () => [],
  }
  const deps = { ...outside, workflow: createWorkflow(handlersOf(outside)) }
  const app = await buildApp(deps, log_target)
  let people = 0

  /** Somebody with an account and a session, without the trouble of signing in. */
  async function person(audience: 'customer' | 'staff', role_ids: number[], agency: 'dti' | 'cab' | null = null) {
    people += 1
    const { id } = await connection.db
      .insertInto('users')
      .values({
        audience,
        email: `person${people}@lading.example`,
        first_name: `Ana${people}`,
        last_name: 'Reyes',
        email_verified_at: clock.now(),
        created_at: clock.now(),
        last_login: null,
        password_hash: null,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const role_id of role_ids)
      await connection.db.insertInto('user_roles').values({ user_id: id, role_id }).execute()
    if (audience === 'staff') await connection.db.insertInto('admin_profiles').values({ user_id: id, agency }).execute()
    return signedIn(id)
  }

  async function signedIn(user_id: number): Promise<Client> {
    const [token, session_id] = [randomToken(), randomUUID()]
    const until = new Date('2100-01-01')
    await connection.db
      .insertInto('sessions')
      .values({
        id: session_id,
        user_id,
        token_expires_at: until,
        ends_at: until,
        created_at: clock.now(),
        last_seen_at: clock.now(),
        ended_at: null,
      })
      .execute()
    await connection.db
      .insertInto('session_tokens')
      .values({ token_hash: hashOf(token), session_id, valid_until: until })
      .execute()
    return clientOf(app, user_id, token)
  }

  return {
    ...deps,
    app,
    /** A member of staff of the roles given (see packages/domain, workflow/roles/roles). */
    staff: (agency: 'dti' | 'cab' | null, ...role_ids: number[]) => person('staff', role_ids, agency),
    customer: () => person('customer', [2]),
    visitor: () => clientOf(app, 0, undefined),
    signedIn,
    async joins(client: Client, business_id: number, { owner = true, rights = [] as BusinessRight[] } = {}) {
      await connection.db
        .insertInto('business_users')
        .values({
          business_id,
          user_id: client.user_id,
          is_owner: owner,
          rights,
          business_branch_id: null,
          since: clock.now(),
          deactivated_at: null,
        })
        .execute()
    },
    /** Does what the portal does without being asked, once. */
    async runJobs() {
      for (const job of backgroundJobs(deps)) await job.run()
    },
    async close() {
      await app.close()
      await connection.close()
      if (!on) rmSync(data_dir, { recursive: true, force: true })
    },
  }
}
