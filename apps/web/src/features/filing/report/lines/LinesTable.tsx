import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportLines, type ReportLine } from '@lading/contract/report-lines'
import type { ReactNode } from 'react'
import { ServerTable } from '#ui/ServerTable.tsx'
import { useLineColumns } from './line-columns.tsx'

interface Props {
  readonly transaction_id: number
  readonly section: LineSection
  readonly actions?: (line: ReportLine) => ReactNode
  readonly tools?: ReactNode
}

/** The lines of a section of a report, page by page. */
export function LinesTable({ transaction_id, section, actions, tools }: Props) {
  const columns = useLineColumns(section)
  return (
    <ServerTable
      endpoint={reportLines}
      label={`Lines of ${section.title}`}
      columns={columns}
      rowKey={({ line_id }) => line_id}
      fixed={{ transaction_id, section: section.name }}
      urlKey={section.name}
      searchLabel="Search these lines"
      ordered={{ order_by: 'number', sort_by: 'asc' }}
      {...(actions && { actions })}
      {...(tools !== undefined && { tools })}
      empty={{ title: 'No lines yet', hint: section.help }}
    />
  )
}
