import { askToLogIn } from '@lading/contract/second-factor/passkeys'
import { checkSecondFactor } from '@lading/contract/second-factor/second-factor'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { deviceId } from '#lib/device.ts'
import { signWithPasskey } from '#lib/passkeys.ts'
import { Refusal } from '#ui/forms/Refusal.tsx'
import type { StepProps } from './step-props.ts'

/** One press, and the browser asks for the passkey; where that comes to nothing the other ways are still there. */
export function PasskeyStep({ token, onDone, proved }: StepProps) {
  const call = useCall()
  const check = useAct(checkSecondFactor, { quiet: true, onDone })
  const ask = useMutation({
    mutationFn: async () => signWithPasskey(await call(askToLogIn, { body: { token } })),
    onMutate: check.reset,
    onSuccess: (passkey) => check.mutate({ body: { token, passkey, device: deviceId() } }),
  })
  // The password's field, where the focus was, is gone.
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Stack gap="lg" role="group" aria-label="Second step">
      <Text size="sm">{proved} Confirm with the passkey of this device, of your phone, or of a security key.</Text>
      <Refusal error={ask.error ?? check.error} />
      <Button ref={button} size="md" fullWidth loading={ask.isPending || check.isPending} onClick={() => ask.mutate()}>
        Use a passkey
      </Button>
    </Stack>
  )
}
