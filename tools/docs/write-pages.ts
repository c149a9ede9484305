import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dependenciesPage } from './dependencies-page.ts'
import { permissionsPage } from './permissions-page.ts'
import { unbuiltPage } from './unbuilt-page.ts'
import { workflowPage } from './workflow-page.ts'

const docs = join(import.meta.dirname, '../../docs')

writeFileSync(join(docs, 'workflow.md'), workflowPage())
writeFileSync(join(docs, 'permissions.md'), await permissionsPage())
writeFileSync(join(docs, 'unbuilt.md'), unbuiltPage())
writeFileSync(join(docs, 'dependencies.md'), dependenciesPage())
process.stdout.write('The pages written by the code are current.\n')
