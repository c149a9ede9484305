import './mailbox.css'
import { listReceivedMails } from '@lading/contract/notifications'
import { Container, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/paths'
import { CallFailed, query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Pane } from '#ui/Pane.tsx'
import { MailReader } from './MailReader.tsx'

const LOOKED_EVERY = 5000 // milliseconds

/** What the portal mailed, in the demo, where no mail leaves it. */
export default function MailboxPage() {
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery({ ...query(listReceivedMails), refetchInterval: LOOKED_EVERY })
  if (error instanceof CallFailed && error.status === 404) return <ErrorPage failure="missing" />
  const mail = search.get('mail')
  return (
    <Container size="lg" py={32}>
      <PageHeader
        title="Mailbox"
        subtitle="This is a demo: its mails stay here. The last 200 are kept, whoever they were written to."
      />
      <div className="mailbox" data-reading={mail ? true : undefined}>
        <Pane title="Mails">
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton h={180} />}
          {data?.total === 0 && (
            <EmptyState
              order={3}
              title="No mail yet"
              hint="Register an account, and the link that confirms its address arrives here."
            />
          )}
          <ul className="mails">
            {data?.data.map(({ id, subject, to, received_at }) => (
              <li key={id}>
                <Link to={`?mail=${id}`} aria-current={id === mail || undefined}>
                  <b>{subject}</b>
                  <small>
                    {to} · {instantText(received_at)}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </Pane>
        {mail && (
          <div>
            <Link to={paths.mailbox()} className="mail-back">
              Back to the list
            </Link>
            <MailReader id={mail} />
          </div>
        )}
      </div>
    </Container>
  )
}
