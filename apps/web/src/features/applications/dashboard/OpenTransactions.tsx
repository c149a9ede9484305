import { businessTransactions } from '@lading/contract/application-lists'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/paths'
import { Day } from '#ui/Day.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Pane } from '#ui/Pane.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { ownPath } from '@lading/contract/transaction-path'

/** What is under way, the latest change first. */
export function OpenTransactions({ business_id }: { business_id: number }) {
  const { data, error, refetch } = useQuery(query(businessTransactions, { params: { id: business_id } }))
  return (
    <Pane
      title="Open transactions"
      aside={
        <Link to={paths.myApplications()} className="change-link">
          View all
        </Link>
      }
    >
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : data.data.length === 0 ? (
        <p className="dim">Nothing is under way.</p>
      ) : (
        <table className="plain-table">
          <caption className="vh">Open transactions</caption>
          <thead>
            <tr>
              <th scope="col">Tracking number</th>
              <th scope="col">Kind</th>
              <th scope="col">Where it stands</th>
              <th scope="col" data-align="right">
                Last change
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((row) => (
              <tr key={row.transaction_id}>
                <td>
                  <Link to={ownPath(row)} className="num">
                    {row.reference}
                  </Link>
                </td>
                <td>{typeLabels[row.type]}</td>
                <td>
                  <StatusBadge status={row.status} plain size="sm" />
                </td>
                <td data-align="right">
                  <Day at={row.updated_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Pane>
  )
}
