import { listNotifications, markNotificationsRead, readNotification } from '@lading/contract/notifications'
import { Button, Group, Pagination } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { recentText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { lineOf } from './line-of.ts'
import { OpenNotification } from './OpenNotification.tsx'
import { Note, NoteList } from '#ui/facts/NoteList.tsx'

const A_PAGE = 10

/** Everything a person was told, page after page; all of it can be marked read at once. */
export function AllNotifications() {
  const [page, turnTo] = useState(1)
  const today = useToday()
  const [opened, open] = useState<number>()
  const { data, error, refetch } = useQuery(query(listNotifications, { query: { page, per_page: A_PAGE } }))
  const reading = useAct(readNotification, { stale: [listNotifications] })
  const markAll = useAct(markNotificationsRead, { stale: [listNotifications], done: 'All notifications are read.' })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.total === 0)
    return <EmptyState title="No notifications yet" hint="Notifications about your transactions appear here." />

  const shown = data.data.find(({ id }) => id === opened)
  const choose = (id: number, isUnread: boolean) => {
    open(id)
    if (isUnread) reading.mutate({ params: { id } })
  }
  const aside = (
    <Button variant="default" size="compact-sm" loading={markAll.isPending} onClick={() => markAll.mutate({})}>
      Mark all read
    </Button>
  )
  return (
    <Pane title={`${data.total} notifications`} aside={data.unread > 0 && aside}>
      <NoteList mx={-14}>
        {data.data.map(lineOf).map((line) => (
          <Note
            key={line.id}
            title={line.subject}
            text={line.message}
            from={`${line.from ?? 'System'} · ${recentText(line.created_at, today)}`}
            unread={line.is_unread}
            onOpen={() => choose(line.id, line.is_unread)}
          />
        ))}
      </NoteList>
      {data.total > A_PAGE && (
        <Group justify="center" mt="md">
          <Pagination
            total={Math.ceil(data.total / A_PAGE)}
            value={page}
            onChange={turnTo}
            size="sm"
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          />
        </Group>
      )}
      {shown && <OpenNotification notification={shown} onClose={() => open(undefined)} />}
    </Pane>
  )
}
