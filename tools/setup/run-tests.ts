import { runStages } from './stages/run.ts'
import { checks, promises, rules, sampledParts } from './stages/list.ts'

const MINUTES_A_STAGE = 30

process.exitCode = await runStages([...checks, promises], [rules, ...sampledParts], {
  minutes: MINUTES_A_STAGE,
})
