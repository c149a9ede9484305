import { secondFactor, turnOffSecondFactor, type SecondFactor } from '@lading/contract/second-factor/second-factor'
import { Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'

/** Removes the authenticator app, and with it the second factor where there is no passkey. */
export function RemoveAppDialog({ standing, onClose }: { standing: SecondFactor; onClose: () => void }) {
  const { sessionCalls } = usePortal()
  const act = useAct(turnOffSecondFactor, {
    stale: [secondFactor],
    done: 'The app is removed.',
    onDone: () => {
      onClose()
      void sessionCalls.rereadUser()
    },
  })
  return (
    <Dialog title="Remove your authenticator app?" onClose={onClose} busy={act.isPending}>
      <ProofForm verb="Remove" danger standing={standing} act={act} onClose={onClose}>
        <Text size="sm">{whatThen(standing)}</Text>
      </ProofForm>
    </Dialog>
  )
}

function whatThen({ passkeys, is_required }: SecondFactor): string {
  if (passkeys.length > 0) return 'Its codes stop working. Your passkeys and recovery codes stay.'
  return is_required
    ? 'All staff need a second factor: you must set up another one to continue. Use this to change to another phone.'
    : 'After that, you log in with the password alone. The recovery codes stop working.'
}
