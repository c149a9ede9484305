import type { Filing } from '@lading/contract/filing/filing'
import { Pane } from '#ui/layout/Pane.tsx'
import { LinesByRound } from './LinesByRound.tsx'
import { LinesTable } from './LinesTable.tsx'
import { useSectionsWithLines } from './use-sections-with-lines.ts'

type Report = Pick<Filing, 'transaction_id' | 'type' | 'agency' | 'form' | 'resubmissions' | 'open'>

/** The lines of a report to be read, section by section; those that never had lines are left out. */
export function FiledLines({ filing }: { readonly filing: Report }) {
  const { transaction_id, resubmissions } = filing
  const isReturned = filing.open === 'returned'
  const sections = useSectionsWithLines(filing, isReturned)
  return sections.map((section) => (
    <Pane key={section.name} title={`Lines: ${section.title}`}>
      <LinesByRound {...{ transaction_id, section, resubmissions, isReturned }} isOwn>
        <LinesTable transaction_id={transaction_id} section={section} />
      </LinesByRound>
    </Pane>
  ))
}
