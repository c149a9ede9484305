import { applicationOpenings } from '@lading/contract/applications/application-lists'
import { createBusiness, myBusinesses } from '@lading/contract/businesses'
import { type BusinessProfile, BusinessProfileGiven } from '@lading/contract/forms/business/business-profile'
import { businessFields } from '@lading/contract/forms/business-fields'
import { businessForms, businessFormLabels, registrationAuthorities } from '@lading/domain/business/business-form'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { ensure } from '@lading/domain/ensure'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { ChoiceField } from '#ui/forms/fields/ChoiceFields.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { TinField } from '#ui/forms/fields/GroupedFields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'

type Identity = Pick<BusinessProfile, 'business_name' | 'trade_name' | 'form' | 'tin'>
const blank: Identity = { business_name: '', trade_name: '', form: '', tin: '' }

/** The id of the button that opens it; the page's address opens it too. */
export const REGISTERS = 'register-business'

interface Props {
  /** Where one goes on with the new business. */
  readonly next: (business_id: number) => string
  readonly onClose: () => void
}

/** Four questions make a business; the rest is filled in on its own page, or in the application it is registered for. */
export function RegisterBusinessDialog({ next, onClose }: Props) {
  const go = useNavigate()
  const form = useSchemaForm(BusinessProfileGiven, { ...blank })
  const { sessionCalls } = usePortal()
  const act = useAct(createBusiness, {
    done: ({ profile }) => `${profile.business_name} is registered.`,
    stale: [myBusinesses, applicationOpenings],
    quiet: true,
    // The session learns that its person owns a business now.
    onDone: ({ id }) => void sessionCalls.rereadUser().then(() => go(next(id))),
  })
  return (
    <Dialog title="Register a business" onClose={onClose} busy={act.isPending} openedBy={REGISTERS}>
      <Form
        form={form}
        problem={act.error}
        busy={act.isPending}
        onSubmit={(body) => act.mutate({ body: { ...body, registration_authority: authorityOf(body.form) } })}
      >
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <TextField
          name="business_name"
          label={businessFields.business_name.label}
          hint={businessFields.business_name.help}
          required
          autoComplete="organization"
        />
        <TextField name="trade_name" label={businessFields.trade_name.label} />
        <ChoiceField
          name="form"
          label={businessFields.form.label}
          required
          choices={businessForms.map((value) => ({
            value,
            label: businessFormLabels[value],
            hint: registrationAuthorities[value],
          }))}
        />
        <TinField
          name="tin"
          label={businessFields.tin.label}
          hint="Nine digits, plus the branch code if there is one."
          success="The number is complete."
          required
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Register
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

const authorityOf = (form: string) =>
  registrationAuthorities[
    ensure(
      businessForms.find((one) => one === form),
      `form of business ${form}`,
    )
  ]
