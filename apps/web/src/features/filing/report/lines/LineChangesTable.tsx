import type { LineAnswers, LineSection } from '@lading/contract/forms/lines/line-section'
import { lineChanges, type LineChange } from '@lading/contract/reports/report-rounds'
import { Box, Group, Text } from '@mantine/core'
import { BeforeAfter } from '#ui/answers/BeforeAfter.tsx'
import { RowMark } from '#ui/answers/RowMark.tsx'
import { ServerTable, type Column } from '#ui/tables/ServerTable.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'
import { LineNumber, numberedLine, useFigures, useLineWords } from './line-columns.tsx'

interface Props {
  readonly transaction_id: number
  readonly section: LineSection
  /** That is compared with the one before. */
  readonly round: number
}

const states = [
  { value: 'added', label: 'Added' },
  { value: 'changed', label: 'Changed' },
  { value: 'removed', label: 'Removed' },
]

/** What changed in a section from one submission to the next, line by line: what stood there, and what stands there. */
export function LineChangesTable({ transaction_id, section, round }: Props) {
  const columns = useChangeColumns(section)
  return (
    <ServerTable
      endpoint={lineChanges}
      label={`Changed lines of ${section.title}`}
      columns={columns}
      rowKey={({ number }) => number}
      fixed={{ transaction_id, section: section.name, round }}
      filters={[{ name: 'state', label: 'Change', choices: states }]}
      urlKey={`${section.name}-changes`}
      searchLabel="Search the changes"
      ordered={{ order_by: 'number', sort_by: 'asc' }}
      empty={{ title: 'No line changed', hint: 'The lines are those of the submission before.' }}
    />
  )
}

function useChangeColumns(section: LineSection): readonly Column<LineChange>[] {
  const words = useLineWords(section)
  const figures = useFigures(section)
  const changedText = ({ before, after }: LineChange, text: (answers: LineAnswers) => string) => ({
    before: before ? text(before) : null,
    after: after ? text(after) : null,
  })
  /** Of a line that was changed, what differs; of one that came or went, everything. */
  const figuresChanged = (change: LineChange) =>
    figures.flatMap(({ header, text }) => {
      const { before, after } = changedText(change, text)
      return before === after ? [] : [{ header, before, after }]
    })
  return [
    {
      header: numberedLine(section),
      orderBy: 'number',
      cell: (change) => (
        <Box miw={200}>
          <TwoLines small={<LineNumber number={change.number} mark={<RowMark state={change.state} row={{}} />} />}>
            <ChangedText {...changedText(change, words)} />
          </TwoLines>
        </Box>
      ),
      text: (change) => `${change.number}, ${plain(changedText(change, words))}`,
    },
    {
      header: 'What changed',
      cell: (change) => (
        <Group style={{ columnGap: 'var(--space-md)', rowGap: 'var(--space-xxs)' }}>
          {figuresChanged(change).map(({ header, ...figure }) => (
            <span key={header}>
              <Text span inherit c="dimmed">
                {header}:{' '}
              </Text>
              <ChangedText {...figure} />
            </span>
          ))}
        </Group>
      ),
      text: (change) =>
        figuresChanged(change)
          .map(({ header, ...figure }) => `${header}: ${plain(figure)}`)
          .join('; '),
    },
  ]
}

interface ChangedTextProps {
  /** Null of a line that was not there. */
  readonly before: string | null
  readonly after: string | null
}

/** What stood there and stands there; once where it is the same, or where the line was there on one side alone. */
function ChangedText({ before, after }: ChangedTextProps) {
  if (before === null || after === null || before === after) return after ?? before
  return <BeforeAfter before={before} after={after} />
}

const plain = ({ before, after }: ChangedTextProps): string =>
  before === null || after === null || before === after ? (after ?? before ?? '') : `${before} → ${after}`
