import { businessTransactions } from '@lading/contract/applications/application-lists'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Anchor, Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { Day } from '#ui/facts/Day.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { PlainTable } from '#ui/layout/PlainTable.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { ownPath } from '@lading/contract/addresses/transaction-path'

/** What is under way, the latest change first. */
export function OpenTransactions({ business_id }: { business_id: number }) {
  const { data, error, refetch } = useQuery(query(businessTransactions, { params: { id: business_id } }))
  return (
    <Pane
      title="Open transactions"
      aside={
        <Anchor component={Link} to={paths.customerTransactions()} size="sm">
          View all
        </Anchor>
      }
    >
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : data.data.length === 0 ? (
        <Text size="sm" c="dimmed">
          No open transactions.
        </Text>
      ) : (
        <PlainTable label="Open transactions" stacked>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Tracking number</Table.Th>
              <Table.Th scope="col">Kind</Table.Th>
              <Table.Th scope="col">Status</Table.Th>
              <Table.Th scope="col" ta="right">
                Last change
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map((row) => (
              <Table.Tr key={row.transaction_id}>
                <Table.Td>
                  <Anchor component={Link} to={ownPath(row)} inherit className="num">
                    {row.reference}
                  </Anchor>
                </Table.Td>
                <Table.Td>{typeLabels[row.type]}</Table.Td>
                <Table.Td>
                  <StatusBadge status={row.status} type={row.type} plain size="sm" />
                </Table.Td>
                <Table.Td ta="right">
                  <Day at={row.updated_at} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </PlainTable>
      )}
    </Pane>
  )
}
