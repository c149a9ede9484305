import { listNotifications, readNotification, type Notification } from '@lading/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { failureWords } from '#lib/failure-words.ts'
import { fetchedPart } from '#lib/page-code.ts'
import { NotificationsMenu } from '#ui/notifications/NotificationsMenu.tsx'
import { toast } from '#lib/toast.ts'
import { lineOf } from './line-of.ts'
import { useLiveNotifications } from './use-live-notifications.ts'

const OpenNotification = fetchedPart(async () => (await import('./OpenNotification.tsx')).OpenNotification)

const LOOKED_EVERY = 60_000 // milliseconds, while the portal cannot tell by itself
const TOAST_TIME = 3000 // milliseconds; specification, section 9

/** The bell of the top bar: the notifications of the reader, and one of them opened. */
export function NotificationsBell() {
  const { isLive, mayRead } = useLiveNotifications()
  const { data, error } = useQuery({
    ...query(listNotifications, { query: { per_page: 5 } }),
    enabled: mayRead,
    refetchInterval: isLive ? false : LOOKED_EVERY,
  })
  const [opened, open] = useState<number>()
  const reading = useAct(readNotification, { stale: [listNotifications], quiet: true })
  const failure = error ?? reading.error
  useEffect(() => {
    if (failure) toast.error(failureWords(failure), { time: TOAST_TIME })
  }, [failure])

  const notifications = data?.data ?? []
  const shown = useKept(notifications.find(({ id }) => id === opened))
  const show = (id: number) => {
    open(id)
    if (notifications.some((notification) => notification.id === id && !notification.read_at)) {
      reading.mutate({ params: { id } })
    }
  }
  return (
    <>
      <NotificationsMenu
        lines={notifications.map(lineOf)}
        unread={data?.unread ?? 0}
        onOpen={show}
        viewAll={`${paths.profile()}#notifications`}
      />
      {opened !== undefined && shown && (
        <Suspense fallback={null}>
          <OpenNotification notification={shown} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** The newest of something that may slip out of the five while it is read. */
function useKept(notification: Notification | undefined): Notification | undefined {
  const [kept, keep] = useState(notification)
  if (notification && notification !== kept) keep(notification)
  return notification ?? kept
}
