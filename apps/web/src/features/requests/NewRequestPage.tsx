import { requestOpenings } from '@lading/contract/requests/requests'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { StepFrame } from '../filing/steps/StepFrame.tsx'
import { AskForRequest } from './AskForRequest.tsx'

/** Before there is a draft: which business asks which agency for what. */
export default function NewRequestPage() {
  const { data, error, refetch } = useQuery(query(requestOpenings))
  return (
    <Stack gap="lg">
      <PageHeader title="New request" subtitle="Your draft is saved, so you can return to it at any time." />
      <StepFrame type={TransactionType.requestForCertificate} step={1}>
        {error && !data ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <AskForRequest businesses={data.businesses} />
        ) : (
          <PageSkeleton />
        )}
      </StepFrame>
    </Stack>
  )
}
