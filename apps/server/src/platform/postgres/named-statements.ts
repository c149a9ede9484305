import { createHash } from 'node:crypto'
import pg from 'pg'

/** How often a connection is asked the same before PostgreSQL keeps its plan, and how many plans it keeps. */
const OFTEN = 3
const MOST = 200
// Rows of `select *` and `returning *` change with the table: a kept plan would fail after a migration by another process.
const ALL_COLUMNS = /\*(?!\))/
// How many rows a pattern fits decides the plan: a rare word is looked up, a common one is met in passing.
const PATTERN = / like /

const isPlannedAnew = (text: string) => ALL_COLUMNS.test(text) || PATTERN.test(text)

/** PostgreSQL's code for a kept plan whose columns have changed (`feature_not_supported`). */
const RESULT_CHANGED = '0A000'

/** A connection whose frequent statements are planned once: planning seven joins takes longer than reading ten rows. */
export class NamingClient extends pg.Client {
  readonly #asked = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly #changed = new Set<string>()

  // The overloads of `query` are too many to repeat; Kysely calls it with a text and its values.
  override query(...args: unknown[]): never {
    const [text, values] = args
    if (args.length === 2 && typeof text === 'string' && Array.isArray(values)) {
      const name = this.#nameOf(text)
      if (name) return this.#named({ name, text, values }) as never
    }
    return (super.query as (...all: unknown[]) => never)(...args)
  }

  /** A migration that changes a column's type breaks a kept plan once; from then on this text is planned each time. */
  #named(query: { name: string; text: string; values: unknown[] }): Promise<unknown> {
    const answer = super.query(query) as Promise<unknown>
    answer.catch((error: { code?: string }) => {
      if (error.code !== RESULT_CHANGED) return
      this.#names.delete(query.text)
      this.#changed.add(query.text)
    })
    return answer
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST || isPlannedAnew(text) || this.#changed.has(text)) return known
    const asked = (this.#asked.get(text) ?? 0) + 1
    if (this.#asked.size > MOST * 5) this.#asked.clear() // texts that are hardly ever the same twice
    this.#asked.set(text, asked)
    if (asked < OFTEN) return undefined
    this.#asked.delete(text)
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
