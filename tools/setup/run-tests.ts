import { runStages } from './run-stages.ts'
import { checks, parts, promises, rules } from './stages.ts'

const MINUTES_A_STAGE = 30

process.exitCode = await runStages([...checks, promises], [...rules, ...parts], MINUTES_A_STAGE)
