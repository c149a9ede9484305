import type { Health } from '@lading/contract/health'
import { sql } from 'kysely'
import type { Deps } from '#platform/deps'
import { VERSION } from '#platform/version'
import { papersWaiting } from '#modules/documents/issued-documents.queries'

type Part = Health['parts'][number]
const LATE_AFTER_MINUTES = 10

/** Tries what the portal cannot do without, and says what is off. */
export async function healthOf(deps: Deps): Promise<Health> {
  const { db, files, clock } = deps
  const needed = [
    await tried('database', 'answers', () => sql`select 1`.execute(db)),
    await tried('storage', 'writes and reads', () => files.probe()),
    jobs(deps),
  ]
  const told = [await papers(deps), await mail(deps), signatures(deps), ...providers()]
  return {
    ok: needed.every((part) => part.state === 'ok'),
    version: VERSION,
    checked_at: clock.now().toISOString(),
    parts: [...needed, ...told],
  }
}

async function tried(name: Part['name'], works: string, attempt: () => Promise<unknown>): Promise<Part> {
  return attempt().then(
    () => ({ name, state: 'ok' as const, says: works }),
    () => ({ name, state: 'failing' as const, says: 'does not answer' }),
  )
}

function jobs({ sweeps_ended, clock }: Deps): Part {
  const late = [...sweeps_ended()].filter(
    ([, at]) => clock.now().getTime() - at.getTime() > LATE_AFTER_MINUTES * 60_000,
  )
  if (late.length === 0) return { name: 'jobs', state: 'ok', says: 'run' }
  return { name: 'jobs', state: 'failing', says: `late: ${late.map(([name]) => name).join(', ')}` }
}

async function papers({ db }: Deps): Promise<Part> {
  const { waiting, failing } = await papersWaiting(db)
  return { name: 'papers', state: failing > 0 ? 'failing' : 'ok', says: `${waiting} waiting, ${failing} failing` }
}

async function mail({ db, config }: Deps): Promise<Part> {
  const { waiting } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  const says = `${waiting} waiting`
  return {
    name: 'mail',
    state: config.smtp_url ? 'ok' : 'stand-in',
    says: config.smtp_url ? says : `${says}, demo mailbox`,
  }
}

function signatures({ config }: Deps): Part {
  if (config.signing_p12) return { name: 'signatures', state: 'ok', says: 'PDF certificates are signed' }
  if (config.demo) return { name: 'signatures', state: 'stand-in', says: 'PDF certificates are signed by a demo key' }
  return { name: 'signatures', state: 'off', says: 'SIGNING_P12 is not set: PDF certificates are not signed' }
}

function providers(): Part[] {
  return [
    { name: 'online-payment', state: 'off', says: 'payment is over the counter' },
    { name: 'single-sign-on', state: 'off', says: 'people sign in with a password' },
  ]
}
