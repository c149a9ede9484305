import type { Agency } from './agency.ts'
import { definitionOf } from './definitions/definitions.ts'
import { isApplication, isCase } from './family.ts'
import type { TransactionType } from './transaction-type.ts'

export type ClockClass = 'simple' | 'complex' | 'quasi-judicial' | 'adjudication'

const classNames: Record<ClockClass, string> = {
  simple: 'Simple',
  complex: 'Complex',
  'quasi-judicial': 'Quasi-judicial',
  adjudication: 'Adjudication',
}

/** How long the law lets a transaction take (RA 11032; field facts, section 14). */
export function clockClassOf(type: TransactionType, agency: Agency): ClockClass {
  if (isCase({ type })) return 'adjudication'
  if (agency === 'cab' && isApplication({ type })) return 'quasi-judicial'
  return definitionOf(type).clock
}

/** The class in words, as the acknowledgement and the clock show it. */
export function className(type: TransactionType, agency: Agency): string {
  return classNames[clockClassOf(type, agency)]
}

/** Working days, the settings' first values; null where no whole counts: stages do, or the law gives none. */
export const defaultLimits: Readonly<Record<ClockClass, number | null>> = {
  simple: 3,
  complex: 7,
  'quasi-judicial': null,
  adjudication: null,
}
