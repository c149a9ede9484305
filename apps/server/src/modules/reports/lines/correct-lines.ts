import type { Tx } from '#platform/database'
import { compareLines } from './check-lines.ts'
import type { FileLine } from './files/read-file.ts'
import type { KeptLine } from './lines.queries.ts'
import type { OpenSection } from './open-section.ts'
import { replaceLines } from './replace-lines.ts'

/**
 * Puts the lines of a file in the place of those whose numbers they name; the others of the section stay. All are taken or
 * none: a line may take over what another one, that is faulty, was about. Gives the lines with what is wrong with them.
 */
export async function correctLines(
  tx: Tx,
  open: OpenSection,
  there: readonly KeptLine[],
  sent: readonly FileLine[],
): Promise<readonly FileLine[]> {
  const numbers = new Set(sent.map(({ number }) => number))
  const [named, staying] = [true, false].map((is) => there.filter(({ number }) => numbers.has(number) === is))
  const numbered = withNumberFaults(sent, new Set(there.map(({ number }) => number)))
  const checked = await compareLines(tx, open, numbered, staying ?? [])
  const lines = numbered.map((line, place) => ({ ...line, faults: checked[place]?.faults ?? line.faults }))
  if (lines.every(({ faults }) => faults.length === 0))
    await replaceLines(
      tx,
      open,
      named ?? [],
      lines.map(({ number, answers }) => ({ number: number ?? 0, answers })),
    )
  return lines
}

/** Each names a line that there is, and none the same as an earlier one. */
function withNumberFaults(lines: readonly FileLine[], there: ReadonlySet<number>): FileLine[] {
  const before = new Set<number>()
  return lines.map((line) => {
    const message = whyNot(line.number, there, before)
    if (line.number !== null) before.add(line.number)
    return message ? { ...line, faults: [{ column: '', message }, ...line.faults] } : line
  })
}

function whyNot(number: number | null, there: ReadonlySet<number>, before: ReadonlySet<number>): string | undefined {
  if (number === null) return 'Enter the number of the line to be corrected, in the first column.'
  if (!there.has(number)) return `The section has no line ${number}.`
  return before.has(number) ? `Line ${number} is corrected by an earlier row here.` : undefined
}
