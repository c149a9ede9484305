import { askToProve } from '@lading/contract/second-factor/passkeys'
import { PasswordAgain, PasswordAndCode, type SecondFactor } from '@lading/contract/second-factor/second-factor'
import type { UsedPasskey } from '@lading/contract/second-factor/webauthn'
import { Anchor, Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { signWithPasskey, whyNoPasskeys } from '#lib/passkeys.ts'
import { DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { PasswordField, TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

interface Props {
  /** What the button does, in a word or two. */
  readonly verb: string
  readonly danger?: boolean
  readonly standing: SecondFactor
  readonly act: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: (input: { body: { password: string; code?: string; passkey?: UsedPasskey } }) => void
  }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The password and a proof, a code or a passkey, which a person who changes a second factor must have. */
export function ProofForm(props: Props) {
  const { passkeys, passkeys_at, app_since } = props.standing
  const mayUsePasskey = passkeys.length > 0 && whyNoPasskeys(passkeys_at) === undefined
  const [isPasskey, setPasskey] = useState(mayUsePasskey && app_since === null)
  const ProofMethod = isPasskey ? WithPasskey : WithCode
  return (
    <ProofMethod
      {...props}
      turn={
        mayUsePasskey && (
          <div>
            <Anchor
              component="button"
              type="button"
              size="sm"
              underline="always"
              onClick={() => setPasskey(!isPasskey)}
            >
              {isPasskey ? 'Use a code instead' : 'Use a passkey instead of a code'}
            </Anchor>
          </div>
        )
      }
    />
  )
}

interface WayProps extends Props {
  /** Leads to the other way. */
  readonly turn: ReactNode
}

function WithCode({ act, children, turn, ...foot }: WayProps) {
  const form = useSchemaForm(PasswordAndCode, { password: '', code: '' })
  const { isPending } = act
  return (
    <Form form={form} onSubmit={(body) => act.mutate({ body })} problem={act.error} busy={isPending} label={foot.verb}>
      {children}
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <TextField name="code" label="Code of the app, or a recovery code" autoComplete="one-time-code" required />
      {turn}
      <Foot {...foot} busy={isPending} />
    </Form>
  )
}

function WithPasskey({ act, children, turn, ...foot }: WayProps) {
  const call = useCall()
  const form = useSchemaForm(PasswordAgain, { password: '' })
  const ask = useMutation({
    mutationFn: async ({ password }: { password: string }) => ({
      password,
      passkey: await signWithPasskey(await call(askToProve)),
    }),
    onSuccess: (body) => act.mutate({ body }),
  })
  const problem = ask.error ?? act.error
  const busy = ask.isPending || act.isPending
  return (
    <Form form={form} onSubmit={(order) => ask.mutate(order)} problem={problem} busy={busy} label={foot.verb}>
      {children}
      <Refusal error={ask.error} />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <Text size="sm">Your browser asks for your passkey next.</Text>
      {turn}
      <Foot {...foot} busy={busy} />
    </Form>
  )
}

function Foot({ verb, danger = false, onClose, busy }: Pick<Props, 'verb' | 'danger' | 'onClose'> & { busy: boolean }) {
  return (
    <DialogFoot>
      <Button variant="default" onClick={onClose} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" loading={busy} {...(danger && { color: 'stamp' })}>
        {verb}
      </Button>
    </DialogFoot>
  )
}
