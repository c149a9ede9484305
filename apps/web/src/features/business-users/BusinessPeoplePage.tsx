import { businessById } from '@lading/contract/businesses'
import { mayFor } from '@lading/domain/people/acting/actor'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { useActor } from '#lib/session.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { BusinessUsersTable } from './BusinessUsersTable.tsx'
import { InviteLink } from './InviteLink.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'

/** One of the own businesses with the people who act for it. */
export default function BusinessPeoplePage() {
  const actor = useActor()
  const id = Number(useParams()['id'])
  const { data } = useQuery({ ...query(businessById, { params: { id } }), throwOnError: nothingRead })
  if (data?.id !== id) return <PageSkeleton />
  const isManager = actor !== null && mayFor(actor, id, 'manage-people')
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow="Business"
        title={data.profile.business_name}
        subtitle={
          <>
            The people who act for it, and their rights. <Link to={paths.business(id)}>View the business</Link>
          </>
        }
        action={isManager && <InviteLink business_id={id} />}
      />
      {isManager && <OpenInvitations business_id={id} />}
      <BusinessUsersTable business_id={id} />
    </Stack>
  )
}
