import { customer, customerList, updateCustomer, type Customer } from '@lading/contract/customers'
import { activityList } from '@lading/contract/activity'
import { partText } from '@lading/domain/people/business-part'
import { signedName } from '@lading/domain/people/full-name'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '#app/paths'
import { useAct } from '#lib/act'
import { query } from '#lib/api'
import { Facts } from '#ui/Facts'
import { instantText } from '#lib/format'
import { PageHeader } from '#ui/PageHeader'
import { PageSkeleton } from '#ui/PageSkeleton'
import { Pane } from '#ui/Pane'
import { AccountActs } from '../accounts/AccountActs.tsx'
import { AccountMark, lastLogin } from '../accounts/AccountFacts.tsx'
import { ActivityTable } from '../accounts/ActivityTable.tsx'
import { customerCalls } from '../accounts/kept-by.ts'
import { CustomerForm } from './CustomerForm.tsx'
import '../people.css'

/** One customer's account, as staff keep it. */
export default function CustomerPage() {
  const id = Number(useParams()['id'])
  const { data } = useQuery({ ...query(customer, { params: { id } }), throwOnError: true })
  if (data?.id !== id) return <PageSkeleton />
  return (
    <div className="stack">
      <PageHeader eyebrow="Customer" title={signedName(data) || data.email} badge={<AccountMark {...data} />} />
      <Pane title="At a glance">
        <Facts
          rows={[
            ['E-mail address', data.email],
            ['E-mail confirmed', data.email_verified_at ? instantText(data.email_verified_at) : 'Not yet'],
            ['Mobile number', data.mobile],
            ['Account since', instantText(data.created_at)],
            ['Last sign-in', lastLogin(data.last_login)],
          ]}
        />
      </Pane>
      <Businesses of={data} />
      <AccountActs account={data} kept={customerCalls} />
      <EditCustomer key={data.version} account={data} />
      <ActivityTable user_id={data.id} />
    </div>
  )
}

function Businesses({ of: { businesses } }: { of: Customer }) {
  return (
    <Pane title="Businesses">
      {businesses.length === 0 && <p className="pe-count">They act for no business yet.</p>}
      <ul className="pe-people">
        {businesses.map(({ business_id, business_name, ...part }) => (
          <li key={business_id}>
            <Link to={paths.customerBusiness(business_id)}>{business_name}</Link>
            <small>{partText(part)}</small>
          </li>
        ))}
      </ul>
    </Pane>
  )
}

function EditCustomer({ account }: { account: Customer }) {
  const act = useAct(updateCustomer, { done: 'The account is saved.', stale: [customer, customerList, activityList] })
  return (
    <CustomerForm
      account={account}
      problem={act.error}
      busy={act.isPending}
      save="Save"
      onSave={(order) => act.mutate({ params: { id: account.id }, body: { ...order, version: account.version } })}
    />
  )
}
