import { runTogether } from './stages/run.ts'
import { checks, rules } from './stages/list.ts'

process.env.LADING_QUICK = 'yes' // fewer tries of each property, and one worker a project
process.exitCode = await runTogether([...checks, ...rules])
