import type { Filing } from '@lading/contract/filing'
import { linesOf } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { Pane } from '#ui/Pane.tsx'
import { LinesTable } from './LinesTable.tsx'

/** The lines of a report to be read, section by section; those without lines are left out. */
export function FiledLines({
  filing,
}: {
  readonly filing: Pick<Filing, 'transaction_id' | 'type' | 'agency' | 'form'>
}) {
  const { transaction_id, type, agency, form } = filing
  const filled = lineSectionsOf(type, agency).filter((section) => Number(form[linesOf(section)] ?? 0) > 0)
  return filled.map((section) => (
    <Pane key={section.name} title={`Lines: ${section.title}`}>
      <LinesTable transaction_id={transaction_id} section={section} />
    </Pane>
  ))
}
