import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startJobs, type BackgroundJob } from './background-jobs.ts'

const log = { error: (told: unknown) => expect(told).toBeUndefined() }
const clock = { now: () => new Date() }

test('a round with much to do ends before its job counts as late, and the next goes on at once', async () => {
  let rounds = 0
  let tellEnough = () => {}
  const enough = new Promise<void>((done) => (tellEnough = done))
  const mails: BackgroundJob = {
    name: 'send-mail',
    every_seconds: 3600,
    late_after_seconds: 0.3,
    async run(ending) {
      if (ending && !ending.aborted) await once(ending, 'abort') // there is always another mail
      if (++rounds === 3) tellEnough()
    },
  }
  const began = Date.now()
  const running = startJobs([mails], { log, clock, takeTurn: (_job, round) => round().then(() => clock.now()) })
  await enough
  await running.stop()
  expect(running.states()[0]?.last_ended.getTime()).toBeGreaterThanOrEqual(began + 300)
})
