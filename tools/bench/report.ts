import type { Measurement } from './load.ts'

export interface Comparison {
  readonly name: string
  readonly portal: Measurement
  readonly floor?: Measurement
  /** Of rows and total against plain SQL; nothing where there is no plain SQL. */
  readonly isRight?: boolean
}

const HEAD = ['call', 'p50 ms', 'p95 ms', 'a second', 'held ms', 'floor p50', 'floor a second', 'ratio', 'right']

/** The figures of one size, a line a scenario. */
export function table(transactions: number, all: readonly Comparison[]): string {
  const lines = all.map(({ name, portal, floor, isRight }) => [
    name,
    portal.p50.toFixed(2),
    portal.p95.toFixed(2),
    portal.per_second.toFixed(0),
    portal.held?.toFixed(0) ?? '',
    floor?.p50.toFixed(2) ?? '',
    floor?.per_second.toFixed(0) ?? '',
    floor ? (portal.per_second / floor.per_second).toFixed(2) : '',
    portal.fault ?? floor?.fault ?? (isRight === undefined ? '' : isRight ? 'yes' : 'NO'),
  ])
  const rows = [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
  return [`\n## ${transactions.toLocaleString('en')} transactions\n`, ...rows].join('\n')
}
