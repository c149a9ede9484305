import { transactionSteps, type TransactionStep } from '@lading/contract/evaluation'
import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Status } from '@lading/domain/transactions/status'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Timeline, type Event } from '#ui/facts/Timeline.tsx'
import { useTransaction } from './open-transaction.ts'
import { durationText } from './duration.ts'

/** Every step with who took it, how long the stage before lasted, and what was written; what is internal says so. */
export function TimelineTab() {
  const { transaction } = useTransaction()
  const { data, error, refetch } = useQuery(query(transactionSteps, { params: { id: transaction.transaction_id } }))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Pane title="Timeline" subtitle="Newest first. The time at the right is how long the stage before it lasted.">
      <Timeline
        events={data.data.toReversed().map((step) => eventOf(step, transaction.type))}
        goingOn={isOpen(transaction.status)}
      />
    </Pane>
  )
}

/** Somebody still has to move. */
function isOpen(status: Status): boolean {
  return ['agency', 'client'].includes(statusLabels[status].tone)
}

function eventOf(step: TransactionStep, type: TransactionType): Event {
  const { id, at, label, from, to, by, by_audience, remarks, remarks_to_client, answers, took_ms } = step
  const moved = from !== to ? ` → ${labelOfStatus(to, 'staff', type)}` : ''
  return {
    key: id,
    at,
    what: label + moved,
    who: by?.name ?? 'The portal',
    note: answers.join(' · '),
    side: by_audience === 'customer' ? 'client' : 'agency',
    ...(remarks && { quote: remarks, is_internal: !remarks_to_client && by_audience !== 'customer' }),
    ...(took_ms !== null && { took: durationText(took_ms) }),
  }
}
