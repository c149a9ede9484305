import { resendEmailVerification } from '@lading/contract/accounts/accounts'
import { Button } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

/** Asks for the confirmation link once more. */
export function ResendForm({ email }: { email: string }) {
  const form = useSchemaForm(resendEmailVerification.body, { email })
  const act = useAct(resendEmailVerification, { quiet: true, done: ({ message }) => message })
  return (
    <Form
      form={form}
      onSubmit={(body) => act.mutate({ body })}
      problem={act.error}
      busy={act.isPending}
      label="Send the link again"
    >
      <Refusal error={act.error} />
      <TextField name="email" label="E-mail" type="email" autoComplete="username" />
      <Button type="submit" variant="default" size="md" fullWidth loading={act.isPending}>
        Send the link again
      </Button>
    </Form>
  )
}
