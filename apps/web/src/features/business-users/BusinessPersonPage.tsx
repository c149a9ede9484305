import { businessPerson, type BusinessPerson, type BusinessUserRow } from '@lading/contract/business-users'
import { manilaDay } from '@lading/domain/dates/manila'
import { partText } from '@lading/domain/people/acting/business-part'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { dayText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { CallFailed } from '#lib/transport.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { BusinessUserActs } from './BusinessUserActs.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** Somebody who acts for one of the own businesses: what they are in each, to be changed by who manages its people. */
export default function BusinessPersonPage() {
  const id = Number(useParams()['id'])
  return id === useActor()?.user_id ? <Navigate to={paths.customerProfile()} replace /> : <Person key={id} id={id} />
}

function Person({ id }: { id: number }) {
  const { data, error } = useQuery({
    ...query(businessPerson, { params: { id } }),
    throwOnError: nothingRead,
  })
  // A person who just left the last business here has nothing left to see of them.
  if (error instanceof CallFailed && error.status === 404) return <Navigate to={paths.customers()} replace />
  if (!data) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <PageHeader eyebrow="Customer" title={data.name || data.email} {...(data.name && { subtitle: data.email })} />
      <Parts of={data} />
    </Stack>
  )
}

function Parts({ of: { parts } }: { of: BusinessPerson }) {
  return (
    <Pane title="Rights" subtitle="For each business you both act for. Changes take effect immediately.">
      <RuledList fz="sm">
        {parts.map((part) => (
          <Line key={part.business_id} part={part} />
        ))}
      </RuledList>
    </Pane>
  )
}

function Line({ part }: { part: BusinessUserRow }) {
  return (
    <RuledLine>
      <span>
        <Link to={paths.customerBusiness(part.business_id)}>{part.business_name}</Link>
        <SmallRow>
          {partText(part)}. Since {dayText(manilaDay(new Date(part.since)))}.
        </SmallRow>
      </span>
      <BusinessUserActs row={part} />
    </RuledLine>
  )
}
