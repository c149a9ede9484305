import { renewals } from '@lading/contract/applications/renewals'
import { paths } from '@lading/contract/addresses/paths'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { EmptyPane } from '#ui/messages/EmptyPane.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
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
            <EmptyPane
              title="Nothing to renew"
              hint="None of your businesses holds an accreditation as a sea freight forwarder that can be renewed."
              to={paths.newApplication()}
              action="Apply for accreditation"
            />
          ) : (
            data.data.map((one) => <RenewableCard key={one.accreditation_id} renewable={one} />)
          )
        }
      </Fetched>
    </Stack>
  )
}
