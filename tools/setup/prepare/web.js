import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, keptIn } from './fingerprint.js'
import { npm, root } from '../processes/run.js'

const MARK = 'apps/web/dist/.built-from'

/** Builds the web application unless what it is made of has not changed since. Throws with the builder's own words. */
export async function buildWeb() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const sources = fingerprint(['package-lock.json', 'apps/web', 'packages'], settings.sort().flat())
  if (keptIn(MARK) === sources) return

  const started = Date.now()
  console.log('Building the web application.')
  // Whatever the shell says: a page that is built for development has no service worker, and weighs more.
  await npm(['run', 'build', '--workspace', '@lading/web'], { NODE_ENV: 'production' }).catch((error) => {
    throw new Error(`${error.message}\nThe web application could not be built.`)
  })
  writeFileSync(join(root, MARK), sources)
  console.log(`  built in ${Math.round((Date.now() - started) / 1000)} s`)
}
