import { paths } from '@lading/contract/addresses/paths'
import { requestOpenings } from '@lading/contract/requests/requests'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'

/** The requests of the person's businesses for documents of the agencies. */
export default function OtherRequestsPage() {
  const asked = useQuery(query(requestOpenings))
  const create = (variant: 'filled' | 'default') => (
    <Button component={Link} to={paths.newRequest()} variant={variant} leftSection={<IconPlus size={16} aria-hidden />}>
      New request
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader
        title="Other requests"
        subtitle="Certificates and recommendations to the SEC that an agency issues about your business."
        action={create('filled')}
      />
      <Fetched of={asked}>
        {(data) => (
          <Pane title="Your requests">
            {data.data.length > 0 ? (
              <OwnTransactions rows={data.data} label="Your requests" />
            ) : (
              <EmptyState
                order={3}
                title="No request yet"
                hint="Ask for a certificate about your business, for a true copy, or for a recommendation to the SEC."
                action={create('default')}
              />
            )}
          </Pane>
        )}
      </Fetched>
    </Stack>
  )
}
