import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Fault } from './verify-audit.ts'

/** A row that an act made and the audit was told of: its name within its transaction, and the hash of what it says. */
export interface Kept {
  readonly transaction_id: number
  readonly name: string
  readonly hash: string
  readonly at: Date
}

/** What acts made of one kind, as the audit's rows keep it (`told`): by name, its hash. */
export type Told = Readonly<Record<string, Readonly<Record<string, string>>>>

const PAGE = 5000

/**
 * Holds rows of one kind against what the audit was told when they were made: finds those that were changed, added or
 * deleted. What is older than the first that was told of is left out: earlier versions told of none.
 */
export async function verifyTold(db: Db, kind: string, pages: AsyncIterable<readonly Kept[]>): Promise<Fault[]> {
  const { told, since } = await toldOf(db, kind)
  const faults: Fault[] = []
  const say = (key: string, what: string) =>
    faults.push({ chain: `transaction-${key.split(' ')[0]}`, chain_no: null, what })
  for await (const page of pages) {
    for (const { transaction_id, name, hash, at } of page) {
      const key = `${transaction_id} ${name}`
      const known = told.get(key)
      told.delete(key)
      if (known === undefined && since && at >= since) say(key, `No row tells of its ${kind} ${name}.`)
      if (known !== undefined && known !== hash) say(key, `Its ${kind} ${name} was changed after it was made.`)
    }
  }
  for (const key of told.keys()) say(key, `Its ${kind} ${key.split(' ')[1]} is gone.`)
  return faults
}

/** The last hash that was told of each, by transaction and name, and when the first was. */
async function toldOf(db: Db, kind: string): Promise<{ told: Map<string, string>; since: Date | undefined }> {
  const told = new Map<string, string>()
  let since: Date | undefined
  for (let after = 0, found = PAGE; found === PAGE;) {
    const { rows } = await sql<{ id: number; chain: string; at: Date; made: Record<string, string> }>`
      select id, chain, at, facts -> 'told' -> ${kind} as made from audit_entries
      where id > ${after} and facts -> 'told' ? ${kind} order by id limit ${PAGE}`.execute(db)
    for (const { id, chain, at, made } of rows) {
      after = id
      since ??= at
      for (const [name, hash] of Object.entries(made)) told.set(`${chain.replace('transaction-', '')} ${name}`, hash)
    }
    found = rows.length
  }
  return { told, since }
}

/** The rows of a table in pages, by their ids. */
export async function* inPages<R extends { id: number }>(
  read: (after: number, limit: number) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let after = 0; ;) {
    const page = await read(after, PAGE)
    yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
  }
}
