import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { countingPool } from './counting-pool.ts'
import { fill } from './fill.ts'
import { bells } from './processes/bells.ts'
import { floorRequests, requests } from './processes/requests.ts'
import { standings } from './processes/standings.ts'
import { run } from './running.ts'

/** `npm run bench:processes -- --size 100000`: one, two and three portals on one PostgreSQL. */
const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const MOST = 3
const HEAD = [
  'processes',
  'calls a second',
  'portal ms a call',
  'PostgreSQL ms a call',
  'floor ms a call',
  'bells lost',
  'bell after ms',
  'rounds of jobs a minute',
]
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'))
try {
  const url = await fill(postgres.url, Number(values.size))
  const sql = countingPool(url, 2)
  console.log([row(HEAD), row(HEAD.map(() => '---'))].join('\n'))
  for (let count = 1; count <= MOST; count += 1) {
    const floor = await floorRequests(url, count)
    const portals = await Promise.all(Array.from({ length: count }, () => run('portal', url, folder)))
    const [rounds, started] = [await roundsOfJobs(sql), performance.now()]
    const calls = await requests(sql, portals)
    const rung = await bells(sql, portals)
    const a_minute = ((await roundsOfJobs(sql)) - rounds) / ((performance.now() - started) / 60_000)
    const figures = [calls.per_second.toFixed(0), calls.portal.toFixed(2), calls.database.toFixed(2), floor.toFixed(2)]
    console.log(row([count, ...figures, `${rung.lost} of ${rung.rung}`, rung.p50.toFixed(1), a_minute.toFixed(0)]))
    if (count === MOST) console.log(await standings(sql, portals))
    await Promise.all(portals.map((portal) => portal.stop()))
  }
  await sql.end()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function roundsOfJobs(sql: pg.Pool): Promise<number> {
  const { rows } = await sql.query<{ rounds: string }>('select sum(rounds) as rounds from job_rounds')
  return Number(rows[0]?.rounds)
}
