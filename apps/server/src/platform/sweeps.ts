import type { FastifyBaseLogger } from 'fastify'

/**
 * Work that acts leave behind as rows (mail to send, papers to render, time that passed). A sweep claims rows under
 * a lock, so several processes may run the same one; after a crash the next round finds what was left.
 */
export interface Sweep {
  readonly name: string
  readonly every_seconds: number
  /** Also runs as soon as an act ends, since acts leave it work. */
  readonly after_acts?: true
  /** Once `ending` is aborted the portal stops: what is under way is finished, nothing more is begun. */
  run(ending?: AbortSignal): Promise<void>
}

export interface RunningSweeps {
  /** An act has ended. */
  wake(): void
  /** When each sweep last ended well, for the health check. */
  readonly last_ended: ReadonlyMap<string, Date>
  stop(): Promise<void>
}

export function startSweeps(sweeps: readonly Sweep[], log: Pick<FastifyBaseLogger, 'error'>): RunningSweeps {
  const last_ended = new Map<string, Date>()
  const loops = sweeps.map((sweep) => startLoop(sweep, log, () => last_ended.set(sweep.name, new Date())))
  return {
    last_ended,
    wake() {
      for (const loop of loops) if (loop.after_acts) loop.wake()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

function startLoop(sweep: Sweep, log: Pick<FastifyBaseLogger, 'error'>, onEnd: () => void) {
  const ending = new AbortController()
  let asked = false
  let rouse = () => {}
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, asked ? 0 : sweep.every_seconds * 1000)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const done = (async () => {
    while (!ending.signal.aborted) {
      asked = false
      await sweep
        .run(ending.signal)
        .then(onEnd, (error: unknown) => log.error({ err: error, sweep: sweep.name }, 'sweep failed'))
      if (!ending.signal.aborted) await rest()
    }
  })()
  return {
    after_acts: sweep.after_acts,
    wake() {
      asked = true
      rouse()
    },
    async stop() {
      ending.abort()
      rouse()
      await done
    },
  }
}
