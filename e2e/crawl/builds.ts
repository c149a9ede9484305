import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/setup/processes/run.js'
import { kindsIn } from './kinds.ts'
import type { Part } from './openers.ts'

const folder = join(root, '.cache/results/builds')

export function forgetBuilds(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Whether no visit of this run, in whichever worker, stood before a part (of a case) that is built of the same kinds. */
export async function isBuiltAnew(page: Page, part: Part, of = ''): Promise<boolean> {
  const kinds = await kindsIn(page, part, 'read')
  const build = createHash('sha1')
    .update([of, ...kinds].join('\n'))
    .digest('hex')
  try {
    writeFileSync(join(folder, build), '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
