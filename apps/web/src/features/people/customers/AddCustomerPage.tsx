import { createCustomer, customerList } from '@lading/contract/people/customers'
import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { CustomerForm } from './CustomerForm.tsx'

/** A new account for a customer, who sets the password by a mailed link. */
export default function AddCustomerPage() {
  const navigate = useNavigate()
  const act = useAct(createCustomer, {
    done: ({ email }) => `The account is created. A link to set the password was mailed to ${email}.`,
    stale: [customerList],
    onDone: ({ id }) => void navigate(paths.customer(id)),
  })
  return (
    <Stack gap="lg">
      <PageHeader title="Add a customer" />
      <CustomerForm
        problem={act.error}
        busy={act.isPending}
        save="Add the customer"
        onSave={(body) => act.mutate({ body })}
      />
    </Stack>
  )
}
