import type { Filing } from '@lading/contract/filing/filing'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { markedLines, type MarkedLine } from '@lading/contract/reports/report-rounds'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { LineComparison } from '../../report/lines/LineComparison.tsx'
import { LineDialog } from '../../report/lines/LineDialog.tsx'
import { RemoveLines } from '../../report/lines/RemoveLines.tsx'
import type { ReturnedLine } from '../../report/lines/returned-lines.ts'
import { AnswerWords } from './AnswerWords.tsx'
import { FromTheAgency } from './FromTheAgency.tsx'
import { LineState } from './LineState.tsx'

interface Props {
  readonly section: LineSection
  readonly item: ReturnedLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly onUnsaved: (place: string, is: boolean) => void
}

/** One line that came back: the remark, the line as it was filed and as it stands, and what answers it. */
export function ReturnedLineCard({ section, item, filing, onChanged, onUnsaved }: Props) {
  const { transaction_id: id } = filing
  const { data, error, refetch } = useQuery(query(markedLines, { params: { id } }))
  const line = data?.data.find(({ return_id }) => return_id === item.id)
  const isAnswered = item.answered_at !== null
  return (
    <Stack gap="sm" component="section" aria-label={`Line ${item.number}`}>
      <Group gap="xs">
        <Text fw={600} size="sm">{`Line ${item.number}`}</Text>
        <LineState isAnswered={isAnswered} />
      </Group>
      <FromTheAgency words={item.remark} tone={isAnswered ? 'idle' : 'client'} />
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : line ? (
        <Corrected {...{ id, section, line, onChanged }} />
      ) : (
        <PageSkeleton />
      )}
      <AnswerWords {...{ item, filing, onChanged, onUnsaved }} />
    </Stack>
  )
}

interface CorrectedProps {
  readonly id: number
  readonly section: LineSection
  readonly line: MarkedLine
  readonly onChanged: (filing: Filing) => void
}

/** The line as it was filed and as it stands, with the ways to correct it. */
function Corrected({ id, section, line: { number, filed, now, line_id }, onChanged }: CorrectedProps) {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const shared = { id, section, onSaved: onChanged, onClose: () => setOpen(undefined) }
  return (
    <>
      <LineComparison {...{ section, filed, now }} />
      {now === null || line_id === null ? (
        <Text size="sm">This line was removed.</Text>
      ) : (
        <Group gap="xs">
          <Button
            size="compact-sm"
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => setOpen('change')}
          >
            {`Change line ${number}`}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="stamp"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => setOpen('remove')}
          >
            {`Remove line ${number}`}
          </Button>
          {open === 'change' && <LineDialog {...shared} line={{ line_id, number, answers: now }} />}
          {open === 'remove' && <RemoveLines {...shared} line={{ line_id, number }} there={1} />}
        </Group>
      )}
    </>
  )
}
