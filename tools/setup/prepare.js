// Plain JavaScript without a library: this runs on Node 20, before anything is installed.
import { installLibraries } from './prepare/libraries.js'
import { buildWeb } from './prepare/web.js'
import { nodeToRunOn } from './prepare/node.js'
import { run } from './processes/run.js'

const wanted = new Set(process.argv.slice(2))

try {
  await installLibraries()
  if (!wanted.has('--libraries-only')) await buildWeb()
  if (wanted.has('--for-tests')) await run(nodeToRunOn(), ['tools/setup/programs/ensure-all.ts'], { show: true })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
