import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'

const DAY = 86_400_000
const REPEATS_DAYS = 7 // a browser repeats a call within minutes; a form left open, within days
const LINKS_DAYS = 30
const SIGN_INS_DAYS = 365 // field facts, section 6.5: login logs are kept one year

/** Forgets what has served: answers kept for repeats, tickets and links that ran out, sessions and devices of long ago. */
export function forgetSpent({ db, clock }: Pick<Deps, 'db' | 'clock'>): BackgroundJob {
  return {
    name: 'forget-spent',
    every_seconds: 3600,
    late_after_seconds: 10800,
    async run() {
      const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
      await db.deleteFrom('idempotency_keys').where('created_at', '<', before(REPEATS_DAYS)).execute()
      await db.deleteFrom('file_tickets').where('expires_at', '<', before(1)).execute()
      await db.deleteFrom('one_time_tokens').where('expires_at', '<', before(LINKS_DAYS)).execute()
      await db.deleteFrom('sign_on_attempts').where('expires_at', '<', before(1)).execute()
      await db.deleteFrom('sign_in_failures').where('at', '<', before(1)).execute()
      await db.deleteFrom('fresh_resets').where('at', '<', before(1)).execute()
      await db.deleteFrom('link_offers').where('expires_at', '<', before(1)).execute()
      await db.deleteFrom('known_devices').where('last_seen_at', '<', before(SIGN_INS_DAYS)).execute()
      await db.deleteFrom('session_tokens').where('valid_until', '<', before(1)).execute()
      await db.deleteFrom('sessions').where('ends_at', '<', before(SIGN_INS_DAYS)).execute()
    },
  }
}
