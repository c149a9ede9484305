import { myBusinesses } from '@lading/contract/businesses'
import { Avatar, Button, Flex, SimpleGrid, Stack } from '@mantine/core'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { useSession } from '#lib/session.ts'
import { paths } from '@lading/contract/addresses/paths'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Forward } from '#ui/layout/Forward.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

const businesses = query(myBusinesses)

/** Asks for the businesses of the person before the page stands. */
export const askBusinesses = (queries: QueryClient) => queries.prefetchQuery(businesses)

/** A customer with a business sees it; one without is shown how to begin. */
export default function FirstDashboardPage() {
  const { user } = useSession()
  const { data } = useQuery({ ...businesses, throwOnError: nothingRead })
  if (!data) return <PageSkeleton />
  const [first] = data.data
  if (first) return <Forward to={paths.customerDashboard(first.id)} />
  return (
    <Stack gap="lg">
      <PageHeader
        title={`Welcome${user?.first_name ? `, ${user.first_name}` : ''}`}
        subtitle="Three steps to an accreditation."
      />
      <Pane>
        <SimpleGrid role="list" minColWidth="min(13.75rem, 100%)" autoFlow="auto-fit" spacing="lg" mb="sm">
          {beginnings.map(([title, hint], place) => (
            <Flex key={title} role="listitem" gap="sm">
              <Avatar color="pacific" aria-hidden>
                {place + 1}
              </Avatar>
              <div>
                <b>{title}</b>
                <SmallRow>{hint}</SmallRow>
              </div>
            </Flex>
          ))}
        </SimpleGrid>
        <EmptyState
          title="No business yet"
          hint="Register a business to start."
          action={
            <Button component={Link} to={paths.registerBusiness()}>
              Register a business
            </Button>
          }
        />
      </Pane>
    </Stack>
  )
}

const beginnings = [
  ['Register your business', 'You only need its name, legal form and TIN to start.'],
  ['Apply in three steps', 'Business information, requirements, review. The draft saves itself.'],
  ['Follow it here', 'Requests of the agency, the order of payment, and the certificate.'],
] as const
