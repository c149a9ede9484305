import { markField, transactionDetail } from '@lading/contract/evaluation'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { markedLines, type MarkedLine } from '@lading/contract/reports/report-rounds'
import { transactionProcess } from '@lading/contract/workflow'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { linePath } from '@lading/domain/filing/line-path'
import { Button, Group, Text, Title } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { Quote } from '#ui/facts/Quote.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { useLineWords } from '../../../filing/report/lines/line-columns.tsx'
import { LineComparison } from '../../../filing/report/lines/LineComparison.tsx'
import { useTransaction } from '../../open-transaction.ts'

interface Props {
  readonly section: LineSection
  readonly marked: readonly MarkedLine[]
}

/** The marked lines of a section together: what the client is asked now, and what became of what was asked before. */
export function MarkedLines({ section, marked }: Props) {
  const { resubmissions } = useTransaction().transaction
  const now = marked.filter(({ round }) => round > resubmissions)
  const before = marked.filter(({ round }) => round <= resubmissions)
  return (
    <>
      {now.length > 0 && (
        <section aria-label={`Marked lines of ${section.title}`}>
          <Title order={3} fz="sm" ff="text">
            {`Marked for the client: ${now.length === 1 ? '1 line' : `${now.length} lines`}`}
          </Title>
          <RuledList my="xs">
            {now.map((line) => (
              <MarkedNow key={line.return_id} {...{ section, line }} />
            ))}
          </RuledList>
        </section>
      )}
      {before.length > 0 && (
        <section aria-label={`Lines of ${section.title} asked before`}>
          <Title order={3} fz="sm" ff="text">
            Asked in the last return
          </Title>
          <RuledList my="xs">
            {before.map((line) => (
              <Answered key={line.return_id} {...{ section, line }} />
            ))}
          </RuledList>
        </section>
      )}
    </>
  )
}

interface LineProps {
  readonly section: LineSection
  readonly line: MarkedLine
}

function MarkedNow({ section, line }: LineProps) {
  const { transaction, is_mine } = useTransaction()
  const words = useLineWords(section)
  const { number, now, filed, remark, is_sent } = line
  const act = useAct(markField, { stale: [transactionDetail, transactionProcess, markedLines] })
  const path = linePath({ section: section.name, number })
  const takeBack = () => act.mutate({ params: { id: transaction.transaction_id }, body: { path, remark: '' } })
  return (
    <li>
      <Group justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
        <Text size="sm" fw={600}>
          {`Line ${number}: ${words(filed ?? now ?? {})}`}
        </Text>
        {is_mine && !is_sent && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            flex="none"
            loading={act.isPending}
            aria-label={`Remove the mark on line ${number}`}
            onClick={takeBack}
          >
            Remove the mark
          </Button>
        )}
      </Group>
      <Quote>{remark}</Quote>
    </li>
  )
}

/** What was asked, what the client wrote, and the line before and after. */
function Answered({ section, line: { number, filed, now, remark, answer } }: LineProps) {
  const state = now === null ? 'Removed' : isSameAnswer(filed, now) ? 'As it was filed' : 'Changed'
  return (
    <li>
      <Group gap="xs">
        <Text size="sm" fw={600}>{`Line ${number}`}</Text>
        <Mark tone={state === 'Changed' ? 'client' : state === 'Removed' ? 'stopped' : 'idle'} size="sm" plain>
          {state}
        </Mark>
      </Group>
      <Quote>{remark}</Quote>
      {answer && (
        <Text size="sm" mb="xs">
          <b>The client wrote:</b> {answer}
        </Text>
      )}
      <LineComparison {...{ section, filed, now }} />
    </li>
  )
}
