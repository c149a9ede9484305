import { beginLink, type LinkedMethod } from '@lading/contract/sign-on'
import { Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { PasswordAgainForm } from './PasswordAgainForm.tsx'

interface Props {
  readonly way: LinkedMethod
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Leads to a provider, and back with the identity that is linked then. */
export function LinkDialog({ way: { provider, label }, hasPassword, onClose }: Props) {
  const act = useAct(beginLink, { stale: [], onDone: ({ address }) => window.location.assign(address) })
  return (
    <Dialog title={`Link ${label}?`} onClose={onClose} busy={act.isPending}>
      <PasswordAgainForm
        verb="Continue"
        isAsked={hasPassword}
        problem={act.error}
        isBusy={act.isPending}
        onSubmit={(body) => act.mutate({ params: { provider }, body })}
        onClose={onClose}
      >
        <Text size="sm">
          You sign in there once and come back here. After that, you can sign in to this account with it, without the
          password.
        </Text>
      </PasswordAgainForm>
    </Dialog>
  )
}
