import { Stack } from '@mantine/core'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useActor } from '#lib/session.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { BusinessUsersTable } from './BusinessUsersTable.tsx'
import { InvitationAnswer } from './InvitationAnswer.tsx'
import { InviteLink } from './InviteLink.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { managedBusinesses } from './managed.ts'

/**
 * Who acts for a business; its own people invite and change each other here, staff look. `?invitation=` is a mailed link.
 * Customers have it at `/customers` too: to them, customers are the people of their own businesses.
 */
export default function BusinessUsersPage() {
  const actor = useActor()
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const token = address.get('invitation')
  const isManager = actor !== null && managedBusinesses(actor).length > 0
  return (
    <Stack gap="lg">
      <PageHeader
        title={pathname === paths.customers() ? 'Customers' : 'Business users'}
        subtitle={
          actor?.audience === 'staff'
            ? 'The people who act for each registered business, and their rights.'
            : 'People who act for your businesses, and their rights. Everyone listed can see all filings of the business.'
        }
        action={isManager && <InviteLink />}
      />
      {token && <InvitationAnswer token={token} />}
      {isManager && <OpenInvitations />}
      <BusinessUsersTable />
    </Stack>
  )
}
