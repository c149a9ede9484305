import { Stack } from '@mantine/core'
import { reportFindings } from '@lading/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { FindingsPanes } from '../filing/report/FindingsPanes.tsx'
import { AnswersTab } from './answers/AnswersTab.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { useTransaction } from './open-transaction.ts'

/** What was reported, and beside it what it is weighed by: due day, cover before, penalty. */
export function ReportTab() {
  const { transaction } = useTransaction()
  const asked = useQuery(query(reportFindings, { params: { id: transaction.transaction_id } }))
  return (
    <Stack gap="lg">
      <Fetched of={asked}>{(data) => <FindingsPanes findings={data} audience="staff" />}</Fetched>
      <AnswersTab />
    </Stack>
  )
}
