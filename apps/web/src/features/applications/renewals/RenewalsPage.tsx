import { renewals } from '@lading/contract/applications/renewals'
import { paths } from '@lading/contract/addresses/paths'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RenewableCard } from './RenewableCard.tsx'

/** What may be renewed now or later, the one that ends first on top. */
export default function RenewalsPage() {
  const asked = useQuery(query(renewals))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Renewal"
        subtitle="Renew an accreditation before it ends to pay no surcharge. The form is prefilled with what the register knows."
      />
      <Fetched of={asked}>
        {(data) =>
          data.data.length === 0 ? (
            <Pane>
              <EmptyState
                title="Nothing to renew"
                hint="None of your businesses holds an accreditation as a sea freight forwarder that can be renewed."
                action={
                  <Button component={Link} to={paths.newApplication()} variant="default">
                    Apply for accreditation
                  </Button>
                }
              />
            </Pane>
          ) : (
            data.data.map((one) => <RenewableCard key={one.accreditation_id} renewable={one} />)
          )
        }
      </Fetched>
    </Stack>
  )
}
