import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Statement } from './statements.ts'

/** A table that a statement can only read whole, as no index fits its conditions. */
export interface WholeRead {
  readonly table: string
  readonly text: string
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/**
 * Asks PostgreSQL how it would carry out statements if it took any index rather than read a table whole: where it does
 * read one, no index fits. The tables may be small; their order is left out, since an index in that order is walked whole
 * as well.
 */
export async function readsWithoutIndex(db: Db, statements: readonly Statement[]): Promise<WholeRead[]> {
  const found: WholeRead[] = []
  await db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection)
    for (const { text, values } of statements) {
      if (!/^\s*(select|insert|update|delete|with)/i.test(text)) continue
      const plan = (await planOf(connection, unordered(text), values)) ?? (await planOf(connection, text, values))
      if (!plan) throw new Error(`No plan of: ${text}`)
      found.push(...wholeReads(plan).map((table) => ({ table, text })))
    }
    await sql`reset enable_seqscan`.execute(connection)
  })
  return found
}

/** Undefined where the text without its order is no statement: an order may hold a value, or be what `distinct on` needs. */
async function planOf(connection: Db, text: string, values: readonly unknown[]): Promise<Plan | undefined> {
  try {
    const question = CompiledQuery.raw(`explain (format json) ${text}`, [...values])
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(question)
    return rows[0]?.['QUERY PLAN'][0].Plan
  } catch {
    return undefined
  }
}

const unordered = (text: string) => text.replaceAll(/ order by [^()]*?(?= limit| offset| for |\)|$)/gi, '')

function wholeReads(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReads)]
}
