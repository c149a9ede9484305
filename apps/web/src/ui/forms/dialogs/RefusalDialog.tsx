import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog, DialogFoot } from './Dialog.tsx'

interface Props {
  readonly title: string
  /** Why it cannot be done, and what would help. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Says why an act is not open, in the place of the question that would come before it. */
export function RefusalDialog({ title, children, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} width={460}>
      <Text component="div" size="sm">
        {children}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
