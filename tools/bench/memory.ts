import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { fill } from './fill.ts'
import { usedBy, type Use } from './memory/use.ts'
import { run } from './running.ts'

/** `npm run bench:memory -- --minutes 10 --size 1000000`: megabytes of the process that people use, minute by minute. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, size: { type: 'string', default: '0' } },
})
const MINUTE = 60_000

const size = Number(values.size)
const postgres = size > 0 ? await startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'))
try {
  const url = postgres ? await fill(postgres.url, size) : ''
  for (const start of ['first start', 'second start']) {
    const portal = await run('portal', url, folder)
    const held = [portal.megabytes()]
    const use: Use = await usedBy(portal.port)
    for (let minute = 0; minute < Number(values.minutes); minute += 1) {
      await setTimeout(MINUTE)
      held.push(portal.megabytes())
    }
    const calls = await use.end()
    console.log(`${start}: ${held.map((one) => one.toFixed(0)).join(', ')} MB; ${calls} calls`)
    await portal.stop()
  }
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
