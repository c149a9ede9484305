import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/setup/processes/run.js'
import { kindsIn } from './kinds.ts'
import type { Part } from './openers.ts'
import type { PressedNames } from './stand.ts'

const folder = join(root, '.cache/results/builds')

export function forgetBuilds(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Whether no visit of this run, in whichever worker, stood before a part (of such a transaction) that is built of the same kinds. */
export async function isBuiltAnew(page: Page, part: Part, of = ''): Promise<boolean> {
  return isFirst([of, ...(await kindsIn(page, part, 'read'))])
}

/** What was pressed in this run, in whichever worker, in parts of this name. */
export function pressedIn(part: string): PressedNames {
  return {
    has: (name) => existsSync(fileOf([part, name])),
    add: (name) => isFirst([part, name]),
  }
}

function isFirst(words: readonly string[]): boolean {
  try {
    writeFileSync(fileOf(words), '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const fileOf = (words: readonly string[]) => join(folder, createHash('sha1').update(words.join('\n')).digest('hex'))
