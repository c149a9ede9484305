import type { SecondStep as Challenge } from '@lading/contract/accounts/accounts'
import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ensure } from '@lading/domain/ensure'
import { whyNoPasskeys } from '#lib/passkeys.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { type StepProps } from './step-props.ts'

interface Props extends Pick<StepProps, 'onDone'> {
  readonly challenge: Challenge
  readonly proved?: string
  /** What leads to the first step. */
  readonly back?: string
  readonly onBack: () => void
}

const turns = {
  passkey: 'Use a passkey',
  app: 'Use the app',
  recovery: 'Use a recovery code',
} as const
type StepMethod = keyof typeof turns

/** The second step of logging in: a passkey where there is one, a code of the app, or one of the recovery codes. */
export function SecondStep({ challenge, onDone, onBack, ...words }: Props) {
  const { proved = 'Your password is correct.', back = 'Back to the password' } = words
  const { token, has_app, passkeys_at } = challenge
  const whyNot = passkeys_at === null ? undefined : whyNoPasskeys(passkeys_at)
  const methods: StepMethod[] = [
    ...(passkeys_at !== null && !whyNot ? ['passkey' as const] : []),
    ...(has_app ? ['app' as const] : []),
    'recovery',
  ]
  const [method, turnTo] = useState<StepMethod>(ensure(methods[0], 'a method of the second step'))
  return (
    <Stack gap="lg">
      {whyNot && <Text size="sm">{whyNot} Log in another way.</Text>}
      {method === 'passkey' ? (
        <PasskeyStep token={token} onDone={onDone} proved={proved} />
      ) : (
        <CodeForm key={method} token={token} onDone={onDone} proved={proved} isRecovery={method === 'recovery'} />
      )}
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Text size="sm" c="dimmed" ta="center" key={other}>
            <Anchor component="button" type="button" underline="always" onClick={() => turnTo(other)}>
              {turns[other]}
            </Anchor>
          </Text>
        ))}
      <Text size="sm" c="dimmed" ta="center">
        <Anchor component="button" type="button" underline="always" onClick={onBack}>
          {back}
        </Anchor>
      </Text>
    </Stack>
  )
}
