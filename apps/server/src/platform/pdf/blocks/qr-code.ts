import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { drawing, strokes } from './draw.ts'
import { colour } from './theme.ts'

/** A touch over one module, so that no viewer shows a hairline between rows. */
const STROKE = 1.02

/** A QR code (correction level M) as one vector path, `size` points wide without its quiet zone. */
export function qrCode(text: string, size: number): ReactNode {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return drawing(size, size, strokes([darkModules(data)], colour.ink, STROKE), `0 0 ${data.length} ${data.length}`)
}

/** The dark modules as one stroke a run, in whole modules: short figures, a small file. */
function darkModules(rows: boolean[][]): string {
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
