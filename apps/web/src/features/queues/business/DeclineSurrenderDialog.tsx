import type { SurrenderRequest } from '@lading/contract/accreditations/surrenders'
import { moveAccreditation } from '@lading/contract/workflow'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { useAct } from '#lib/act.ts'
import { ReasonDialog } from '#ui/forms/dialogs/ReasonDialog.tsx'

const { label, done } = actionRow('decline-surrender')

interface Props {
  readonly surrender: SurrenderRequest
  readonly onClose: () => void
}

/** Declines a surrender; the business reads why, and its accreditation stays in force. */
export function DeclineSurrenderDialog({ surrender: { accreditation_id: id, version }, onClose }: Props) {
  const act = useAct(moveAccreditation, { quiet: true, done: `${done}.`, onDone: onClose })
  return (
    <ReasonDialog
      title={label}
      hint="The business reads it."
      act={act}
      onSend={(reason) => act.mutate({ params: { id }, body: { action: 'decline-surrender', version, reason } })}
      onClose={onClose}
    />
  )
}
