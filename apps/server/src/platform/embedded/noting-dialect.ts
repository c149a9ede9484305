import { PGliteDialect, PGliteDriver, type PGliteDialectConfig } from 'kysely'
import { noteCommit } from '../commits.ts'

/** Says of each transaction that it was committed. */
class NotingDriver extends PGliteDriver {
  override async commitTransaction(...connection: Parameters<PGliteDriver['commitTransaction']>): Promise<void> {
    await super.commitTransaction(...connection)
    noteCommit()
  }
}

export class NotingDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig

  constructor(config: PGliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PGliteDriver {
    return new NotingDriver(this.#config)
  }
}
