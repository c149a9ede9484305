import { digestOf } from '@lading/contract/forms/lines/line-fields'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { markedLines } from '@lading/contract/reports/report-rounds'
import { holds } from '@lading/domain/people/acting/actor'
import { Status } from '@lading/domain/transactions/status'
import { linePath } from '@lading/domain/filing/line-path'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { LinesByRound } from '../../../filing/report/lines/LinesByRound.tsx'
import { LinesTable } from '../../../filing/report/lines/LinesTable.tsx'
import { useSectionsWithLines } from '../../../filing/report/lines/use-sections-with-lines.ts'
import { useTransaction } from '../../open-transaction.ts'
import { MarkButton } from '../MarkButton.tsx'
import { MarkedLines } from './MarkedLines.tsx'
import { MarkLineForm } from './MarkLineForm.tsx'

/** The lines of a section as the agency reads them: those that are marked, what changed, and every line. */
export function SectionLines({ section }: { readonly section: LineSection }) {
  const { transaction, is_mine } = useTransaction()
  const actor = useActor()
  const { transaction_id, resubmissions, differences, status } = transaction
  const mayMark = is_mine && actor !== null && holds(actor, 'return-to-client')
  const { data, error, refetch } = useQuery(query(markedLines, { params: { id: transaction_id } }))
  const marked = (data?.data ?? []).filter((line) => line.section === section.name)
  const hasLines = useSectionsWithLines(transaction, status === Status.forClientAction).includes(section)
  if (!hasLines) return null
  return (
    <Stack gap="md" mt="md">
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {mayMark && <MarkLineForm section={section} marked={marked} />}
      <MarkedLines section={section} marked={marked} />
      <div>
        <LinesByRound
          {...{ transaction_id, section, resubmissions }}
          isReturned={status === Status.forClientAction}
          isChanged={resubmissions > 0 && differences.some(({ path }) => path === digestOf(section))}
        >
          <LinesTable
            {...{ transaction_id, section }}
            {...(mayMark && {
              mark: (number: number) => (
                <MarkButton
                  answers={[
                    {
                      path: linePath({ section: section.name, number }),
                      label: `Line ${number} of ${section.title}`,
                      hint: 'The lines of this section open for the client once you return the report.',
                    },
                  ]}
                />
              ),
            })}
          />
        </LinesByRound>
      </div>
    </Stack>
  )
}
