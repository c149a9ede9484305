import type { Filing } from '@lading/contract/filing/filing'
import { reportFindings } from '@lading/contract/reports/reports'
import type { OfferedAct } from '@lading/contract/workflow'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { AskForCondonation } from './AskForCondonation.tsx'
import { FindingsPanes } from './FindingsPanes.tsx'

interface Props {
  readonly filing: Filing
  readonly acts: readonly OfferedAct[]
}

/** What its client reads of a report beside its answers; and, while a penalty is to be ordered, the way to be excused. */
export function ReportStanding({ filing, acts }: Props) {
  const { transaction_id: id } = filing
  const { data, error, refetch } = useQuery(query(reportFindings, { params: { id } }))
  const ask = acts.find(({ action }) => action === 'ask-for-condonation')
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      {ask && <AskForCondonation filing={filing} />}
      <FindingsPanes findings={data} audience="customer" />
    </>
  )
}
