import { customer, type Customer } from '@lading/contract/people/customers'
import { partText } from '@lading/domain/people/acting/business-part'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { ensure } from '@lading/domain/ensure'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { instantText } from '#lib/format.ts'
import { fetchedPart } from '#lib/page-code.ts'
import { Facts } from '#ui/facts/Facts.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { PartTabs, type PagePart } from '#ui/layout/PartTabs.tsx'
import { AccountMark, emailConfirmed, lastLogin } from '../accounts/AccountFacts.tsx'
import { PeopleList } from '../PeopleList.tsx'

const parts: readonly PagePart[] = [
  {
    name: 'account',
    title: 'Account',
    shown: fetchedPart(async () => (await import('./CustomerAccount.tsx')).CustomerAccount),
  },
  {
    name: 'payments',
    title: 'Payments',
    shown: fetchedPart(async () => (await import('./CustomerOrders.tsx')).CustomerOrders),
  },
  {
    name: 'messages',
    title: 'Messages',
    shown: fetchedPart(async () => (await import('./CustomerThreads.tsx')).CustomerThreads),
  },
  {
    name: 'activity',
    title: 'Activity',
    shown: fetchedPart(async () => (await import('./CustomerActivity.tsx')).CustomerActivity),
  },
]

/** One customer, as staff see and keep them; which part is open stands in the address. */
export default function CustomerPage() {
  const id = Number(useParams()['id'])
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { data } = useQuery({ ...query(customer, { params: { id } }), throwOnError: nothingRead })
  if (data?.id !== id) return <PageSkeleton />
  const open = parts.find(({ name }) => name === hash.slice(1)) ?? ensure(parts[0], 'a part of the page')
  return (
    <Stack gap="lg">
      <PageHeader eyebrow="Customer" title={signedName(data) || data.email} badge={<AccountMark {...data} />} />
      <Pane title="At a glance">
        <Facts
          rows={[
            ['E-mail address', data.email],
            ['E-mail confirmed', emailConfirmed(data)],
            ['Mobile number', data.mobile],
            ['Account since', instantText(data.created_at)],
            ['Last sign-in', lastLogin(data.last_login)],
          ]}
        />
      </Pane>
      <Businesses of={data} />
      <PartTabs
        parts={parts}
        open={open.name}
        onTurn={(name) => void navigate(`${paths.customer(id)}#${name}`, { preventScrollReset: true })}
        label="Parts of this customer"
      />
    </Stack>
  )
}

function Businesses({ of: { businesses } }: { of: Customer }) {
  return (
    <Pane title="Businesses">
      {businesses.length === 0 && (
        <Text fz="dense" c="dimmed" mt="xs">
          No businesses yet.
        </Text>
      )}
      <PeopleList>
        {businesses.map(({ business_id, business_name, ...part }) => (
          <li key={business_id}>
            <Link to={paths.customerBusiness(business_id)}>{business_name}</Link>
            <SmallRow>{partText(part)}</SmallRow>
          </li>
        ))}
      </PeopleList>
    </Pane>
  )
}
