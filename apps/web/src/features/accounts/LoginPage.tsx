import type { SecondStep as Challenge, SignedIn } from '@lading/contract/accounts/accounts'
import { Button, SegmentedControl, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { deviceId } from '#lib/device.ts'
import { fetchedPart } from '#lib/page-code.ts'
import { usePortal } from '#lib/portal.ts'
import { PasswordField, TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { nextStep } from './next-step.ts'
import { SignInMethods } from './SignInMethods.tsx'

type Entered = z.output<typeof SignedIn>

// Fetched when somebody is at the form, and after it: who only sees the page loads no parser and no second step.
const accounts = () => import('@lading/contract/accounts/accounts')
const SecondStep = fetchedPart(async () => (await import('./SecondStep.tsx')).SecondStep)

const audiences = [
  { value: 'customer', label: 'Freight forwarder' },
  { value: 'staff', label: 'Agency staff' },
]

/** The two audiences of the portal; which one stands in the address, so that staff may keep theirs. */
export default function LoginPage() {
  const [search, setSearch] = useSearchParams()
  const { session } = usePortal()
  const navigate = useNavigate()
  const [challenge, setChallenge] = useState<Challenge>()
  const isStaff = search.get('as') === 'staff'
  const choose = (audience: string) => setSearch(audience === 'staff' ? { as: 'staff' } : {}, { replace: true })
  const enter = (reply: Entered) => {
    session.start(reply)
    void navigate(nextStep(reply.user, session))
  }
  if (challenge) {
    return (
      <AccountFrame title="Log in">
        <Suspense>
          <SecondStep challenge={challenge} onDone={enter} onBack={() => setChallenge(undefined)} />
        </Suspense>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title="Log in">
      <SegmentedControl
        fullWidth
        value={isStaff ? 'staff' : 'customer'}
        onChange={choose}
        aria-label="I am logging in as"
        data={audiences}
      />
      <LoginForm key={String(isStaff)} isStaff={isStaff} onEnter={enter} onChallenge={setChallenge} />
      <Text size="sm" c="dimmed" ta="center">
        <Link to={paths.forgotPassword(isStaff ? 'staff' : 'customer')}>Forgot your password?</Link>
      </Text>
      <Text size="sm" c="dimmed" ta="center">
        {isStaff ? (
          'Staff accounts are created by the system administrator.'
        ) : (
          <>
            New here? <Link to={paths.register()}>Register your business</Link>
          </>
        )}
      </Text>
      <SignInMethods audience={isStaff ? 'staff' : 'customer'} />
    </AccountFrame>
  )
}

interface Props {
  readonly isStaff: boolean
  readonly onEnter: (reply: Entered) => void
  /** The password was right, and a second factor is asked. */
  readonly onChallenge: (challenge: Challenge) => void
}

function LoginForm({ isStaff, onEnter, onChallenge }: Props) {
  const { state } = useLocation() as { state: { email?: string } | null }
  const email = state?.email ?? ''
  const form = useSchemaForm(async () => (await accounts()).Credentials, { email, password: '' })
  const ofCustomers = useAct(async () => (await accounts()).login, { quiet: true, onDone: onEnter })
  const ofStaff = useAct(async () => (await accounts()).adminLogin, {
    quiet: true,
    onDone: (reply) => ('user' in reply ? onEnter(reply) : onChallenge(reply.second_factor)),
  })
  const act = isStaff ? ofStaff : ofCustomers
  return (
    <Form
      form={form}
      onSubmit={(body) => act.mutate({ body: { ...body, device: deviceId() } })}
      problem={act.error}
      busy={act.isPending}
      label="Log in"
    >
      <Refusal error={act.error} />
      <TextField name="email" label={isStaff ? 'Work e-mail' : 'E-mail'} type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" size="md" fullWidth loading={act.isPending}>
        Log in
      </Button>
    </Form>
  )
}
