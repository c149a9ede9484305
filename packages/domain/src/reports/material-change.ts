import { centavos, isMoney } from '../payments/money.ts'

/** Figures of a report that are compared with those of the last accepted one, decimal text by name. */
export type ComparedFigures = Readonly<Record<string, string>>

/** A figure that changed so much that a reviewer looks at it. */
export interface MaterialChange {
  readonly name: string
  readonly before: string
  readonly now: string
}

/**
 * The figures that differ by so many percent of what they were, or more; from nothing any amount does. What one of the
 * reports does not say is not compared.
 */
export function materialChanges(before: ComparedFigures, now: ComparedFigures, percent: number): MaterialChange[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = now[name]
    if (is === undefined || !isMoney(was) || !isMoney(is)) return []
    const difference = Math.abs(centavos(is) - centavos(was))
    const isMaterial = difference > 0 && difference * 100 >= Math.abs(centavos(was)) * percent
    return isMaterial ? [{ name, before: was, now: is }] : []
  })
}
