import type { Filing } from '@lading/contract/filing/filing'
import { timeline, type TimelineStep } from '@lading/contract/filing/timeline'
import { nounOf } from '@lading/domain/transactions/family-words'
import { statusLabels } from '@lading/domain/transactions/labels'
import { Button, Skeleton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Timeline, type Event } from '#ui/facts/Timeline.tsx'

const SHOWN = 2 // the newest steps; the rest is folded

/** What happened, newest first, with how long each part took; all but the newest folded until it is wanted. */
export function TransactionTimeline({ filing }: { filing: Filing }) {
  const { data, error, refetch } = useQuery(query(timeline, { params: { id: filing.transaction_id } }))
  const [isOpen, setOpen] = useState(false)
  const events = (data?.steps ?? []).map(eventOf)
  const isOver = ['done', 'stopped'].includes(statusLabels[filing.status].tone)
  return (
    <Pane
      title="Timeline"
      aside={events.length > SHOWN && <Fold isOpen={isOpen} count={events.length} onFold={() => setOpen(!isOpen)} />}
    >
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <Timeline
          events={isOpen ? events : events.slice(0, SHOWN)}
          goingOn={!isOver}
          label={`Timeline of the ${nounOf(filing.type)}`}
        />
      ) : (
        <Skeleton height={160} />
      )}
    </Pane>
  )
}

interface FoldProps {
  readonly isOpen: boolean
  readonly count: number
  readonly onFold: () => void
}

function Fold({ isOpen, count, onFold }: FoldProps) {
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-expanded={isOpen}
      rightSection={<Chevron size={15} aria-hidden />}
      onClick={onFold}
    >
      {isOpen ? 'Show the latest' : `Show all ${count} steps`}
    </Button>
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
function lastingText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${Math.max(1, rest)} min`
}
