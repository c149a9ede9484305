// Plain JavaScript without a library: this runs on Node 20, before anything is installed.
import { installLibraries } from './install-libraries.js'
import { buildWeb } from './build-web.js'
import { nodeToRunOn } from './node-to-run-on.js'
import { run } from './run.js'

const wanted = new Set(process.argv.slice(2))

try {
  await installLibraries()
  if (!wanted.has('--libraries-only')) await buildWeb()
  if (wanted.has('--for-tests')) await run(nodeToRunOn(), ['tools/setup/prepare-tests.ts'], { show: true })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
