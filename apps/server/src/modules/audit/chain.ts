import { createHash } from 'node:crypto'

/** What one audit row says; the hash covers all of it and the row before. */
export interface AuditEntry {
  readonly chain: string
  readonly chain_no: number
  readonly at: Date
  readonly actor_id: number | null
  readonly action: string
  readonly object: string
  readonly object_id: string
  readonly facts: unknown
  readonly ip: string
  readonly request_id: string
}

/** The hash before the first row of a chain. */
export const GENESIS = 'genesis'

/** sha256 over the previous hash and the entry, its keys in one order, so that writer and verifier agree. */
export function linkHash(previous_hash: string, entry: AuditEntry): string {
  const text = [
    previous_hash,
    entry.chain,
    entry.chain_no,
    entry.at.toISOString(),
    entry.actor_id,
    entry.action,
    entry.object,
    entry.object_id,
    canonical(entry.facts),
    entry.ip,
    entry.request_id,
  ]
  return createHash('sha256').update(JSON.stringify(text)).digest('hex')
}

/** JSON with sorted keys: jsonb gives keys back in an order of its own. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value as Record<string, unknown>).filter(([, v]) => v !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
}

/** The chain of what was done to one transaction. */
export const chainOfTransaction = (transaction_id: number) => `transaction-${transaction_id}`

/** The end of a chain: what the next row follows. */
export interface ChainHead {
  readonly last_no: number
  readonly last_hash: string
}

/** Of a chain that has no row yet. */
export const noHead: ChainHead = { last_no: 0, last_hash: GENESIS }
