import type { Asked } from './asked-statements.ts'

const WRITTEN = /(?:insert into|delete from|(?<!for )(?<!key )update)\s+"?(?!set\b)(\w+)/gi

/**
 * The statements that were asked again with the same values, though nothing was written in between to a table they name:
 * the second answer was known.
 */
export function askedAgain(statements: readonly Asked[]): string[] {
  const known = new Map<string, string>()
  const again: string[] = []
  for (const { text, values } of statements) {
    const asked = JSON.stringify([text, values])
    if (known.has(asked)) again.push(text)
    for (const [, table] of text.matchAll(WRITTEN)) forget(known, table as string)
    known.set(asked, text)
  }
  return again
}

function forget(known: Map<string, string>, table: string): void {
  const names = new RegExp(`\\b${table}\\b`)
  for (const [asked, text] of known) if (names.test(text)) known.delete(asked)
}
