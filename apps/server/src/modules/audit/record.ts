import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { GENESIS, linkHash } from './chain.ts'

/** Facts by which lists of acts say what an act was about. */
export interface NamedFacts {
  readonly name?: string
}

/** Facts of a move, by which what it made is verified. */
export interface MoveFacts {
  /** The row of the workflow. */
  readonly row: string
  readonly digests: RecordDigests | undefined
}

/** Digests (SHA-256) of the records that an act made: by kind, then by name. */
export type RecordDigests = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Recorded {
  readonly action: string
  /** What it was done to: `transaction`, `business`, `user`, `file`, … */
  readonly object: string
  readonly object_id: string | number
  readonly facts?: NamedFacts & Readonly<Record<string, unknown>>
  /** The transaction whose chain the row belongs to; the common chain where there is none. */
  readonly transaction_id?: number | undefined
}

/**
 * Writes an audit row at the end of its chain, in the act's transaction. The head stays locked until the act commits,
 * so write it last: chains are what parallel acts on one transaction wait for.
 */
export async function record(tx: Tx, entry: Recorded, by: Caller, at: Date): Promise<void> {
  const chain = entry.transaction_id === undefined ? 'portal' : `transaction-${entry.transaction_id}`
  const head = await tx
    .insertInto('audit_heads')
    .values({ chain, last_no: 0, last_hash: GENESIS, touched_at: at })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet({ touched_at: at }))
    .returning(['last_no', 'last_hash'])
    .executeTakeFirstOrThrow()

  const row = {
    chain,
    chain_no: head.last_no + 1,
    at,
    actor_id: by.user_id || null,
    action: entry.action,
    object: entry.object,
    object_id: String(entry.object_id),
    facts: entry.facts ?? {},
    ip: by.ip,
    request_id: by.request_id,
  }
  const hash = linkHash(head.last_hash, row)
  await tx
    .with('written', (db) =>
      db.insertInto('audit_entries').values({ ...row, facts: asJson(row.facts), previous_hash: head.last_hash, hash }),
    )
    .updateTable('audit_heads')
    .set({ last_no: row.chain_no, last_hash: hash })
    .where('chain', '=', chain)
    .execute()
}
