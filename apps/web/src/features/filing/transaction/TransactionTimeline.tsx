import type { Filing } from '@lading/contract/filing'
import { timeline, type TimelineStep } from '@lading/contract/timeline'
import { nounOf } from '@lading/domain/transactions/family-words'
import { statusLabels } from '@lading/domain/transactions/labels'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Pane } from '#ui/Pane.tsx'
import { Timeline, type Event } from '#ui/Timeline.tsx'

/** What happened, newest first, with how long each part took. */
export function TransactionTimeline({ filing }: { filing: Filing }) {
  const { data, error, refetch } = useQuery(query(timeline, { params: { id: filing.transaction_id } }))
  const isOver = ['done', 'stopped'].includes(statusLabels[filing.status].tone)
  return (
    <Pane title="Timeline">
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <Timeline events={data.steps.map(eventOf)} goingOn={!isOver} label={`Timeline of the ${nounOf(filing.type)}`} />
      ) : (
        <Skeleton height={160} />
      )}
    </Pane>
  )
}

function eventOf({ id, at, title, by, remarks, lasted_minutes, then_with, side }: TimelineStep): Event {
  return {
    key: id,
    at,
    what: title,
    who: by,
    ...(remarks && { note: remarks }),
    ...(lasted_minutes !== null && {
      took: `${lastingText(lasted_minutes)}${then_with === 'client' ? ' with you' : ''}`,
    }),
    side: side === 'client' ? 'client' : 'agency',
  }
}

/** `2 d 3 h`, `5 h 10 min`, `4 min`. */
export function lastingText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${Math.max(1, rest)} min`
}
