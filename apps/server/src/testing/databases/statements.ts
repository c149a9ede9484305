import pg from 'pg'

/** A statement as PostgreSQL was asked it, with the values of one asking. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Tells of each statement that this process asks of PostgreSQL while something is done. */
export async function watchStatements<T>(see: (statement: Statement) => void, act: () => Promise<T>): Promise<T> {
  const { query } = pg.Client.prototype
  const tell = ([first, second]: unknown[]) => {
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as Statement)
    if (Array.isArray(values)) see({ text, values: [...(values as unknown[])] })
  }
  // The overloads of `query` are too many to repeat.
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    tell(words)
    return (query as (...all: unknown[]) => never).apply(this, words)
  } as never
  try {
    return await act()
  } finally {
    pg.Client.prototype.query = query
  }
}

/** Collects each text with values that this process asks of PostgreSQL while something is done, once. */
export class StatementLog {
  readonly #all = new Map<string, Statement>()

  get all(): readonly Statement[] {
    return [...this.#all.values()]
  }

  during<T>(act: () => Promise<T>): Promise<T> {
    return watchStatements((statement) => {
      if (!this.#all.has(statement.text)) this.#all.set(statement.text, statement)
    }, act)
  }
}
