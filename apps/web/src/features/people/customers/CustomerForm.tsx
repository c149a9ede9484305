import { CustomerInput, type Customer } from '@lading/contract/people/customers'
import { paths } from '@lading/contract/addresses/paths'
import { EntityForm, type Saving } from '#ui/forms/EntityForm.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

interface Props extends Saving<CustomerInput> {
  /** The account that is changed; a new one without. */
  readonly account?: Customer
}

/** Who a customer is. */
export function CustomerForm({ account, ...saving }: Props) {
  return (
    <EntityForm<CustomerInput>
      {...saving}
      label="Customer"
      schema={CustomerInput}
      version={account?.version}
      answers={answersOf(account)}
      back={paths.customers()}
    >
      <Pane title="The person">
        <div className="fields">
          <NameFields mobileHint="Optional." />
          <TextField
            name="email"
            label="E-mail address"
            type="email"
            required
            hint={
              account
                ? 'A new address must be confirmed by e-mail before they can continue.'
                : 'The one-time link is sent to this address.'
            }
          />
        </div>
      </Pane>
    </EntityForm>
  )
}

function answersOf(account?: Customer): CustomerInput {
  const { email = '', first_name = '', middle_name = '', last_name = '', suffix = '', mobile = '' } = account ?? {}
  return { email, first_name, middle_name, last_name, suffix, mobile }
}
