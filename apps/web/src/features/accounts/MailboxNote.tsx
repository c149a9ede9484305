import type { demoState } from '@lading/contract/notifications'
import { publicReads } from '@lading/contract/calls/public-reads'
import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { publicQuery } from '#lib/api.ts'

/** In the demo mails go nowhere but to the portal's own mailbox. */
export function MailboxNote() {
  const { data } = useQuery(publicQuery<typeof demoState>(publicReads.demoState))
  if (!data?.has_mailbox) return null
  return (
    <Paper p="sm" bd="1px dashed var(--line)" fz="sm">
      This is a demo: its mails stay in the portal. <Link to={paths.mailbox()}>Open the mailbox</Link>
    </Paper>
  )
}
