import { moveTransaction } from '@lading/contract/workflow'
import { useAct } from '#lib/act.ts'
import { readAfterWaiver } from './waiver-changes.ts'
import { ReasonDialog } from '#ui/forms/dialogs/ReasonDialog.tsx'

interface Props {
  readonly id: number
  readonly version: number
  readonly onClose: () => void
}

/** Declines the waiver; its client reads why. */
export function DeclineWaiverDialog({ id, version, onClose }: Props) {
  const act = useAct(moveTransaction, {
    quiet: true,
    done: 'Waiver declined.',
    stale: readAfterWaiver,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title="Decline waiver"
      hint="The client reads it."
      act={act}
      onSend={(reason) => act.mutate({ params: { id }, body: { action: 'decline-waiver', version, reason } })}
      onClose={onClose}
    />
  )
}
