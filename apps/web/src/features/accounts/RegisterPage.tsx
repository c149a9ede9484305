import { SHORTEST_PASSWORD } from '@lading/domain/people/signing-in/password'
import { Button, Text } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { PasswordField, TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { SignInMethods } from './SignInMethods.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

// Fetched when somebody is at the form: who only sees the page loads no parser.
const accounts = () => import('@lading/contract/accounts/accounts')

/** A customer account; whether the address has one already is told by mail alone. */
export default function RegisterPage() {
  const navigate = useNavigate()
  const form = useSchemaForm(async () => (await accounts()).Registration, { email: '', password: '' })
  const act = useAct(async () => (await accounts()).register, {
    quiet: true,
    onDone: () => void navigate(paths.verifyEmail(), { state: { email: form.getValues().email.trim() } }),
  })
  return (
    <AccountFrame title="Register" lead="One account can manage one or several businesses.">
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ body })}
        problem={act.error}
        busy={act.isPending}
        label="Register"
      >
        <Refusal error={act.error} />
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
        <PasswordField
          name="password"
          label="Password"
          hint={`At least ${SHORTEST_PASSWORD} characters. A few words in a row are easy to remember and hard to guess.`}
          autoComplete="new-password"
          required
        />
        <Text fz="dense" c="dimmed">
          We use your address only to sign you in and to inform you about your applications. Read the{' '}
          <Link to={paths.privacy()}>privacy notice</Link> and the <Link to={paths.terms()}>terms</Link>; by registering
          you accept the terms.
        </Text>
        <Button type="submit" size="md" fullWidth loading={act.isPending}>
          Register
        </Button>
      </Form>
      <Text size="sm" c="dimmed" ta="center">
        Already have an account? <Link to={paths.login()}>Log in</Link>
      </Text>
      <SignInMethods audience="customer" isSignup />
    </AccountFrame>
  )
}
