import { renewRecoveryCodes, secondFactor } from '@lading/contract/second-factor'
import { Text } from '@mantine/core'
import { useAct } from '#lib/act'
import { Dialog } from '#ui/Dialog'
import { PasswordAndCodeForm } from './PasswordAndCodeForm.tsx'

interface Props {
  readonly onClose: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** Ten new recovery codes in place of the ones the person has. */
export function RenewDialog({ onClose, onCodes }: Props) {
  const act = useAct(renewRecoveryCodes, {
    stale: [secondFactor],
    onDone: ({ recovery_codes }) => {
      onClose()
      onCodes(recovery_codes)
    },
  })
  return (
    <Dialog title="Make new recovery codes?" onClose={onClose} busy={act.isPending}>
      <PasswordAndCodeForm verb="Make new codes" act={act} onClose={onClose}>
        <Text size="sm">The codes you have stop working.</Text>
      </PasswordAndCodeForm>
    </Dialog>
  )
}
