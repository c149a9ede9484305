import { type QueueRow, staffQueues } from '@lading/contract/queues'
import { typeLabels } from '@lading/domain/transactions/labels'
import { staffLists, type ShownListName } from '@lading/domain/workflow/lists'
import { Anchor, Box, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { dayText } from '#lib/format.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Pane } from '#ui/Pane.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { daysLeftText, lateness } from './days-left.ts'
import classes from './DueFirst.module.css'

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
        <Anchor component={Link} to={paths.staffList(name)} size="sm">
          {total > SHOWN ? `All ${total}` : 'The whole list'}
        </Anchor>
      }
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={Math.min(total, SHOWN) * ROW} />}
      {data && (
        <RuledList fz="sm">
          {data.data.slice(0, SHOWN).map((row) => (
            <li key={row.transaction_id} className={classes.line}>
              <div>
                <Anchor component={Link} inherit fw={600} c="inherit" to={paths.workflow(row.transaction_id)}>
                  {row.business_name}
                </Anchor>
                <SmallRow>
                  <span className="num">{row.reference}</span> · {typeLabels[row.type]}
                </SmallRow>
              </div>
              <StatusBadge status={row.status} type={row.type} size="sm" plain />
              <Due row={row} />
            </li>
          ))}
        </RuledList>
      )}
    </Pane>
  )
}

function Due({ row: { clock_state, due_on, days_left } }: { row: QueueRow }) {
  if (clock_state === 'paused')
    return (
      <Text inherit ta="right">
        Paused, with the client
      </Text>
    )
  if (!due_on || days_left === null)
    return (
      <Text inherit ta="right">
        –
      </Text>
    )
  const isLate = lateness(due_on, days_left) === 'late'
  return (
    <Box ta="right" c={isLate ? 'var(--stopped-fg)' : undefined} data-late={isLate || undefined}>
      <b className="num">{dayText(due_on)}</b>
      <small className={classes.left}>{daysLeftText(due_on, days_left)}</small>
    </Box>
  )
}
