import { Stack } from '@mantine/core'
import { requestLetter } from '@lading/contract/requests/request-letter'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { useTransaction } from '../open-transaction.ts'
import { LetterPane } from './LetterPane.tsx'
import { useMayWrite } from './use-may-write.ts'

/** The letter that recommends to the SEC what a business proposes. */
export function RecommendationTab() {
  const { transaction_id: id } = useTransaction().transaction
  const mayWrite = useMayWrite()
  const { data, error, refetch } = useQuery(query(requestLetter, { params: { id } }))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <LetterPane data={data} mayWrite={mayWrite} label="Text of the recommendation" />
    </Stack>
  )
}
