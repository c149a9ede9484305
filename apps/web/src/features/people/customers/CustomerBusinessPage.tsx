import { customerBusiness, type CustomerBusiness } from '@lading/contract/people/customers'
import { formatTin } from '@lading/domain/business/tin'
import { partText } from '@lading/domain/people/acting/business-part'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { dayText } from '#lib/format.ts'
import { Facts } from '#ui/facts/Facts.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { PeopleList } from '../PeopleList.tsx'

/** A business as those who keep customers see it: who acts for it, and what it holds. */
export default function CustomerBusinessPage() {
  const id = Number(useParams()['id'])
  const { data } = useQuery({ ...query(customerBusiness, { params: { id } }), throwOnError: nothingRead })
  if (data?.id !== id) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <PageHeader eyebrow="Business" title={data.business_name} subtitle={data.trade_name} />
      <Pane title="At a glance">
        <Facts
          rows={[
            ['Tax identification number', formatTin(data.tin)],
            ['Legal form', forms[data.form] ?? data.form],
          ]}
        />
      </Pane>
      <People of={data} />
      <Accreditations of={data} />
    </Stack>
  )
}

const forms: Readonly<Record<string, string>> = {
  'sole-proprietorship': 'Sole proprietorship',
  partnership: 'Partnership',
  corporation: 'Corporation',
  cooperative: 'Cooperative',
}

function People({ of: { people } }: { of: CustomerBusiness }) {
  return (
    <Pane title="Business users">
      {people.length === 0 && (
        <Text fz="dense" c="dimmed" mt="xs">
          No business users yet.
        </Text>
      )}
      <PeopleList>
        {people.map(({ user_id, name, email, ...part }) => (
          <li key={user_id}>
            <Link to={paths.customer(user_id)}>{name || email}</Link>
            <SmallRow>{partText(part)}</SmallRow>
          </li>
        ))}
      </PeopleList>
    </Pane>
  )
}

function Accreditations({ of: { accreditations } }: { of: CustomerBusiness }) {
  return (
    <Pane title="Accreditations">
      {accreditations.length === 0 && (
        <Text fz="dense" c="dimmed" mt="xs">
          No accreditation yet.
        </Text>
      )}
      <PeopleList>
        {accreditations.map(({ id, agency, status, number, expiry_date }) => (
          <li key={id}>
            <span>{number ?? sideLabels[agency].name}</span>
            <StatusBadge status={status} type={null} audience="staff" size="sm" plain />
            <SmallRow>{expiry_date ? `Valid to ${dayText(expiry_date)}` : sideLabels[agency].name}</SmallRow>
          </li>
        ))}
      </PeopleList>
    </Pane>
  )
}
