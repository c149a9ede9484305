import { Stack } from '@mantine/core'
import { reportFindings } from '@lading/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { FindingsPanes } from '../filing/report/FindingsPanes.tsx'
import { AnswersTab } from './answers/AnswersTab.tsx'
import { useTransaction } from './open-transaction.ts'

/** What was reported, and beside it what it is weighed by: due day, cover before, penalty. */
export function ReportTab() {
  const { transaction } = useTransaction()
  const { data, error, refetch } = useQuery(query(reportFindings, { params: { id: transaction.transaction_id } }))
  return (
    <Stack gap="lg">
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <FindingsPanes findings={data} audience="staff" />
      ) : (
        <PageSkeleton />
      )}
      <AnswersTab />
    </Stack>
  )
}
