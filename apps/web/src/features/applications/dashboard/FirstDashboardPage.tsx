import { myBusinesses } from '@lading/contract/businesses'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'
import { paths } from '@lading/contract/paths'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Forward } from '#ui/Forward.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import '../../filing/filing.css'
import './dashboard.css'

/** A customer with a business sees it; one without is shown how to begin. */
export default function FirstDashboardPage() {
  const { user } = useSession()
  const { data } = useQuery({
    ...query(myBusinesses),
    throwOnError: (_, { state }) => state.data === undefined,
  })
  if (!data) return <PageSkeleton />
  const [first] = data.data
  if (first) return <Forward to={paths.customerDashboard(first.id)} />
  return (
    <div className="stack">
      <PageHeader
        title={`Welcome${user?.first_name ? `, ${user.first_name}` : ''}`}
        subtitle="Three things lead to an accreditation."
      />
      <Pane>
        <ol className="begin">
          <li>
            <b>Register your business</b>
            <span>Its name, legal form and TIN are enough to begin with.</span>
          </li>
          <li>
            <b>Apply in three steps</b>
            <span>Business information, requirements, review. The draft saves itself.</span>
          </li>
          <li>
            <b>Follow it here</b>
            <span>What the agency asks, the order of payment, and the certificate.</span>
          </li>
        </ol>
        <EmptyState
          title="No business yet"
          hint="Everything in the portal belongs to a business."
          action={
            <Button component={Link} to={paths.businesses()}>
              Register a business
            </Button>
          }
        />
      </Pane>
    </div>
  )
}
