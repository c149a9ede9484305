import { CustomerInput, type Customer } from '@lading/contract/customers'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { Form, FormFoot, useSchemaForm } from '#ui/Form.tsx'
import { Pane } from '#ui/Pane.tsx'
import { NameFields } from '../accounts/NameFields.tsx'

interface Props {
  /** The account that is changed; a new one without. */
  readonly account?: Customer
  readonly problem: Error | null
  readonly busy: boolean
  readonly save: string
  readonly onSave: (order: CustomerInput) => void
}

/** Who a customer is. */
export function CustomerForm({ account, problem, busy, save, onSave }: Props) {
  const form = useSchemaForm<CustomerInput>(CustomerInput, answersOf(account))
  return (
    <Form form={form} problem={problem} busy={busy} onSubmit={onSave} label="Customer">
      <Pane title="The person">
        <NameFields
          emailHint={
            account ? 'Another address must be confirmed by mail before they go on.' : 'The one-time link goes there.'
          }
        />
      </Pane>
      <FormFoot>
        <Button variant="default" component={Link} to={paths.customers()}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {save}
        </Button>
      </FormFoot>
    </Form>
  )
}

function answersOf(account?: Customer): CustomerInput {
  const { email = '', first_name = '', middle_name = '', last_name = '', suffix = '', mobile = '' } = account ?? {}
  return { email, first_name, middle_name, last_name, suffix, mobile }
}
