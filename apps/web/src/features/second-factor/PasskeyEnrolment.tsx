import { addPasskey, beginPasskey, PasskeyWithPassword } from '@lading/contract/second-factor/passkeys'
import { secondFactor } from '@lading/contract/second-factor/second-factor'
import { deviceName } from '@lading/domain/people/signing-in/device-name'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { makePasskey } from '#lib/passkeys.ts'
import { PasswordField, TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

interface Props {
  /** Called once it is added, with the codes to keep; none where the person has theirs. */
  readonly onCodes: (codes: readonly string[]) => void
  /** What stands above the first question. */
  readonly children?: ReactNode
}

/** Adding a passkey: a name and the password, then the browser's own question. */
export function PasskeyEnrolment({ onCodes, children }: Props) {
  const call = useCall()
  const form = useSchemaForm(PasskeyWithPassword, { name: deviceName(navigator.userAgent), password: '' })
  const add = useAct(addPasskey, {
    quiet: true,
    stale: [secondFactor],
    done: 'The passkey is added.',
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  const make = useMutation({
    mutationFn: async ({ password }: { name: string; password: string }) =>
      makePasskey(await call(beginPasskey, { body: { password } })),
    onMutate: add.reset,
    onSuccess: (passkey, { name }) => add.mutate({ body: { name, passkey } }),
  })
  const problem = make.error ?? add.error
  const isBusy = make.isPending || add.isPending
  return (
    <Form form={form} onSubmit={(order) => make.mutate(order)} problem={problem} busy={isBusy} label="Add a passkey">
      {children}
      <Text size="sm">
        Your browser asks for the fingerprint, the face or the PIN of this device, of a phone near you, or for a
        security key. This data is not sent to the portal.
      </Text>
      <Refusal error={problem} />
      <Stack gap="lg" maw={340}>
        <TextField
          name="name"
          label="Name of the passkey"
          hint="To distinguish it from others."
          maxLength={60}
          required
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
      </Stack>
      <div>
        <Button type="submit" loading={isBusy}>
          Add the passkey
        </Button>
      </div>
    </Form>
  )
}
