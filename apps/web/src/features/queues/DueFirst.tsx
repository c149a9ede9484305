import { dueWork, type QueueRow } from '@lading/contract/queues'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Anchor, Box, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { query } from '#lib/api.ts'
import { countText, dayText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { daysLeftText, lateness } from './days-left.ts'
import classes from './DueFirst.module.css'

const SKELETON = 310 // pixels

/** What is late and due today in all lists of the person, then what is due next. */
export function DueFirst() {
  const { data, error, refetch } = useQuery(query(dueWork))
  return (
    <Pane title="Due first" subtitle={data && countsText(data)}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={SKELETON} />}
      {data && data.data.length > 0 && (
        <RuledList fz="sm" aria-label="Due first">
          {data.data.map((row) => (
            <li key={row.transaction_id} className={classes.line}>
              <div>
                <Anchor component={Link} inherit fw={600} c="inherit" to={staffPath(row)}>
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

type Work = z.output<typeof dueWork.reply>

/** `3 are late, 2 are due today.` */
function countsText({ late, due_today, data }: Work): string {
  if (data.length === 0) return 'Nothing in your lists has a due date.'
  if (late.total === 0 && due_today.total === 0) return 'Nothing is late or due today.'
  const counted = [counts(late, 'late'), counts(due_today, 'due today')]
  return `${counted.filter(Boolean).join(', ')}.`.replace(/^m/, 'M')
}

function counts({ total, is_more }: Work['late'], what: string): string {
  if (total === 0) return ''
  if (is_more) return `more than ${countText(total)} are ${what}`
  return total === 1 ? `1 is ${what}` : `${countText(total)} are ${what}`
}

function Due({ row: { clock_state, due_on, days_left } }: { row: QueueRow }) {
  const today = useToday()
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
  const isLate = lateness(due_on, days_left, today) === 'late'
  return (
    <Box ta="right" c={isLate ? 'var(--stopped-fg)' : undefined} data-late={isLate || undefined}>
      <b className="num">{dayText(due_on)}</b>
      <small className={classes.left}>{daysLeftText(due_on, days_left, today)}</small>
    </Box>
  )
}
