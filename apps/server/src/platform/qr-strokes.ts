/** The dark modules as one stroke a run, in whole modules: short figures, a small file. */
export function darkModules(rows: boolean[][]): string {
  const run = (row: number, from: number, to: number) => `M${from} ${row + 0.5}H${to}`
  return rows
    .map((cells, row) =>
      runsOf(cells)
        .map(([from, to]) => run(row, from, to))
        .join(''),
    )
    .join('')
}

function runsOf(cells: boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const [column, dark] of cells.entries()) {
    const last = runs.at(-1)
    if (dark && last?.[1] === column) last[1] = column + 1
    else if (dark) runs.push([column, column + 1])
  }
  return runs
}
