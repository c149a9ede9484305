import { renewRecoveryCodes, secondFactor, type SecondFactor } from '@lading/contract/second-factor/second-factor'
import { Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  readonly standing: SecondFactor
  readonly onClose: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** Ten new recovery codes in place of the ones the person has. */
export function RenewDialog({ standing, onClose, onCodes }: Props) {
  const act = useAct(renewRecoveryCodes, {
    stale: [secondFactor],
    onDone: ({ recovery_codes }) => {
      onClose()
      onCodes(recovery_codes)
    },
  })
  return (
    <Dialog title="Make new recovery codes?" onClose={onClose} busy={act.isPending}>
      <ProofForm verb="Make new codes" standing={standing} act={act} onClose={onClose}>
        <Text size="sm">The codes you have stop working.</Text>
      </ProofForm>
    </Dialog>
  )
}
