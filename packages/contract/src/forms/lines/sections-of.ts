import { definitionOf, type Definition } from '@lading/domain/transactions/definitions/definitions'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { airSections } from './air-lines.ts'
import { topLanes } from './annual-lanes.ts'
import type { LineSection } from './line-section.ts'
import { seaSections } from './sea-lines.ts'

/** The parts of a report that consist of lines, by what it is about. */
const sections: Readonly<Record<NonNullable<Definition['report_on']>, readonly LineSection[]>> = {
  year: [topLanes],
  quarter: [...airSections, ...seaSections],
  policy: [],
}

function ofReport(type: TransactionType): readonly LineSection[] {
  const { report_on } = definitionOf(type)
  return report_on === null ? [] : sections[report_on]
}

/** Those that an agency asks, in their order. */
export const lineSectionsOf = (type: TransactionType, agency: Agency): readonly LineSection[] =>
  ofReport(type).filter((section) => section.agency === undefined || section.agency === agency)

/** The one of a name; undefined where the report has none. */
export const lineSectionOf = (type: TransactionType, agency: Agency, name: string): LineSection | undefined =>
  lineSectionsOf(type, agency).find((section) => section.name === name)
