import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportRounds, type ReportRound } from '@lading/contract/reports/report-rounds'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { LineChangesTable } from './LineChangesTable.tsx'
import { FiledLinesTable } from './LinesTable.tsx'

interface Props {
  readonly transaction_id: number
  readonly section: LineSection
  /** How often the report was submitted again. */
  readonly resubmissions: number
  /** It is with the client, who may have changed lines since they were filed. */
  readonly isReturned: boolean
  /** The reader is the client, who sees what was changed before it is sent. */
  readonly isOwn?: boolean
  /** What changed in the last submission stands first. */
  readonly isChanged?: boolean
  /** The lines as they stand. */
  readonly children: ReactNode
}

/** The lines of a section as they stand, as they were filed in each submission, or as they changed from one to the next. */
export function LinesByRound({
  transaction_id,
  section,
  resubmissions,
  isReturned,
  isOwn = false,
  isChanged = false,
  children,
}: Props) {
  const [view, setView] = useState(
    isReturned && !isOwn ? `filed-${resubmissions}` : isChanged ? `changes-${resubmissions}` : NOW,
  )
  const isAsked = resubmissions > 0 || isReturned
  const { data } = useQuery({ ...query(reportRounds, { params: { id: transaction_id } }), enabled: isAsked })
  if (!isAsked) return children
  const [kind, round] = view.split('-')
  const table = { transaction_id, section, round: Number(round) }
  return (
    <>
      <Select
        label="Show"
        maw={360}
        mb="sm"
        allowDeselect={false}
        data={viewsOf(data?.data ?? [], {
          isHidden: isReturned && !isOwn,
          answering: isReturned && isOwn ? resubmissions + 1 : null,
        })}
        value={view}
        onChange={(chosen) => setView(chosen ?? NOW)}
      />
      {kind === 'changes' ? (
        <LineChangesTable key={view} {...table} />
      ) : kind === 'filed' ? (
        <FiledLinesTable key={view} {...table} />
      ) : (
        children
      )}
    </>
  )
}

const NOW = 'now'

interface Reader {
  /** What stands is the client's own until it is submitted. */
  readonly isHidden: boolean
  /** The round that the reader is answering. */
  readonly answering: number | null
}

function viewsOf(rounds: readonly ReportRound[], { isHidden, answering }: Reader) {
  const changed = rounds.filter(({ round }) => round > 0)
  return [
    ...(isHidden ? [] : [{ value: NOW, label: 'The lines as they stand' }]),
    ...(answering === null ? [] : [{ value: `changes-${answering}`, label: 'What you changed since you filed' }]),
    ...changed.map(({ round, at }) => ({ value: `changes-${round}`, label: `What changed on ${instantText(at)}` })),
    ...rounds.map(({ round, at }) => ({ value: `filed-${round}`, label: `As filed on ${instantText(at)}` })),
  ]
}
