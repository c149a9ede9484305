import type { Statement } from './statements.ts'

const WRITTEN = /(?:insert into|delete from|(?<!for )(?<!key )update)\s+"?(?!set\b)(\w+)/gi

/** The locks come with the database transaction: what was read before it may have changed, and is read again under them. */
const isBeginning = ({ text }: Statement) => text === 'begin'

/**
 * The statements that were asked again with the same values, though nothing was written in between to a table they name:
 * the second answer was known.
 */
export function repeatedStatements(statements: readonly Statement[]): string[] {
  const known = new Map<string, string>()
  const repeated: string[] = []
  for (const statement of statements) {
    const { text, values } = statement
    if (isBeginning(statement)) known.clear()
    const key = JSON.stringify([text, values])
    if (known.has(key)) repeated.push(text)
    for (const [, table] of text.matchAll(WRITTEN)) forget(known, table as string)
    known.set(key, text)
  }
  return repeated
}

const ONE_TRANSACTION = / from "transactions"(?: as "t" inner join [^()]+)? where (?:"t"\.)?"id" = \$(\d+)/

/** The statements by which a transaction is found by its id once more, whichever of its columns each of them asks for. */
export function repeatedFindings(statements: readonly Statement[]): string[] {
  let found = new Set<unknown>()
  return statements.flatMap((statement) => {
    if (isBeginning(statement)) found = new Set()
    const { text, values } = statement
    const match = ONE_TRANSACTION.exec(text)
    if (!match || !text.startsWith('select') || isWithin(text.slice(0, match.index))) return []
    const id = values[Number(match[1]) - 1]
    if (found.has(id)) return [text]
    found.add(id)
    return []
  })
}

/** Whether what comes next stands in brackets: part of a statement that asks something else. */
const isWithin = (before: string) => before.split('(').length > before.split(')').length

function forget(known: Map<string, string>, table: string): void {
  const names = new RegExp(`\\b${table}\\b`)
  for (const [key, text] of known) if (names.test(text)) known.delete(key)
}
