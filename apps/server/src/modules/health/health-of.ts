import type { Health } from '@lading/contract/health'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Deps } from '#platform/deps'
import { discovered } from '#platform/openid-discovery'
import type { SignOnProvider } from '#platform/sign-on-providers'
import { VERSION } from '#platform/version'
import { expectAwake } from '#platform/virus-scanner'
import { papersWaiting } from '#modules/documents/issued-documents.queries'

type Part = Health['parts'][number]
const LATE_AFTER_MINUTES = 10
const PATIENCE = 2_000

/** Tries what the portal cannot do without, and says what is off. */
export async function healthOf(deps: Deps): Promise<Health> {
  const { db, files, clock } = deps
  const needed = [
    await tried('database', 'answers', () => sql`select 1`.execute(db)),
    await tried('storage', 'writes and reads', () => files.probe()),
    jobs(deps),
  ]
  const told = [
    await papers(deps),
    await mail(deps),
    signatures(deps),
    await scanner(deps),
    ...(await providers(deps)),
    maps(deps),
  ]
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

async function scanner({ config: { virus_scanner } }: Deps): Promise<Part> {
  if (virus_scanner) return tried('virus-scanner', 'answers', () => expectAwake(virus_scanner))
  return { name: 'virus-scanner', state: 'off', says: 'CLAMAV_URL is not set: uploads are not scanned for viruses' }
}

function maps({ config }: Deps): Part {
  if (config.maps_url) return { name: 'maps', state: 'ok', says: 'addresses are searched by the maps service' }
  return { name: 'maps', state: 'stand-in', says: 'MAPS_URL is not set: only the portal’s own places are searched' }
}

async function providers({ config: { sign_on, demo } }: Deps): Promise<Part[]> {
  const sso = sign_on.filter(({ is_social }) => !is_social)
  const social = sign_on.filter(({ is_social }) => is_social)
  const why = (setting: string) =>
    demo ? 'the port of the demonstration’s provider is taken' : `${setting} is not set`
  return [
    { name: 'online-payment', state: 'off', says: 'payment is over the counter' },
    await signOn('single-sign-on', sso, `${why('SSO_ISSUER')}: nobody signs in this way`),
    await signOn('social-sign-in', social, `${why('GOOGLE_CLIENT_ID')}: nobody signs in this way`),
  ]
}

/** A stand-in is not asked: the first who signs in wakes it. */
async function signOn(name: Part['name'], providers: readonly SignOnProvider[], off: string): Promise<Part> {
  if (providers.length === 0) return { name, state: 'off', says: off }
  if (providers.every(({ is_stand_in }) => is_stand_in)) {
    return { name, state: 'stand-in', says: 'the demonstration’s own provider signs people in' }
  }
  const asked = providers.filter(({ is_stand_in }) => !is_stand_in)
  const silent = (await Promise.all(asked.map(isSilent))).flatMap((is, place) => (is ? asked[place]!.label : []))
  if (silent.length > 0) return { name, state: 'failing', says: `does not answer: ${silent.join(', ')}` }
  return { name, state: 'ok', says: `answers: ${asked.map(({ label }) => label).join(', ')}` }
}

async function isSilent(provider: SignOnProvider): Promise<boolean> {
  const answer = discovered(provider).then(
    () => false,
    () => true,
  )
  return Promise.race([answer, setTimeout(PATIENCE, true)])
}
