import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { airSections } from './air-lines.ts'
import { topLanes } from './annual-lanes.ts'
import type { LineSection } from './line-section.ts'
import { seaSections } from './sea-lines.ts'

/** The parts of each type's report that consist of lines; none of a type that is not named. */
const sections: Partial<Record<TransactionType, readonly LineSection[]>> = {
  [TransactionType.annualReportorial]: [topLanes],
  [TransactionType.quarterlyReportorial]: [...airSections, ...seaSections],
}

/** Those that an agency asks, in their order. */
export const lineSectionsOf = (type: TransactionType, agency: Agency): readonly LineSection[] =>
  (sections[type] ?? []).filter((section) => section.agency === undefined || section.agency === agency)

/** The one of a name; undefined where the report has none. */
export const lineSectionOf = (type: TransactionType, agency: Agency, name: string): LineSection | undefined =>
  lineSectionsOf(type, agency).find((section) => section.name === name)
