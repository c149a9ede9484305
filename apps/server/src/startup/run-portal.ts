import { readConfig } from '#platform/config'
import { portMustBeFree } from './listen.ts'
import { openDatabase } from './open-database.ts'
import { sentenceFor } from './sentence-for.ts'
import type { RunningPortal } from './start.ts'

const ONE_KEYSTROKE = 1000 // milliseconds: npm passes Ctrl-C on to a process that the terminal has told already

let portal: RunningPortal | undefined
let asked_at: number | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())

try {
  const config = readConfig(process.env)
  await portMustBeFree(config)
  const [opened, { startPortal }] = await Promise.all([openDatabase(config), import('./start.ts')])
  portal = await startPortal(config, opened, (line) => console.log(line))
  console.log(`Lading is ready at ${config.public_url}`)
  if (config.demo) console.log((await import('./demo-notice.ts')).demoNotice(config.public_url))
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

/** While starting there is nothing to bring to an end: what is written stands, the next start does the rest. */
async function end(): Promise<void> {
  const isRepeated = asked_at !== undefined && performance.now() - asked_at < ONE_KEYSTROKE
  if (isRepeated) return
  if (!portal || asked_at !== undefined) process.exit(0)
  asked_at = performance.now()
  await portal.stop()
  process.exit(0)
}
