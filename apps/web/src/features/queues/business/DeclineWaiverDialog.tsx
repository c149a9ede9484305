import { moveTransaction } from '@lading/contract/workflow'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { useAct } from '#lib/act.ts'
import { readAfterWaiver } from './waiver-changes.ts'
import { ReasonDialog } from '#ui/forms/dialogs/ReasonDialog.tsx'

const { label, done } = actionRow('decline-waiver')

interface Props {
  readonly id: number
  readonly version: number
  readonly onClose: () => void
}

/** Declines the waiver; its client reads why. */
export function DeclineWaiverDialog({ id, version, onClose }: Props) {
  const act = useAct(moveTransaction, {
    quiet: true,
    done: `${done}.`,
    stale: readAfterWaiver,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={label}
      hint="The client reads it."
      act={act}
      onSend={(reason) => act.mutate({ params: { id }, body: { action: 'decline-waiver', version, reason } })}
      onClose={onClose}
    />
  )
}
