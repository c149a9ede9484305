import type { FastifyBaseLogger } from 'fastify'
import type { TakeTurn } from './job-turns.ts'

/**
 * Work that acts leave behind as rows (mail to send, documents to draw, deadlines that ended). A job claims rows under
 * a lock; after a crash the next round finds what was left. Of several processes one runs a round at a time.
 */
export interface BackgroundJob {
  readonly name: string
  readonly every_seconds: number
  /** How long after its last successful round the job counts as late. A round is asked to end after a third of it. */
  readonly late_after_seconds: number
  /** Also runs as soon as an act ends, since acts leave it work; then in each process, row by row. */
  readonly after_acts?: true
  /** Once `ending` is aborted, what is under way is finished and nothing more begun: the portal stops, or it lasts long. */
  run(ending?: AbortSignal): Promise<void>
}

/** When a job last ended a round without an error (at first: when it was started), for the health check. */
export interface JobState extends Pick<BackgroundJob, 'name' | 'late_after_seconds'> {
  readonly last_ended: Date
}

export interface RunningJobs {
  /** An act has ended. */
  wake(): void
  states(): readonly JobState[]
  stop(): Promise<void>
}

/** Milliseconds that a job rests after each round: the acts of a busy moment wake it once, and none waits noticeably. */
const BREATH = 50

/** A job that failed, as when the database was away, does not wait a whole interval. */
const AGAIN_AFTER_SECONDS = 15

interface Needs {
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly clock: { now(): Date }
  readonly takeTurn: TakeTurn
}

export function startJobs(jobs: readonly BackgroundJob[], needs: Needs): RunningJobs {
  const loops = jobs.map((job) => startLoop(job, needs))
  return {
    wake() {
      for (const loop of loops) if (loop.after_acts) loop.wake()
    },
    states: () => loops.map(({ state }) => state()),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

function startLoop(job: BackgroundJob, { log, clock, takeTurn }: Needs) {
  const { name, every_seconds, late_after_seconds, after_acts } = job
  let isEnding = false
  let last_ended = clock.now()
  let asked = false
  let rouse = () => {}
  let endRound = () => {}
  const rest = (seconds: number) =>
    new Promise<void>((resolve) => {
      const began = performance.now()
      let timer = setTimeout(resolve, asked ? BREATH : Math.max(BREATH, seconds * 1000))
      rouse = () => {
        clearTimeout(timer)
        timer = setTimeout(resolve, isEnding ? 0 : Math.max(0, began + BREATH - performance.now()))
      }
    })
  const round = () => {
    // The night on which all reports of a quarter open takes an hour, and is no fault: the next round goes on.
    const asked_to_end = new AbortController()
    endRound = () => asked_to_end.abort()
    const limit = setTimeout(endRound, (late_after_seconds * 1000) / 3)
    const run = () => job.run(asked_to_end.signal)
    return (after_acts ? run().then(() => clock.now()) : takeTurn(job, run))
      .then(
        (ended) => {
          last_ended = ended ?? last_ended
          return asked_to_end.signal.aborted ? 0 : every_seconds
        },
        (error: unknown) => {
          log.error({ err: error, job: name }, 'background job failed')
          return Math.min(every_seconds, AGAIN_AFTER_SECONDS)
        },
      )
      .finally(() => clearTimeout(limit))
  }

  const done = (async () => {
    while (!isEnding) {
      asked = false
      const pause = await round()
      if (!isEnding) await rest(pause)
    }
  })()
  return {
    after_acts,
    state: (): JobState => ({ name, late_after_seconds, last_ended }),
    wake() {
      asked = true
      rouse()
    },
    async stop() {
      isEnding = true
      endRound()
      rouse()
      await done
    },
  }
}
