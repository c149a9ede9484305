import type { Filing } from '@lading/contract/filing/filing'
import { linesOf } from '@lading/contract/forms/lines/line-fields'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { reportRounds } from '@lading/contract/reports/report-rounds'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'

type Report = Pick<Filing, 'transaction_id' | 'type' | 'agency' | 'form' | 'resubmissions'>

/** The sections of a report that have lines, or had some in a submission before. */
export function useSectionsWithLines(report: Report, isReturned = false): readonly LineSection[] {
  const { transaction_id: id, type, agency, form, resubmissions } = report
  const sections = lineSectionsOf(type, agency)
  const enabled = sections.length > 0 && (resubmissions > 0 || isReturned)
  const { data } = useQuery({ ...query(reportRounds, { params: { id } }), enabled })
  const rounds = data?.data ?? []
  return sections.filter(
    (section) => Number(form[linesOf(section)] ?? 0) > 0 || rounds.some(({ lines }) => (lines[section.name] ?? 0) > 0),
  )
}
