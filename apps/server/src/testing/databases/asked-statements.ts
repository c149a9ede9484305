import pg from 'pg'

/** A statement as PostgreSQL was asked it, with the values of one asking. */
export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Collects each text with values that this process asks of PostgreSQL while something is done, once. */
export class AskedStatements {
  readonly #all = new Map<string, Asked>()

  get all(): readonly Asked[] {
    return [...this.#all.values()]
  }

  async during<T>(act: () => Promise<T>): Promise<T> {
    const { query } = pg.Client.prototype
    const see = ([first, second]: unknown[]) => this.#see(first, second)
    // The overloads of `query` are too many to repeat.
    pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
      see(words)
      return (query as (...all: unknown[]) => never).apply(this, words)
    } as never
    try {
      return await act()
    } finally {
      pg.Client.prototype.query = query
    }
  }

  #see(first: unknown, second?: unknown): void {
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as Asked)
    if (Array.isArray(values) && !this.#all.has(text)) this.#all.set(text, { text, values: [...(values as unknown[])] })
  }
}
