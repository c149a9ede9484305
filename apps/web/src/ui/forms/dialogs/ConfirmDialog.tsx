import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOnePress } from '../one-press.ts'
import { Dialog, DialogFoot } from './Dialog.tsx'

interface Props {
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode
  /** The verb on the button: "Withdraw", not "OK". */
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly busy?: boolean
  /** Wears the colour of what cannot be undone. */
  readonly danger?: boolean
}

/** Asks once more before an act. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onClose, busy = false, danger = false }: Props) {
  const press = useOnePress()
  const begin = () => {
    if (!press.begins()) return
    onConfirm()
    press.isDrawn()
  }
  return (
    <Dialog title={title} onClose={onClose} busy={busy} width={460}>
      <Text component="div" size="sm">
        {children}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button {...(danger && { color: 'stamp' })} onClick={begin} loading={busy}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
