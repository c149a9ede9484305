import type pg from 'pg'
import { claims } from './claims.ts'
import { countingPool } from './counting-pool.ts'
import { ask, measure, type Question } from './load.ts'
import type { Comparison } from './report.ts'
import { run } from './running.ts'
import type { Asker, Facts, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

const PASSWORD = 'Lading-demo-2026'
const accounts = {
  evaluator: 'evaluator.sea@lading.example',
  administrator: 'admin@lading.example',
  customer: 'bench1@lading.example',
}

/** Runs portal and floor in turns over each scenario, and holds what the portal answers against plain SQL. */
export async function compare(
  url: string,
  { seconds, only }: { seconds: number; only: string },
): Promise<Comparison[]> {
  const sql = countingPool(url, 1)
  const portal = await run('portal', url)
  const floor = await run('floor', url)
  try {
    const facts = await factsOf(sql)
    const tokens = await tokensOf(sql, portal.port)
    const compared: Comparison[] = []
    for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
      const question: Question = { port: portal.port, token: tokens[scenario.as], ...scenario.portal(facts) }
      const isRight = scenario.right && (await sameRows(scenario, facts, question, sql))
      const path = scenario.floor?.(facts)
      compared.push({
        name: scenario.name,
        portal: await measure(question, seconds, portal.held),
        ...(path && { floor: await measure({ port: floor.port, method: 'GET', path }, seconds) }),
        ...(isRight !== undefined && { isRight }),
      })
    }
    if ('take the next'.includes(only)) compared.push(await claims(sql, portal.port, seconds))
    console.log(`portal: ${portal.megabytes().toFixed(0)} MB, start ${portal.ready_after} ms`)
    return compared
  } finally {
    await floor.stop()
    await portal.stop()
    await sql.end()
  }
}

export async function factsOf(sql: pg.Pool): Promise<Facts> {
  const { rows } = await sql.query(`select
    (select count(*)::int from transactions where agency = 'dti' and status in (2, 3, 5)) as listed,
    (select count(*)::int from accreditations where status in (20, 21, 22) and first_day <= current_date
      and expiry_date >= current_date) as in_force,
    (select count(*)::int from transactions where agency = 'dti' and status not in (0, 25)) as filed,
    (select count(*)::int from accreditations where agency = 'dti' and first_day is not null
      and status in (20, 21, 22, 26, 28, 33, 34)) as given,
    (select count(*)::int from users where audience = 'customer' and deleted_at is null) as customers,
    (select reference from transactions where agency = 'dti' and status = 2 order by id desc limit 1) as reference,
    (select d.slug from issued_documents d join accreditations a on a.id = d.accreditation_id
      where a.status = 22 and d.standing = 'issued' order by d.id desc limit 1) as slug,
    (select max(id) from transactions where agency = 'dti' and status = 2) as waiting,
    (select processor_id from transactions where status = 3 and processor_id is not null limit 1) as desk`)
  return rows[0]
}

/** The evaluator signs in; a customer of the generated data has no password, and is given that of the demonstration. */
export async function tokensOf(sql: pg.Pool, port: number): Promise<Record<Asker, string | undefined>> {
  await sql.query(
    `update users set password_hash = (select password_hash from users where email = $1) where email = $2`,
    ['customer@lading.example', accounts.customer],
  )
  const tokenOf = async (path: string, email: string) => {
    const { text } = await ask({ port, method: 'POST', path, body: { email, password: PASSWORD } })
    return JSON.parse(text()).authorisation?.token as string
  }
  // One who acts for what waits at the end of the line.
  await sql.query(
    `insert into business_users (business_id, user_id, is_owner, rights, since) select t.business_id, u.id, true, '{}', now()
    from transactions t, users u where u.email = $1 and t.id = (select max(id) from transactions where agency = 'dti' and status = 2)
    on conflict do nothing`,
    [accounts.customer],
  )
  const evaluator = await tokenOf('/api/admin-login', accounts.evaluator)
  const administrator = await tokenOf('/api/admin-login', accounts.administrator)
  return { visitor: undefined, evaluator, administrator, customer: await tokenOf('/api/login', accounts.customer) }
}

async function sameRows(scenario: Scenario, facts: Facts, question: Question, sql: pg.Pool): Promise<boolean> {
  const { text } = await ask(question)
  const { data, total } = JSON.parse(text()) as { data: Record<string, number>[]; total: number }
  const { rows } = await sql.query(scenario.right?.(facts) ?? '')
  const got = data.map((row) => row[scenario.id ?? 'transaction_id'])
  const right = Math.min(Number(rows[0]?.total ?? 0), scenario.most ?? Infinity)
  return JSON.stringify([got, total]) === JSON.stringify([rows.map(({ id }) => id), right])
}
