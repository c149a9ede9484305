import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { fill } from './fill.ts'
import { bells } from './processes/bells.ts'
import { requests } from './processes/requests.ts'
import { standings } from './processes/standings.ts'
import { run } from './running.ts'

/** `npm run bench:processes -- --size 100000`: one, two and three portals on one PostgreSQL. */
const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const MOST = 3
const HEAD = ['processes', 'calls a second', 'portal ms a call', 'PostgreSQL ms a call', 'bells lost', 'bell after ms']
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'))
try {
  const url = await fill(postgres.url, Number(values.size))
  const sql = new pg.Pool({ connectionString: url, max: 2 })
  console.log([row(HEAD), row(HEAD.map(() => '---'))].join('\n'))
  for (let count = 1; count <= MOST; count += 1) {
    const portals = await Promise.all(Array.from({ length: count }, () => run('portal', url, folder)))
    const calls = await requests(sql, portals)
    const rung = await bells(sql, portals)
    const figures = [calls.per_second.toFixed(0), calls.portal.toFixed(2), calls.database.toFixed(2)]
    console.log(row([count, ...figures, `${rung.lost} of ${rung.rung}`, rung.p50.toFixed(1)]))
    if (count === MOST) console.log(await standings(sql, portals))
    await Promise.all(portals.map((portal) => portal.stop()))
  }
  await sql.end()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
