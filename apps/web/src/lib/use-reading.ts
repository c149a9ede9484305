import { customerMessages, readMessages, type MessageThread } from '@lading/contract/messages'
import { listNotifications } from '@lading/contract/notifications'
import { queueCounts } from '@lading/contract/queues'
import { useEffect, useState } from 'react'
import { usePortal } from './portal.ts'

/** Says to the portal that what is in sight is read. Gives the messages that were new on this visit. */
export function useReading({ transaction_id, messages }: MessageThread): ReadonlySet<number> {
  const { queries, transport } = usePortal()
  const unread = messages.filter(({ is_new }) => is_new).map(({ id }) => id)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set(unread))
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]))
  const newest = unread.at(-1)

  useEffect(() => {
    if (newest === undefined) return
    const reads = [customerMessages, queueCounts, listNotifications]
    void transport.call(readMessages, { params: { id: transaction_id }, body: { last_message_id: newest } }).then(
      () => Promise.all(reads.map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))),
      () => undefined, // it stays unread and is said again on the next visit
    )
  }, [queries, transport, transaction_id, newest])
  return fresh
}
