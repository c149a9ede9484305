import type { Statement } from './statements.ts'

const WRITTEN = /(?:insert into|delete from|(?<!for )(?<!key )update)\s+"?(?!set\b)(\w+)/gi

/**
 * The statements that were asked again with the same values, though nothing was written in between to a table they name:
 * the second answer was known.
 */
export function repeatedStatements(statements: readonly Statement[]): string[] {
  const known = new Map<string, string>()
  const repeated: string[] = []
  for (const { text, values } of statements) {
    const key = JSON.stringify([text, values])
    if (known.has(key)) repeated.push(text)
    for (const [, table] of text.matchAll(WRITTEN)) forget(known, table as string)
    known.set(key, text)
  }
  return repeated
}

function forget(known: Map<string, string>, table: string): void {
  const names = new RegExp(`\\b${table}\\b`)
  for (const [key, text] of known) if (names.test(text)) known.delete(key)
}
