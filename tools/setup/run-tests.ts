import { runStages } from './stages/run.ts'
import { checks, parts, promises, rules } from './stages/list.ts'

const MINUTES_A_STAGE = 30

process.exitCode = await runStages([...checks, promises], [...rules, ...parts], MINUTES_A_STAGE)
