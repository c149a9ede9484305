import { PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely'
import { noteCommit } from '../commits.ts'
import { isAway, type DatabaseError } from './is-away.ts'

/** The connection broke while a transaction was committed: it is done or undone, and only the next reader learns which. */
export class UncertainCommit extends Error {
  override readonly name = 'UncertainCommit'
  readonly code: unknown

  constructor(cause: DatabaseError) {
    super('The connection broke while a transaction was committed.', { cause })
    this.code = cause.code
  }
}

type OpenConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Tells a connection that broke during COMMIT from one that broke before, where its transaction changed nothing. */
class TellingDriver extends PostgresDriver {
  readonly #uncertain = new WeakMap<DatabaseConnection, UncertainCommit>()

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
      noteCommit()
    } catch (error) {
      if (!isAway(error as DatabaseError)) throw error
      const uncertain = new UncertainCommit(error as DatabaseError)
      this.#uncertain.set(connection, uncertain)
      throw uncertain
    }
  }

  /** Kysely rolls back what could not be committed, and throws what that meets: on a broken connection, the break again. */
  override async rollbackTransaction(connection: OpenConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      throw this.#uncertain.get(connection) ?? error
    }
  }
}

export class TellingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new TellingDriver(this.#config)
  }
}
