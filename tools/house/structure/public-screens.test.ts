import { expect, test } from 'vitest'
import { targetOf } from './imports.ts'
import { repositoryFiles, textOf } from '../sources.ts'

const web = new Set(repositoryFiles().filter((path) => path.startsWith('apps/web/src/')))
const START = 'apps/web/src/main.tsx'
const manifests = ['public', 'sign-in'].map((name) => `apps/web/src/app/routes/${name}.ts`)
const shared = ['screen', 'sample', 'visitors'].map((name) => `apps/web/src/app/routes/${name}.ts`)

test('public screens are reached by the public manifest alone', () => {
  const loaded = reachedFrom([START, 'apps/web/src/app/layouts/PublicShell.tsx', ...manifests.flatMap(pagesOf)])
  expect(loaded.size).toBeGreaterThan(100)
  const lists = [...loaded].filter((path) => path.startsWith('apps/web/src/app/routes/') && !shared.includes(path))
  expect(lists.toSorted()).toEqual(manifests)
})

test('a manifest that is imported is found', () => {
  expect(reachedFrom(['apps/web/src/app/application-routes.tsx'])).toContain('apps/web/src/app/routes/screens.ts')
})

/** The files that come with some: by imports that do not wait and are more than types. */
function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const [, name = ''] of textOf(file).matchAll(/^(?:import|export) (?!type\b)[^;'(]*'([^']+)'/gm)) {
      const path = targetOf(name, file)
      if (web.has(path)) reached.add(path)
    }
  }
  return reached
}

/** The pages that a manifest fetches. */
function pagesOf(manifest: string): string[] {
  return [...textOf(manifest).matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => targetOf(name, manifest))
}
