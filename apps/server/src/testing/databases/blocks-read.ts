import { CompiledQuery } from 'kysely'
import type { Db } from '#platform/database'
import { StatementLog } from './statements.ts'

interface Plan {
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
}

/** How many blocks of tables and indexes each question read that PostgreSQL is asked meanwhile, asked of it once more. */
export async function blocksRead(db: Db, act: () => Promise<unknown>): Promise<number[]> {
  const log = new StatementLog()
  await log.during(act)
  const questions = log.all.filter(({ text }) => /^[\s(]*(select|with)/i.test(text))
  const blocks: number[] = []
  for (const { text, values } of questions) {
    const explain = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...values])
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    if (plan) blocks.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
  }
  return blocks
}
