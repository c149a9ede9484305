import { requestOpenings } from '@lading/contract/requests/requests'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { StepFrame } from '../filing/steps/StepFrame.tsx'
import { AskForRequest } from './AskForRequest.tsx'

/** Before there is a draft: which business asks which agency for what. */
export default function NewRequestPage() {
  const asked = useQuery(query(requestOpenings))
  return (
    <Stack gap="lg">
      <PageHeader title="New request" subtitle="Your draft is saved, so you can return to it at any time." />
      <StepFrame type={TransactionType.requestForCertificate} step={1}>
        <Fetched of={asked}>{(data) => <AskForRequest businesses={data.businesses} />}</Fetched>
      </StepFrame>
    </Stack>
  )
}
