import { spawnSync } from 'node:child_process'
import { root } from '../setup/processes/run.js'

/** What `npm outdated` says of a package; without `current` it is for another kind of machine. */
interface Compared {
  readonly current?: string
  readonly latest: string
}

// It ends with 1 where anything differs, which is no failure.
const { stdout, status } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' })
if (!stdout && status !== 0) throw new Error('npm could not compare the packages with their registry.')
const found = Object.entries(JSON.parse(stdout || '{}') as Record<string, Compared | Compared[]>)
const differing = found.flatMap(([name, compared]) => [compared].flat().map((one) => ({ name, ...one })))

/** A version without what marks it as one to come. */
const numberOf = (version: string) => version.replace(/-.*/, '')

let above = 0
for (const { name, current, latest } of differing) {
  if (name === 'error') throw new Error('npm could not reach the registry.')
  if (!current) continue
  const isAbove = numberOf(current).localeCompare(numberOf(latest), 'en', { numeric: true }) > 0
  if (isAbove) above += 1
  console.log(
    `${name}: ${current} here, ${latest} is its latest${isAbove ? '. Its maintainers do not offer ours yet.' : ''}`,
  )
}
console.log(above > 0 ? `${above} above their own latest tag` : 'No package is above its own latest tag.')
process.exitCode = above > 0 ? 1 : 0
