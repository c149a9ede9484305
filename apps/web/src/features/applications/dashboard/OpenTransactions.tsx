import { businessTransactions } from '@lading/contract/applications/application-lists'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { OwnTransactions } from '../../filing/OwnTransactions.tsx'

/** What is under way, the latest change first. */
export function OpenTransactions({ business_id }: { business_id: number }) {
  const { data, error, refetch } = useQuery(query(businessTransactions, { params: { id: business_id } }))
  return (
    <Pane
      title="Open transactions"
      aside={
        <Anchor component={Link} to={paths.customerTransactions()} size="sm">
          {data && data.total > data.data.length ? `View all ${data.total}` : 'View all'}
        </Anchor>
      }
    >
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : data.data.length === 0 ? (
        <Text size="sm" c="dimmed">
          No open transactions.
        </Text>
      ) : (
        <OwnTransactions rows={data.data} label="Open transactions" isOfOneBusiness />
      )}
    </Pane>
  )
}
