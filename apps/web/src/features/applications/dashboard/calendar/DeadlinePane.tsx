import { deadlines } from '@lading/contract/deadlines'
import { isMonth, monthAfter, monthOf } from '@lading/domain/dates/month'
import { plainDate } from '@lading/domain/dates/plain-date'
import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { query } from '#lib/api.ts'
import { useAddress } from '#lib/use-address.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { fetchedPart } from '#lib/page-code.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { DeadlineList } from './DeadlineList.tsx'
import { DeadlineMonth } from './DeadlineMonth.tsx'

const CalendarFeedDialog = fetchedPart(async () => (await import('./CalendarFeedDialog.tsx')).CalendarFeedDialog)

/** What one business must do by which day, as a list or month by month; the choice stands in the address. */
export function DeadlinePane({ business_id }: { business_id: number }) {
  const { data, error, refetch } = useQuery(query(deadlines, { query: { business_id } }))
  const [address, rewrite] = useAddress()
  const named = address.get('month')
  const month = named === null ? undefined : named
  const show = (next: string | undefined) =>
    rewrite((now) => (next === undefined ? now.delete('month') : now.set('month', next)))
  const thisMonth = data && monthOf(plainDate(data.today))
  // From the month that was asked for last: a second press may come before the page shows what the first one asked for.
  const step = (months: number) =>
    rewrite((now) => {
      const from = now.get('month') ?? ''
      if (thisMonth) now.set('month', monthAfter(isMonth(from) ? from : thisMonth, months))
    })
  return (
    <Pane
      title="Calendar"
      subtitle="What this business must do, and by which day."
      aside={
        <Group gap="sm">
          <SegmentedControl
            aria-label="Show the calendar as"
            data={['List', 'Month']}
            value={month === undefined ? 'List' : 'Month'}
            onChange={(view) => show(view === 'Month' ? thisMonth : undefined)}
            disabled={!data}
          />
          <FeedButton />
        </Group>
      }
    >
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data || !thisMonth ? (
        <Skeleton height={160} role="status" aria-label="Loading" />
      ) : month === undefined ? (
        <DeadlineList deadlines={data.data} today={plainDate(data.today)} />
      ) : (
        <DeadlineMonth
          deadlines={data.data}
          today={plainDate(data.today)}
          month={isMonth(month) ? month : thisMonth}
          onStep={step}
          onThisMonth={() => show(thisMonth)}
        />
      )}
    </Pane>
  )
}

function FeedButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarShare size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Other calendars
      </Button>
      <Suspense fallback={null}>{isOpen && <CalendarFeedDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
