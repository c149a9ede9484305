import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { isSource, repositoryFiles, textOf } from '../sources.ts'
import { root } from '../../setup/processes/run.js'

const ours = repositoryFiles().filter((path) => path.startsWith('apps/web/src/'))
const sheet = (name: string) => `@mantine/core/styles/${name}.layer.css`

test('whatever is drawn by the component library has its style sheet', () => {
  const loaded = ours.map((path) => textOf(path)).join('\n')
  const drawn = new Set(ours.filter(isSource).flatMap((path) => componentsIn(textOf(path))))
  const bare = [...drawn].filter((name) => existsSync(join(root, 'node_modules', sheet(name))))
  expect(bare.filter((name) => !loaded.includes(sheet(name)))).toEqual([])
})

test('a planted one is found', () => {
  expect(componentsIn("import { Button, type Icon, Stack } from '@mantine/core'")).toEqual(['Button', 'Stack'])
})

function componentsIn(text: string): string[] {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].map(([, names]) => ensure(names))
  return imports
    .flatMap((names) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]\w*$/.test(name))
}
