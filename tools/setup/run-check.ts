import { runTogether } from './run-stages.ts'
import { checks, rules } from './stages.ts'

process.exitCode = await runTogether([...checks, ...rules])
