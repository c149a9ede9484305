import { reportOpenings } from '@lading/contract/reports/reports'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '#lib/api.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { StepFrame } from '../filing/steps/StepFrame.tsx'
import { ChooseReport } from './ChooseReport.tsx'
import { NothingToReport } from './NothingToReport.tsx'

/** Before there is a draft: which business files which report with which agency. */
export default function NewReportPage() {
  const asked = useQuery(query(reportOpenings))
  const wanted = Number(useSearchParams()[0].get('business'))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Report submission"
        subtitle="A report that is due is open already. Your draft is saved, so you can return to it at any time."
      />
      <StepFrame type={TransactionType.insuranceCoverage} step={1}>
        <Fetched of={asked}>
          {(data) =>
            data.businesses.length === 0 ? (
              <NothingToReport />
            ) : (
              <ChooseReport businesses={data.businesses} reports={data.data} wanted={wanted} />
            )
          }
        </Fetched>
      </StepFrame>
    </Stack>
  )
}
