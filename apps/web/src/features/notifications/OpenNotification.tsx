import { listNotifications, type Notification } from '@lading/contract/notifications'
import { useTimeout } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useActor } from '#lib/session.ts'
import { NotificationDialog } from '#ui/notifications/NotificationDialog.tsx'
import { toast } from '#lib/toast.ts'
import { askedFor, speaksOfMove, whereItLeads } from './where-it-leads.ts'

const READ_AFTER = 500 // milliseconds after opening the transaction is read again; specification, section 9

interface Props {
  readonly notification: Notification
  readonly onClose: () => void
}

/** One notification, and the way to its transaction where it speaks of a status change. */
export function OpenNotification({ notification: { data }, onClose }: Props) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const actor = useActor()
  useTimeout(() => void queries.invalidateQueries({ queryKey: [listNotifications.path] }), READ_AFTER, {
    autoInvoke: true,
  })
  const view = () => {
    const address = actor && whereItLeads(data.transaction, actor.audience)
    if (!address) return void toast.error('Transaction not found.')
    onClose()
    void navigate(address)
  }
  const openLink = () => {
    onClose()
    void navigate(data.link)
  }
  return (
    <NotificationDialog
      subject={data.subject}
      message={data.message}
      onViewTransaction={speaksOfMove(data.subject) ? view : undefined}
      asked={askedFor(data.link, data.subject)}
      onAsked={openLink}
      onClose={onClose}
    />
  )
}
