import { listLinkedMethods, unlinkMethod, type LinkedMethod } from '@lading/contract/sign-on'
import { Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { PasswordAgainForm } from './PasswordAgainForm.tsx'

interface Props {
  readonly way: LinkedMethod
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Takes a way to sign in away. */
export function UnlinkDialog({ way: { provider, label }, hasPassword, onClose }: Props) {
  const act = useAct(unlinkMethod, {
    stale: [listLinkedMethods],
    done: `You can no longer sign in with ${label}.`,
    onDone: onClose,
  })
  return (
    <Dialog title={`Remove ${label}?`} onClose={onClose} busy={act.isPending}>
      <PasswordAgainForm
        verb="Remove"
        danger
        isAsked={hasPassword}
        problem={act.error}
        isBusy={act.isPending}
        onSubmit={(body) => act.mutate({ params: { provider }, body })}
        onClose={onClose}
      >
        <Text size="sm">
          You can no longer sign in to this account with it. You are logged out in your other browsers. Your account
          with the provider does not change.
        </Text>
      </PasswordAgainForm>
    </Dialog>
  )
}
