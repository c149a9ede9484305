/** Rows that a job reads at once. */
export const AT_ONCE = 200

interface Rounds<Row> {
  /** The next rows after one (at first after none), `AT_ONCE` of them; fewer where they end. */
  readonly read: (after: Row | undefined) => Promise<readonly Row[]>
  /** What is done with each, in a transaction of its own. */
  readonly act: (row: Row) => Promise<unknown>
  readonly ending?: AbortSignal | undefined
}

/** Goes through rows without holding them all. One with which it fails holds up none of the others; returns the failures. */
export async function eachInTurn<Row>({ read, act, ending }: Rounds<Row>): Promise<unknown[]> {
  const failures: unknown[] = []
  let rows: readonly Row[] = []
  do {
    rows = await read(rows.at(-1))
    for (const row of rows) {
      if (ending?.aborted) return failures
      await act(row).catch((error: unknown) => failures.push(error))
    }
  } while (rows.length === AT_ONCE)
  return failures
}

/** Throws what went wrong in one piece, so that the job counts as failed: "2 reports could not be opened." */
export function tellFailures(failures: readonly unknown[], sentence: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${sentence}`)
}
