import { removePasskey } from '@lading/contract/second-factor/passkeys'
import {
  PasswordAgain,
  secondFactor,
  type Passkey,
  type SecondFactor,
} from '@lading/contract/second-factor/second-factor'
import { Button, Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { PasswordField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { RefusalDialog } from '#ui/forms/dialogs/RefusalDialog.tsx'

interface Props {
  readonly passkey: Passkey
  readonly standing: SecondFactor
  readonly onClose: () => void
}

/** Removes a passkey, and with the last one the second factor where there is no app and none is required. */
export function RemovePasskeyDialog(props: Props) {
  const { passkeys, app_since, is_required } = props.standing
  const isOnly = passkeys.length === 1 && app_since === null
  if (isOnly && is_required) {
    return (
      <RefusalDialog title="It cannot be removed yet" onClose={props.onClose}>
        It is your only second factor, and all staff need one. Add another passkey or an app first.
      </RefusalDialog>
    )
  }
  return (
    <RemovalForm {...props}>
      {isOnly
        ? 'It is your only second factor. After that, you log in with the password alone, and the recovery codes stop working.'
        : 'You can no longer log in with it. Your other methods stay active.'}
    </RemovalForm>
  )
}

function RemovalForm({ passkey: { id, name }, onClose, children }: Omit<Props, 'standing'> & { children: string }) {
  const form = useSchemaForm(PasswordAgain, { password: '' })
  const { sessionCalls } = usePortal()
  const act = useAct(removePasskey, {
    stale: [secondFactor],
    done: 'The passkey is removed.',
    onDone: () => {
      onClose()
      void sessionCalls.rereadUser()
    },
  })
  return (
    <Dialog title={`Remove ${name}?`} onClose={onClose} busy={act.isPending}>
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ params: { id }, body })}
        problem={act.error}
        busy={act.isPending}
        label="Remove a passkey"
      >
        <Text size="sm">{children} You may also delete it on the device that stores it.</Text>
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" color="stamp" loading={act.isPending}>
            Remove
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
