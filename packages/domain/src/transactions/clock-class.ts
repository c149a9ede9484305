import type { Agency } from './agency.ts'
import { definitionOf } from './definitions/definitions.ts'
import type { ClockClass } from './definitions/type-definition.ts'
import type { TransactionType } from './transaction-type.ts'

const classNames: Record<ClockClass, string> = {
  simple: 'Simple',
  complex: 'Complex',
  'quasi-judicial': 'Quasi-judicial',
  adjudication: 'Adjudication',
}

/** How long the law lets a transaction of a type take at an agency. */
export function clockClassOf(type: TransactionType, agency: Agency): ClockClass {
  const { clock } = definitionOf(type)
  return typeof clock === 'string' ? clock : clock[agency]
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
