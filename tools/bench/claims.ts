import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { ask, at } from './load.ts'
import type { Comparison } from './report.ts'

const EVALUATORS = 16
const PASSWORD = 'Lading-demo-2026'

/**
 * As many evaluators as there are connections take the next transaction, one after the other, for a while. Right where
 * each transaction was given to one alone, and the rows say so too.
 */
export async function claims(sql: pg.Pool, port: number, seconds: number): Promise<Comparison> {
  const tokens = (await deskTokens(sql, port)).map(({ token }) => token)
  const taken: number[] = []
  const times: number[] = []
  let fault: string | undefined
  const until = (end: number) => async (token: string) => {
    while (performance.now() < end) {
      const asked = performance.now()
      const idempotency_key = randomUUID()
      const question = { port, method: 'POST', path: '/api/evaluator/claim', token, idempotency_key } as const
      const { status, text } = await ask(question)
      if (status !== 200) fault = `${status} ${text().slice(0, 120)}`
      const { transaction_id } = JSON.parse(text()) as { transaction_id?: number | null }
      if (!transaction_id) return
      times.push(performance.now() - asked)
      taken.push(transaction_id)
    }
  }
  await Promise.all(tokens.map(until(performance.now() + 1000)))
  const [started, before] = [performance.now(), taken.length]
  await Promise.all(tokens.map(until(started + seconds * 1000)))
  const per_second = (taken.length - before) / ((performance.now() - started) / 1000)
  times.sort((a, b) => a - b)
  return {
    name: `take the next, ${EVALUATORS} evaluators`,
    portal: { p50: at(times, 0.5), p95: at(times, 0.95), per_second, ...(fault && { fault }) },
    isRight: new Set(taken).size === taken.length && (await held(sql, taken)) === taken.length,
  }
}

/** Desk officers of the sea, signed in; the generated ones have no password, and are given that of the demonstration. */
export async function deskTokens(sql: pg.Pool, port: number): Promise<{ token: string; user_id: number }[]> {
  const { rows } = await sql.query<{ email: string; user_id: number }>(
    `update users set password_hash = (select password_hash from users where email = 'evaluator.sea@lading.example')
     where id in (select user_id from admin_profiles join users on users.id = user_id
       where agency = 'dti' and email like 'desk%' order by user_id limit ${EVALUATORS}) returning email, id as user_id`,
  )
  return Promise.all(rows.map(async ({ email, user_id }) => ({ token: await tokenOf(port, email), user_id })))
}

async function tokenOf(port: number, email: string): Promise<string> {
  const body = { email, password: PASSWORD }
  const { text } = await ask({ port, method: 'POST', path: '/api/admin-login', body })
  return (JSON.parse(text()) as { authorisation: { token: string } }).authorisation.token
}

async function held(sql: pg.Pool, taken: readonly number[]): Promise<number> {
  const { rows } = await sql.query<{ held: number }>(
    `select count(*)::int as held from transactions
     where id = any($1) and status = 3 and lock_holder_id = processor_id`,
    [taken],
  )
  return rows[0]?.held ?? 0
}
