import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportLines, type ReadLine, type ReportLine } from '@lading/contract/reports/report-lines'
import { filedLines } from '@lading/contract/reports/report-rounds'
import type { ReactNode } from 'react'
import { ServerTable } from '#ui/tables/ServerTable.tsx'
import { useLineColumns } from './line-columns.tsx'

interface OfSection {
  readonly transaction_id: number
  readonly section: LineSection
}

interface Props extends OfSection {
  readonly actions?: (line: ReportLine) => ReactNode
  /** How a remark on a line stands, beside its number. */
  readonly mark?: (number: number) => ReactNode
}

/** The lines of a section of a report as they stand, page by page. */
export function LinesTable({ transaction_id, section, actions, mark }: Props) {
  const columns = useLineColumns(section, mark)
  return (
    <ServerTable
      endpoint={reportLines}
      label={`Lines of ${section.title}`}
      columns={columns}
      rowKey={({ number }) => number}
      fixed={{ transaction_id, section: section.name }}
      urlKey={section.name}
      {...shared}
      {...(actions && { actions: (line: ReadLine) => (stands(line) ? actions(line) : null) })}
      empty={{ title: 'No lines yet', hint: section.help }}
    />
  )
}

/** The lines of a section as they were filed in a round. */
export function FiledLinesTable({ transaction_id, section, round }: OfSection & { readonly round: number }) {
  const columns = useLineColumns(section)
  return (
    <ServerTable
      endpoint={filedLines}
      label={`Lines of ${section.title} as they were filed`}
      columns={columns}
      rowKey={({ number }) => number}
      fixed={{ transaction_id, section: section.name, round }}
      urlKey={`${section.name}-filed`}
      {...shared}
      empty={{ title: 'No lines', hint: 'This section had no lines in that submission.' }}
    />
  )
}

const stands = (line: ReadLine): line is ReportLine => line.line_id !== null

const shared = { searchLabel: 'Search these lines', ordered: { order_by: 'number', sort_by: 'asc' } } as const
