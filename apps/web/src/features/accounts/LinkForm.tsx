import type { SecondStep as Challenge, SignedIn } from '@lading/contract/accounts/accounts'
import { acceptLink, LinkProof, type LinkOffer } from '@lading/contract/sign-on'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { deviceId } from '#lib/device.ts'
import { PasswordField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'
import { SecondStep } from './SecondStep.tsx'
import type { Frame } from './sign-on-frame.ts'

interface Props {
  readonly offer: LinkOffer
  readonly onDone: (reply: z.output<typeof SignedIn>) => void
  readonly onBack: () => void
  readonly frame: Frame
}

/** The address has an account: its password, asked once, links it with the provider. */
export function LinkForm({ offer, onDone, onBack, frame: Shown }: Props) {
  const [challenge, setChallenge] = useState<Challenge>()
  if (challenge) {
    return (
      <Shown title="One more step">
        <SecondStep challenge={challenge} onDone={onDone} onBack={onBack} back="Back to the login" />
      </Shown>
    )
  }
  const { email, label, has_password, other_methods } = offer
  if (!has_password) {
    return (
      <Shown
        title="You have an account here"
        lead={
          <>
            <b>{email}</b> has an account without a password. Log in{' '}
            {other_methods.length > 0 ? `with ${other_methods.join(' or ')}` : 'the way you did before'}, and link{' '}
            {label} on your profile; or set a password by mail first.
          </>
        }
      >
        <Button onClick={onBack} size="md" fullWidth>
          Back to the login
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          <Link to={paths.forgotPassword()}>Set a password by mail</Link>
        </Text>
      </Shown>
    )
  }
  return (
    <Shown
      title="You have an account here"
      lead={
        <>
          <b>{email}</b> has an account. Enter its password once to link it with {label}. After that, you can sign in
          with {label}.
        </>
      }
    >
      <PasswordForm offer={offer} onDone={onDone} onChallenge={setChallenge} />
      <Text size="sm" c="dimmed" ta="center">
        <Link to={paths.forgotPassword()}>Forgot your password?</Link>
      </Text>
    </Shown>
  )
}

interface FormProps extends Pick<Props, 'offer' | 'onDone'> {
  readonly onChallenge: (challenge: Challenge) => void
}

function PasswordForm({ offer: { token, email }, onDone, onChallenge }: FormProps) {
  const form = useSchemaForm(LinkProof, { password: '' })
  const act = useAct(acceptLink, {
    quiet: true,
    onDone: (reply) => ('user' in reply ? onDone(reply) : onChallenge(reply.second_factor)),
  })
  return (
    <Form
      form={form}
      onSubmit={({ password }) => act.mutate({ body: { token, password, device: deviceId() } })}
      problem={act.error}
      busy={act.isPending}
      label="Link"
    >
      <Refusal error={act.error} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" size="md" fullWidth loading={act.isPending}>
        Link and log in
      </Button>
    </Form>
  )
}
