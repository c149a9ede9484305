import { answerNextRequest } from '#modules/accounts/passwords/answer-password-request'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'

/** Mails the links that people who forgot their password asked for, as soon as they did. */
export function answerPasswordRequests({ db, clock, wake }: Pick<Deps, 'db' | 'clock' | 'wake'>): BackgroundJob {
  return {
    name: 'answer-password-requests',
    every_seconds: 15,
    late_after_seconds: 300,
    after_acts: true,
    async run(ending) {
      const next = () => db.transaction().execute((tx) => answerNextRequest(tx, clock.now()))
      for (let answer = await next(); answer !== 'none'; answer = await next()) {
        if (answer === 'mailed') wake()
        if (ending?.aborted) return
      }
    },
  }
}
