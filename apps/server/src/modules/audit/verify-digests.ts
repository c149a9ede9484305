import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { partIn } from '#platform/jsonb'
import type { MoveFacts } from './record.ts'
import type { Fault } from './verify-audit.ts'

/** A record that an act made and whose digest the audit keeps: its name within its transaction, and the digest. */
export interface DigestedRecord {
  readonly transaction_id: number
  readonly name: string
  readonly digest: string
  readonly at: Date
}

const PAGE = 5000
const digestsIn = partIn<MoveFacts>('facts')('digests')

/**
 * Compares the records of one kind with the digests that the audit kept when they were made: finds those that were changed,
 * added or deleted. Records older than the first digest are left out: earlier versions kept none.
 */
export async function verifyDigests(
  db: Db,
  kind: string,
  pages: AsyncIterable<readonly DigestedRecord[]>,
): Promise<Fault[]> {
  const { digests, since } = await digestsOf(db, kind)
  const faults: Fault[] = []
  const say = (key: string, what: string) =>
    faults.push({ chain: `transaction-${key.split(' ')[0]}`, chain_no: null, what })
  for await (const page of pages) {
    for (const { transaction_id, name, digest, at } of page) {
      const key = `${transaction_id} ${name}`
      const known = digests.get(key)
      digests.delete(key)
      if (known === undefined && since && at >= since) say(key, `No row holds its ${kind} ${name}.`)
      if (known !== undefined && known !== digest) say(key, `Its ${kind} ${name} was changed after it was made.`)
    }
  }
  for (const key of digests.keys()) say(key, `Its ${kind} ${key.split(' ')[1]} is gone.`)
  return faults
}

/** The last digest of each record, by transaction and name, and when the first was kept. */
async function digestsOf(db: Db, kind: string): Promise<{ digests: Map<string, string>; since: Date | undefined }> {
  const digests = new Map<string, string>()
  let since: Date | undefined
  for (let after = 0, found = PAGE; found === PAGE;) {
    const { rows } = await sql<{ id: number; chain: string; at: Date; made: Record<string, string> }>`
      select id, chain, at, ${digestsIn} -> ${kind} as made from audit_entries
      where id > ${after} and ${digestsIn} ? ${kind} order by id limit ${PAGE}`.execute(db)
    for (const { id, chain, at, made } of rows) {
      after = id
      since ??= at
      for (const [name, digest] of Object.entries(made))
        digests.set(`${chain.replace('transaction-', '')} ${name}`, digest)
    }
    found = rows.length
  }
  return { digests, since }
}
