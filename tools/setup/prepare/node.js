import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/run.js'

const NEEDED = '24.6' // the first whose threads say how long they have worked
const own = join(root, 'node_modules/.bin/node')

/** Node 24 comes with the libraries on Linux (glibc) for x64 and arm64; elsewhere the system's own must be new enough. */
export function comesWithNode() {
  const glibc = /** @type {any} */ (process.report?.getReport())?.header?.glibcVersionRuntime
  return process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch) && glibc !== undefined
}

/** The Node that runs everything but this set-up. Throws where there is none new enough, and says what to do. */
export function nodeToRunOn() {
  if (comesWithNode() && existsSync(own)) return own
  return systemNode()
}

/** The Node that runs this line, if it is new enough. */
export function systemNode() {
  if (process.versions.node.localeCompare(NEEDED, 'en', { numeric: true }) >= 0) return process.execPath
  throw new Error(
    `Lading needs Node.js ${NEEDED} or later on this system (${process.platform} ${process.arch}), ` +
      `and this is Node.js ${process.versions.node}. Install it from https://nodejs.org and run the command again.`,
  )
}
