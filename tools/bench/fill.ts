import { readFileSync } from 'node:fs'
import pg from 'pg'
import { run } from './running.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** A database of its own with the demonstration and so many transactions more, and the floor's tables beside it. */
export async function fill(server_url: string, transactions: number): Promise<string> {
  const name = `lading_bench_${transactions}`
  await query(server_url, `create database ${name}`)
  const url = Object.assign(new URL(server_url), { pathname: `/${name}` }).href
  await (await run('portal', url)).stop()

  const text = read('fill.sql').replaceAll(':n', String(transactions))
  await query(url, `set session_replication_role = replica;\n${text}`)
  // What the triggers would have kept is filled by the next start, as after a release that changes it.
  await query(url, 'delete from list_editions; truncate list_rows, list_totals; analyze')
  const filled = await run('portal', url)
  console.log(`${transactions} transactions: ${filled.ready_after} ms of start that filled the lists`)
  await filled.stop()
  await query(url, `vacuum analyze`)
  await query(url, read('floor.sql'))
  return url
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
