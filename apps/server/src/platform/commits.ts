import { AsyncLocalStorage } from 'node:async_hooks'

/** A piece of work that broke after a transaction of it had been committed: what was committed stays. */
export class DoneInPart extends Error {
  override readonly name = 'DoneInPart'
  override readonly cause: Error

  constructor(cause: Error) {
    super(`Broke after a part was committed: ${cause.message}`)
    this.cause = cause
  }
}

const workUnderWay = new AsyncLocalStorage<{ has_committed: boolean }>()

/** Says that a transaction was committed; both databases do. */
export function noteCommit(): void {
  const work = workUnderWay.getStore()
  if (work) work.has_committed = true
}

/** Does work of one or several transactions. Where it breaks after one of them it throws `DoneInPart`. */
export function inTransactions<T>(work: () => Promise<T>): Promise<T> {
  const committed = { has_committed: false }
  return workUnderWay.run(committed, async () => {
    try {
      return await work()
    } catch (error) {
      throw committed.has_committed && error instanceof Error ? new DoneInPart(error) : error
    }
  })
}
