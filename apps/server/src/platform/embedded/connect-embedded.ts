import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Kysely } from 'kysely'
import type { Connection, Tables } from '../database.ts'
import { givingWay, turns } from './give-way.ts'
import { NotingDialect } from './noting-dialect.ts'
import { openPglite } from './open-pglite.ts'

const [INT8, DATE, NUMERIC] = [20, 1082, 1700]
const asText = (text: string) => text
/** Pages kept in memory, taken at once whether they are used or not: as much as a whole demonstration, a quarter of the default. */
const buffers = ['-c', 'shared_buffers=32MB']
const extensions = { btree_gin, btree_gist, pg_trgm, pgcrypto, unaccent }

/**
 * The embedded PostgreSQL, in this process: in `folder`, or in memory.
 * One session: a query on the outer `db` inside a transaction would wait without end, so acts pass `tx` on.
 */
export async function connectEmbedded({ folder }: { folder?: string } = {}): Promise<Connection> {
  const pglite = await openPglite({
    ...(folder && { dataDir: folder }),
    extensions,
    startParams: [...PGlite.defaultStartParams, ...buffers],
    parsers: { [INT8]: Number, [DATE]: asText, [NUMERIC]: asText },
  })
  await pglite.exec("set timezone = 'UTC'")
  const giveWay = turns()
  const db = new Kysely<Tables>({ dialect: new NotingDialect({ pglite }), plugins: [givingWay(giveWay)] })
  return {
    kind: 'embedded',
    db,
    async script(text) {
      await pglite.exec(text)
      await giveWay()
    },
    rows: (text) => pglite.query(text),
    alone: (_name, work) => work(), // the data folder's lock keeps other processes out
    ifAlone: (_name, work) => work(),
    async hear(channel, heard) {
      await pglite.listen(channel, heard)
    },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
