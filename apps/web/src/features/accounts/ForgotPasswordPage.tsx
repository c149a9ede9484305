import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

// Fetched when somebody is at the form: who only sees the page loads no parser.
const accounts = () => import('@lading/contract/accounts/accounts')

/** Asks for the link that sets a new password; whether the address has an account is told by mail alone. */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<string>()
  const isStaff = search.get('as') === 'staff'
  return (
    <AccountFrame
      title={asked ? 'Check your mail' : 'Forgot your password?'}
      lead={asked ? <Sent email={asked} /> : 'Tell us your e-mail address, and we send you a link to set a new one.'}
    >
      {asked && <MailboxNote />}
      {!asked && <AskForm onSent={setAsked} />}
      {asked && (
        <Button variant="default" size="md" fullWidth onClick={() => setAsked(undefined)}>
          Send another link
        </Button>
      )}
      <Text size="sm" c="dimmed" ta="center">
        Know your password? <Link to={paths.login(isStaff ? 'staff' : 'customer')}>Log in</Link>
      </Text>
    </AccountFrame>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useSchemaForm(async () => (await accounts()).forgotPassword.body, { email: '' })
  const act = useAct(async () => (await accounts()).forgotPassword, {
    quiet: true,
    onDone: () => onSent(form.getValues().email.trim()),
  })
  return (
    <Form
      form={form}
      onSubmit={(body) => act.mutate({ body })}
      problem={act.error}
      busy={act.isPending}
      label="Forgot your password?"
    >
      <Refusal error={act.error} />
      <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
      <Button type="submit" size="md" fullWidth loading={act.isPending}>
        Send the link
      </Button>
    </Form>
  )
}

const Sent = ({ email }: { email: string }) => (
  <>
    If <b>{email}</b> has an account, a link is on its way. It works once, within 30 minutes. If nothing arrives in a
    few minutes, check your spam folder.
  </>
)
