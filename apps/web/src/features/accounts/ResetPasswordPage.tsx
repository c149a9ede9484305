import { SHORTEST_PASSWORD } from '@lading/domain/people/signing-in/password'
import { Button, Text } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { CallFailed } from '#lib/transport.ts'
import { PasswordField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

// Fetched when somebody is at the form: who only sees the page loads no parser.
const accounts = () => import('@lading/contract/accounts/accounts')

/** Where the mailed link leads: a password for the account it names. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const [token, email] = [search.get('token'), search.get('email')]
  if (token && email) return <PasswordForm token={token} email={email} />
  return (
    <AccountFrame title="Set your password" lead="This page opens from the link in your mail.">
      <AnotherLink />
    </AccountFrame>
  )
}

/** For a person without a link, or with one that no longer works. */
function AnotherLink() {
  return (
    <>
      <Button component={Link} to={paths.forgotPassword()} size="md" fullWidth>
        Ask for a new link
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        Know your password? <Link to={paths.login()}>Log in</Link>
      </Text>
    </>
  )
}

function PasswordForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const form = useSchemaForm(async () => (await accounts()).ResetPassword, { token, email, password: '' })
  const act = useAct(async () => (await accounts()).resetPassword, {
    quiet: true,
    done: ({ message }) => message,
    onDone: ({ audience }) => void navigate(paths.login(audience)),
  })
  if (act.error instanceof CallFailed && act.error.status === 419) {
    return (
      <AccountFrame title="This link does not work">
        <Refusal error={act.error} />
        <AnotherLink />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title="Set your password"
      lead={
        <>
          For the account <b>{email}</b>.
        </>
      }
    >
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ body })}
        problem={act.error}
        busy={act.isPending}
        label="Set your password"
      >
        <Refusal error={act.error} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label="Password"
          hint={`At least ${SHORTEST_PASSWORD} characters. A few words in a row are easy to remember and hard to guess.`}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="md" fullWidth loading={act.isPending}>
          Set password
        </Button>
      </Form>
      <Text size="sm" c="dimmed" ta="center">
        Know your password? <Link to={paths.login()}>Log in</Link>
      </Text>
    </AccountFrame>
  )
}
