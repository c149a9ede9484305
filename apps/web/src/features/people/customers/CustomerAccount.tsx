import { activityList } from '@lading/contract/people/activity'
import { customer, customerList, updateCustomer, type Customer } from '@lading/contract/people/customers'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { AccountActs } from '../accounts/AccountActs.tsx'
import { customerCalls } from '../accounts/kept-by.ts'
import { CustomerForm } from './CustomerForm.tsx'

/** What staff keep of a customer's account: who they are, and whether they come in. */
export function CustomerAccount() {
  const id = Number(useParams()['id'])
  const { data } = useQuery(query(customer, { params: { id } }))
  if (!data) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <AccountActs account={data} kept={customerCalls} />
      <EditCustomer key={data.id} account={data} />
    </Stack>
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
      onSave={(order, version) => act.mutate({ params: { id: account.id }, body: { ...order, version } })}
    />
  )
}
