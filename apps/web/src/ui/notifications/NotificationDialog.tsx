import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../forms/dialogs/Dialog.tsx'
import { RichHtml } from '../facts/RichHtml.tsx'

interface Props {
  readonly subject: string
  /** HTML. */
  readonly message: string
  /** Given where View Transaction is offered: a subject that speaks of a Status Change (specification, section 2.5). */
  readonly onViewTransaction?: (() => void) | undefined
  /** What it asks for beside the transaction, as the words of a button: "Read and answer". */
  readonly asked?: string | undefined
  readonly onAsked?: (() => void) | undefined
  readonly onClose: () => void
}

/** One notification, whole. */
export function NotificationDialog({ subject, message, onViewTransaction, asked, onAsked, onClose }: Props) {
  return (
    <Dialog title={subject} onClose={onClose} width={560}>
      <RichHtml html={message} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {asked && <Button onClick={onAsked}>{asked}</Button>}
        {onViewTransaction && <Button onClick={onViewTransaction}>View Transaction</Button>}
      </DialogFoot>
    </Dialog>
  )
}
