import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { run } from './running.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** A database of its own with the demonstration and so many transactions more, what `further` adds, and the floor's tables. */
export async function fill(server_url: string, transactions: number, further: readonly string[] = []): Promise<string> {
  const name = `lading_bench_${transactions}`
  await query(server_url, `drop database if exists ${name} with (force)`) // of a run before, on a server of the person's own
  await query(server_url, `create database ${name}`)
  await query(server_url, `alter database ${name} set timezone = 'Asia/Manila'`) // the days are those of the offices
  const url = Object.assign(new URL(server_url), { pathname: `/${name}` }).href
  await (await run('portal', url)).stop()

  const text = read('fill.sql').replaceAll(':n', String(transactions))
  for (const one of [text, ...further.map(read)]) await query(url, `set session_replication_role = replica;\n${one}`)
  await query(url, read('kept.sql'))
  const filled = await run('portal', url)
  console.log(`${transactions} transactions: ${filled.ready_after} ms of start that filled the lists`)
  await counted(url)
  await quiet(url)
  await filled.stop()
  await query(url, `vacuum analyze`)
  await query(url, read('floor.sql'))
  return url
}

/** The portal counts the clocks of what stands open, in the background: waits until it has. */
async function counted(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const started = performance.now()
  const left = `select 1 from transactions
    where clock_state is null and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35) limit 1`
  while ((await client.query(left)).rowCount) await setTimeout(500)
  await client.end()
  console.log(`  ${Math.round(performance.now() - started)} ms until every clock was counted`)
}

/** What the demonstration has yet to draw and to mail would be measured with the calls: waits until it is done. */
async function quiet(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const owed = `select 1 from issued_documents where state = 'queued'
    union all select 1 from mail_outbox where sent_at is null and given_up_at is null limit 1`
  while ((await client.query(owed)).rowCount) await setTimeout(500)
  await client.end()
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
