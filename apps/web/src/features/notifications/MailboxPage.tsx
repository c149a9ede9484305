import '@mantine/core/styles/NavLink.layer.css'
import { listReceivedMails } from '@lading/contract/notifications'
import { Anchor, Container, Grid, NavLink, Select, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { instantText } from '#lib/format.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { MailReader } from './MailReader.tsx'

const LOOKED_EVERY = 1500 // milliseconds; who waits for a link waits at the screen

/** What the portal mailed, in the demo, where no mail leaves it. */
export default function MailboxPage() {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery({ ...query(listReceivedMails), refetchInterval: LOOKED_EVERY })
  if (error instanceof CallFailed && error.status === 404) return <ErrorPage failure="missing" />
  const mail = search.get('mail')
  const account = search.get('to')
  const mails = data?.data.filter(({ to }) => account === null || to === account)
  const accounts = [...new Set(data?.data.map(({ to }) => to))].sort()
  return (
    <Container size="lg" py={32}>
      <PageHeader
        title="Mailbox"
        subtitle="This is a demo: its mails stay here. The last 200 are kept, whatever their address."
      />
      <Grid gap="lg" mt="lg">
        <Grid.Col span={{ base: 12, sm: 5 }} {...(mail && { visibleFrom: 'sm' })}>
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
            {accounts.length > 1 && (
              <Select
                label="Account"
                placeholder="All accounts"
                data={accounts}
                value={account}
                onChange={(to) => setSearch(to === null ? {} : { to })}
                searchable
                clearable
                mb="sm"
              />
            )}
            {mails?.map(({ id, subject, to, received_at }) => (
              <NavLink
                key={id}
                component={Link}
                to={`?${new URLSearchParams({ ...(account !== null && { to: account }), mail: id })}`}
                label={subject}
                description={`${to} · ${instantText(received_at)}`}
                style={id === mail ? open : undefined}
                aria-current={id === mail || undefined}
              />
            ))}
          </Pane>
        </Grid.Col>
        {mail && (
          <Grid.Col span={{ base: 12, sm: 7 }}>
            <Anchor
              component={Link}
              hiddenFrom="sm"
              display="inline-block"
              mb="sm"
              to={account === null ? paths.mailbox() : `?${new URLSearchParams({ to: account })}`}
            >
              Back to the list
            </Anchor>
            <MailReader id={mail} />
          </Grid.Col>
        )}
      </Grid>
    </Container>
  )
}

const open = { background: 'var(--paper)', boxShadow: 'inset 3px 0 var(--mantine-color-brass-5)' }
