import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionsPage } from './permissions-page.ts'
import { workflowPage } from './workflow-page.ts'

const docs = join(import.meta.dirname, '../../docs')

writeFileSync(join(docs, 'workflow.md'), workflowPage())
writeFileSync(join(docs, 'permissions.md'), await permissionsPage())
process.stdout.write('docs/workflow.md and docs/permissions.md are current.\n')
