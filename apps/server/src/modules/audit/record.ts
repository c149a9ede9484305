import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { sql } from 'kysely'
import { chainOfTransaction, linkHash, noHead, type AuditEntry, type ChainHead } from './chain.ts'

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

export interface AuditedAct {
  readonly action: string
  /** What it was done to: `transaction`, `business`, `user`, `file`, … */
  readonly object: string
  readonly object_id: string | number
  readonly facts?: NamedFacts & Readonly<Record<string, unknown>>
  /** The transaction whose chain the row belongs to; the common chain where there is none. */
  readonly transaction_id?: number | undefined
}

/**
 * Writes an audit row at the end of its chain, in the act's transaction, and returns the new end. The head stays locked until
 * the act commits, so write it last: chains are what parallel acts on one transaction wait for. An act that has read the head
 * under its locks says so: where it is the head still, it is not asked for again.
 */
export async function record(tx: Tx, entry: AuditedAct, by: Caller, at: Date, known?: ChainHead): Promise<ChainHead> {
  const chain = entry.transaction_id === undefined ? 'portal' : chainOfTransaction(entry.transaction_id)
  const row = {
    chain,
    at,
    actor_id: by.user_id || null,
    action: entry.action,
    object: entry.object,
    object_id: String(entry.object_id),
    facts: entry.facts ?? {},
    ip: by.ip,
    request_id: by.request_id,
  }
  const after = (known && (await append(tx, known, row))) ?? (await append(tx, await lockHead(tx, chain, at), row))
  if (!after) throw new Error(`The end of ${chain} moved under its lock.`)
  return after
}

/** The end of a chain, locked; a chain that is not there yet begins. */
const lockHead = (tx: Tx, chain: string, touched_at: Date): Promise<ChainHead> =>
  tx
    .insertInto('audit_heads')
    .values({ chain, ...noHead, touched_at })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet({ touched_at }))
    .returning(['last_no', 'last_hash'])
    .executeTakeFirstOrThrow()

/** Moves the head and writes the row after it, or neither where the chain has another end by now. */
async function append(tx: Tx, head: ChainHead, entry: Omit<AuditEntry, 'chain_no'>): Promise<ChainHead | undefined> {
  const row = { ...entry, chain_no: head.last_no + 1 }
  const hash = linkHash(head.last_hash, row)
  const after = { last_no: row.chain_no, last_hash: hash }
  const { numAffectedRows } = await sql`
    with moved as (${head.last_no === 0 ? begun(tx, row, after) : moved(tx, row, head, after)})
    insert into audit_entries (chain, chain_no, at, actor_id, action, object, object_id, facts, ip, request_id, previous_hash, hash)
    select chain, ${row.chain_no}::int, ${row.at}::timestamptz, ${row.actor_id}::int, ${row.action}::text, ${row.object}::text,
      ${row.object_id}::text, ${asJson(row.facts)}::jsonb, ${row.ip}::text, ${row.request_id}::text, ${head.last_hash}::text,
      ${hash}::text from moved`.execute(tx)
  return numAffectedRows === 1n ? after : undefined
}

type Touched = Pick<AuditEntry, 'chain' | 'at'>

const moved = (tx: Tx, { chain, at }: Touched, { last_no, last_hash }: ChainHead, after: ChainHead) =>
  tx
    .updateTable('audit_heads')
    .set({ ...after, touched_at: at })
    .where('chain', '=', chain)
    .where('last_no', '=', last_no)
    .where('last_hash', '=', last_hash)
    .returning('chain')

/** A chain without a row may have a head already: that of an act before this one, which locked it. */
const begun = (tx: Tx, { chain, at }: Touched, after: ChainHead) =>
  tx
    .insertInto('audit_heads')
    .values({ chain, ...after, touched_at: at })
    .onConflict((conflict) =>
      conflict
        .column('chain')
        .doUpdateSet({ ...after, touched_at: at })
        .where('audit_heads.last_no', '=', 0),
    )
    .returning('chain')
