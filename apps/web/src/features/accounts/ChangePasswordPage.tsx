import { changePassword, PasswordChange, type SignedInUser } from '@lading/contract/accounts/accounts'
import { passwordRefusal, SHORTEST_PASSWORD } from '@lading/domain/people/signing-in/password'
import { Button, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { PasswordField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { LogOut } from './LogOut.tsx'
import { nextStep } from './next-step.ts'
import { Refusal } from '#ui/forms/Refusal.tsx'

/** A new password in place of the one the person has; what stands below waits while the password is owed. */
export default function ChangePasswordPage({ below }: { below?: ReactNode }) {
  const { user } = useSession()
  const { wanted } = usePortal().session
  if (user) return <PasswordForm user={user} below={below} />
  wanted.save(paths.changePassword())
  return <Navigate to={paths.login()} replace />
}

function PasswordForm({ user, below }: { user: SignedInUser; below: ReactNode }) {
  const { session } = usePortal()
  const navigate = useNavigate()
  const schema = useMemo(() => changeFor(user.email), [user.email])
  const form = useSchemaForm(schema, { current_password: '', password: '' })
  const act = useAct(changePassword, {
    quiet: true,
    done: 'Your password was changed.',
    onDone: (reply) => {
      session.storeUser(reply)
      void navigate(nextStep(reply, session))
    },
  })
  const isOwed = user.change_passwd === 1
  return (
    <AccountFrame
      title="Change password"
      lead={
        isOwed ? 'You are using a temporary password. Choose your own to continue.' : 'Your other sessions will end.'
      }
    >
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ body })}
        problem={act.error}
        busy={act.isPending}
        label="Change password"
      >
        <Refusal error={act.error} />
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField name="current_password" label="Current password" autoComplete="current-password" required />
        <PasswordField
          name="password"
          label="New password"
          hint={`At least ${SHORTEST_PASSWORD} characters.`}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="md" fullWidth loading={act.isPending}>
          Change password
        </Button>
      </Form>
      {isOwed ? (
        <LogOut />
      ) : (
        <>
          {below}
          <Text size="sm" c="dimmed" ta="center">
            <Link to={paths.dashboard()}>Back to the dashboard</Link>
          </Text>
        </>
      )}
    </AccountFrame>
  )
}

/** The contract's change, with what the rules say of a password beside this address. */
function changeFor(email: string) {
  return PasswordChange.superRefine(({ password }, context) => {
    const message = passwordRefusal(password, email)
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
  })
}
