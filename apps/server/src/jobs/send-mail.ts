import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/database'
import type { Deps } from '#platform/deps'
import type { Mailer } from '#platform/mail/mail-transport'
import type { BackgroundJob } from '#platform/background/background-jobs'

type Waiting = Selectable<Tables['mail_outbox']>

const MINUTE = 60_000
/** A mail whose sender died is due again after this; longer than the mail server's time-outs together. */
const LEASE = 3 * MINUTE
/** Pauses before the second, third, … attempt. After the eighth failure a mail is given up, and seen on the health page. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE)

/** Sends the mails that acts left in the outbox, one at a time, however many processes do so at once. */
export function sendMail({ db, clock, config }: Deps, open: () => Promise<Mailer> = mailerOf(config)): BackgroundJob {
  return {
    name: 'send-mail',
    every_seconds: 15,
    late_after_seconds: 1800,
    after_acts: true,
    async run(ending) {
      let mail = await claim(db, clock.now())
      if (!mail) return
      const mailer = await open()
      try {
        while (mail && (await attempt(db, mailer, mail, clock))) {
          mail = ending?.aborted ? undefined : await claim(db, clock.now())
        }
      } finally {
        await mailer.close()
      }
    },
  }
}

/** The library is loaded with the first mail: it would make every start longer. */
const mailerOf = (config: Deps['config']) => async () =>
  (await import('#platform/mail/mail-transport')).openMailer(config)

/** Takes the oldest due mail for this sender alone and counts the attempt; nothing waits while it is sent. */
function claim(db: Db, now: Date): Promise<Waiting | undefined> {
  return db
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + LEASE) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** False where the mail server itself did not answer: the rest of the mails wait without an attempt being counted. */
async function attempt(db: Db, mailer: Mailer, mail: Waiting, clock: Deps['clock']): Promise<boolean> {
  const outcome = await mailer
    .send({ ...mail, text: mail.text_body, html: mail.html_body })
    .then(() => undefined)
    .catch((failure: Error & { code?: string }) => failure)
  await (outcome ? postpone(db, mail, outcome, clock.now()) : markSent(db, mail.id, clock.now()))
  return (
    !outcome?.code || !['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'EAUTH'].includes(outcome.code)
  )
}

/** The words of a mail that went, or never will, are not kept: they may hold a one-time link. */
const NO_WORDS = { text_body: '', html_body: '' }

function markSent(db: Db, id: number, now: Date) {
  return db
    .updateTable('mail_outbox')
    .set({ sent_at: now, last_error: '', ...NO_WORDS })
    .where('id', '=', id)
    .execute()
}

function postpone(db: Db, { id, attempts }: Waiting, { message }: Error, now: Date) {
  const pause = PAUSES[attempts - 1]
  const next =
    pause === undefined ? { given_up_at: now, ...NO_WORDS } : { next_attempt_at: new Date(now.getTime() + pause) }
  return db
    .updateTable('mail_outbox')
    .set({ ...next, last_error: message.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}
