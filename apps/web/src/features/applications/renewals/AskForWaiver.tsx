import { moveTransaction } from '@lading/contract/workflow'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { useAct } from '#lib/act.ts'
import { ReasonDialog } from '#ui/forms/dialogs/ReasonDialog.tsx'

const ACTION = 'ask-for-waiver'

interface Props {
  readonly id: number
  readonly version: number
  readonly onClose: () => void
}

/** The way to be excused from arrears for one renewal. */
export function AskForWaiver({ id, version, onClose }: Props) {
  const { label, done } = clientWordsOf(ACTION, TransactionType.renewal)
  const act = useAct(moveTransaction, { quiet: true, done, onDone: onClose })
  return (
    <ReasonDialog
      title={label}
      hint="The approving officer reads it, with your arrears. The draft stays yours."
      act={act}
      onSend={(reason) => act.mutate({ params: { id }, body: { action: ACTION, version, reason } })}
      onClose={onClose}
    />
  )
}
