import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, keptIn } from './fingerprint.js'
import { comesWithNode, nodeToRunOn, systemNode } from './node.js'
import { npm, root } from '../processes/run.js'

const MARK = 'node_modules/.lading-lock'
const WORDS = 'ci --loglevel=error --include=dev --include=optional --ignore-scripts --no-audit --no-fund'.split(' ')

/** Installs exactly what package-lock.json says, unless that was done already. Throws with npm's own words. */
export async function installLibraries() {
  const lock = fingerprint(['package-lock.json'], [process.platform, process.arch])
  if (keptIn(MARK) === lock) return
  if (!comesWithNode()) systemNode()

  const started = Date.now()
  console.log('Installing the libraries. This takes about a minute and happens once.')
  await npm(WORDS, { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }).catch((error) => {
    throw new Error(`${error.message}\nThe libraries could not be installed; npm says why above.`)
  })
  dropNodeThatDoesNotRun()
  writeFileSync(join(root, MARK), lock)
  console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** npm puts node_modules/.bin first on the path, so a binary for another C library there would hide the system's. */
function dropNodeThatDoesNotRun() {
  const own = join(root, 'node_modules/.bin/node')
  try {
    if (existsSync(own)) execFileSync(own, ['--version'], { stdio: 'ignore' })
  } catch {
    rmSync(own)
  }
  nodeToRunOn()
}
