import type { Health } from '@lading/contract/health'
import { sql } from 'kysely'
import type { Deps } from '#platform/deps'
import { expectAwake } from '#platform/virus-scanner'
import { VERSION } from '#platform/version'
import { passwordLoad } from '#modules/accounts/passwords/passwords'
import { documentsWaiting } from '#modules/documents/issued/issued-documents.queries'
import { tried, type Part } from './part.ts'
import { providerParts } from './provider-parts.ts'

/** Every part of the portal by name; `ok` says whether those it cannot do without are well. Never throws. */
export async function healthOf(deps: Deps): Promise<Health> {
  const { db, files, clock } = deps
  const needed = [
    tried('database', () => sql`select 1`.execute(db).then(() => answers)),
    tried('storage', () => files.probe().then(() => ({ state: 'ok', says: 'writes and reads' }))),
    Promise.resolve(jobs(deps)),
  ]
  const told = [
    tried('documents', () => documents(deps)),
    tried('mail', () => mail(deps)),
    Promise.resolve(signatures(deps)),
    Promise.resolve(signIns()),
    tried('virus-scanner', () => scanner(deps)),
    ...providerParts(deps.config),
    Promise.resolve(maps(deps)),
  ]
  const parts = await Promise.all(needed)
  return {
    ok: parts.every(({ state }) => state === 'ok'),
    version: VERSION,
    checked_at: clock.now().toISOString(),
    parts: [...parts, ...(await Promise.all(told))],
  }
}

const DAY = 86_400_000 // milliseconds

const answers = { state: 'ok', says: 'answers' } as const

function jobs({ jobs, clock }: Deps): Part {
  const now = clock.now().getTime()
  const late = jobs().filter(
    ({ last_ended, late_after_seconds }) => now - last_ended.getTime() > late_after_seconds * 1000,
  )
  if (late.length === 0) return { name: 'jobs', state: 'ok', says: 'run' }
  return { name: 'jobs', state: 'failing', says: `late: ${late.map(({ name }) => name).join(', ')}` }
}

async function documents({ db }: Deps): Promise<Omit<Part, 'name'>> {
  const { waiting, failing } = await documentsWaiting(db)
  return { state: failing > 0 ? 'failing' : 'ok', says: `${waiting} waiting, ${failing} failing` }
}

/** A mail that was given up is reported for a week: nothing else tells of it. */
async function mail({ db, clock, config }: Deps): Promise<Omit<Part, 'name'>> {
  const since = new Date(clock.now().getTime() - 7 * DAY)
  const outbox = db.selectFrom('mail_outbox').select(({ fn }) => fn.countAll<number>().as('count'))
  const [waiting, given_up] = await Promise.all([
    outbox.where('sent_at', 'is', null).where('given_up_at', 'is', null).executeTakeFirstOrThrow(),
    outbox.where('given_up_at', '>', since).executeTakeFirstOrThrow(),
  ])
  const says = [
    `${waiting.count} waiting`,
    ...(given_up.count > 0 ? [`${given_up.count} given up within a week`] : []),
    ...(config.smtp_url ? [] : ['demo mailbox']),
  ].join(', ')
  return { state: given_up.count > 0 ? 'failing' : config.smtp_url ? 'ok' : 'stand-in', says }
}

function signatures({ config }: Deps): Part {
  if (config.signing_p12) return { name: 'signatures', state: 'ok', says: 'PDF certificates are signed' }
  if (config.demo) return { name: 'signatures', state: 'stand-in', says: 'PDF certificates are signed by a demo key' }
  return { name: 'signatures', state: 'off', says: 'SIGNING_P12 is not set: PDF certificates are not signed' }
}

/** Passwords take their turn; while all places are taken, a further sign-in is refused. */
function signIns(): Part {
  const { waiting, done, is_full } = passwordLoad()
  return { name: 'sign-ins', state: is_full ? 'failing' : 'ok', says: `${done} passwords checked, ${waiting} waiting` }
}

async function scanner({ config: { virus_scanner } }: Deps): Promise<Omit<Part, 'name'>> {
  if (!virus_scanner) return { state: 'off', says: 'CLAMAV_URL is not set: uploads are not scanned for viruses' }
  await expectAwake(virus_scanner)
  return answers
}

function maps({ config }: Deps): Part {
  if (config.maps_url) return { name: 'maps', state: 'ok', says: 'addresses are searched by the maps service' }
  return { name: 'maps', state: 'stand-in', says: 'MAPS_URL is not set: only the portal’s own places are searched' }
}
