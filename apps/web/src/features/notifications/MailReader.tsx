import '@mantine/core/styles/Typography.layer.css'
import { showReceivedMail } from '@lading/contract/notifications'
import { Divider, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RichHtml } from '#ui/facts/RichHtml.tsx'
import { Facts } from '#ui/facts/Facts.tsx'

/** One mail, with its links alive. */
export function MailReader({ id }: { id: string }) {
  const { data: mail, error, refetch } = useQuery(query(showReceivedMail, { params: { id } }))
  if (error && !mail) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!mail) return <Skeleton h={320} />
  return (
    <Pane title={mail.subject}>
      <Facts
        rows={[
          ['To', mail.to],
          ['From', mail.from],
          ['Received', instantText(mail.received_at)],
        ]}
      />
      <Divider color="var(--rule)" my="md" />
      <RichHtml html={mail.html} />
    </Pane>
  )
}
