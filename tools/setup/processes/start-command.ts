import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string }
}

/**
 * What `npm start` gives Node.js before the program: limits of memory. Without them a process that answers hundreds of
 * calls a second lets its heap grow to five times what it holds, since nothing asks it to be tidy.
 */
export const startFlags: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('--'))
