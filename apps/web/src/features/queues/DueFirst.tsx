import { type QueueRow, staffQueues } from '@lading/contract/queues'
import { typeLabels } from '@lading/domain/transactions/labels'
import { staffLists, type ShownListName } from '@lading/domain/workflow/lists'
import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { dayText } from '#lib/format.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Pane } from '#ui/Pane.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { daysLeftText, lateness } from './days-left.ts'

const SHOWN = 5
const ROW = 62 // pixels

/** The cases of one list that are due first. */
export function DueFirst({ name, total }: { name: ShownListName; total: number }) {
  const { title } = staffLists[name]
  const { data, error, refetch } = useQuery(query(staffQueues[name], { body: {} }))
  if (data?.data.length === 0) return null
  return (
    <Pane
      title={`${title}: due first`}
      aside={
        <Anchor component={Link} inherit to={paths.staffList(name)} className="due-all">
          {total > SHOWN ? `All ${total}` : 'The whole list'}
        </Anchor>
      }
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={Math.min(total, SHOWN) * ROW} />}
      {data && (
        <ul className="due-first">
          {data.data.slice(0, SHOWN).map((row) => (
            <li key={row.transaction_id}>
              <div>
                <Link to={paths.workflow(row.transaction_id)}>{row.business_name}</Link>
                <small className="num">
                  {row.reference} · {typeLabels[row.type]}
                </small>
              </div>
              <StatusBadge status={row.status} size="sm" plain />
              <Due row={row} />
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}

function Due({ row: { clock_state, due_on, days_left } }: { row: QueueRow }) {
  if (clock_state === 'paused') return <span className="due-day">Paused, with the client</span>
  if (!due_on || days_left === null) return <span className="due-day">–</span>
  return (
    <span className="due-day" data-late={lateness(due_on, days_left) === 'late' || undefined}>
      <b className="num">{dayText(due_on)}</b>
      <small>{daysLeftText(due_on, days_left)}</small>
    </span>
  )
}
