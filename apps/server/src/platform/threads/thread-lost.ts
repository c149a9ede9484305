/** A thread was gone before it answered an order. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
  /** It had come so far as to take orders. */
  readonly has_begun: boolean
  /** Orders it had answered before. */
  readonly done: number

  constructor(cause: Error, { has_begun, done }: Pick<ThreadLost, 'has_begun' | 'done'>) {
    super(cause.message, { cause })
    this.has_begun = has_begun
    this.done = done
  }
}

/** The thread was ended, because an order took longer than its limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}
