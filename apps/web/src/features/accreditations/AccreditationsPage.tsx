import { ownAccreditations } from '@lading/contract/accreditations/accreditations'
import { deadlines } from '@lading/contract/deadlines'
import { paths } from '@lading/contract/addresses/paths'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { EmptyPane } from '#ui/messages/EmptyPane.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { AccreditationPane } from './AccreditationPane.tsx'

/** What the person's businesses hold and held: how each stands, what is due, and what may be done. */
export default function AccreditationsPage() {
  const asked = useQuery(query(ownAccreditations))
  const due = useQuery(query(deadlines))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Accreditations"
        subtitle="What your businesses hold, until when it is valid, what is due and what you may do."
      />
      <Fetched of={asked}>
        {(data) =>
          data.data.length === 0 ? (
            <EmptyPane
              title="No accreditation yet"
              hint="An accreditation appears here once the agency has issued its certificate."
              to={paths.newApplication()}
              action="Apply for accreditation"
            />
          ) : (
            data.data.map((one) => <AccreditationPane key={one.accreditation_id} accreditation={one} due={due} />)
          )
        }
      </Fetched>
    </Stack>
  )
}
