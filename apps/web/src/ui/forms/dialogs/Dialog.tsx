import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Dialog.module.css'
import { AroundForm } from '../around-form.ts'
import { Foot } from '../../layout/Foot.tsx'
import { useReturnedFocus } from './returned-focus.ts'

interface Props {
  readonly title: ReactNode
  readonly onClose: () => void
  /** How wide it may get, in pixels; 520 when it is not said. */
  readonly width?: number
  /** While true neither Escape nor a click outside closes it. */
  readonly busy?: boolean
  /** Drawn when true; leave it out where the dialog is only rendered while open. */
  readonly opened?: boolean
  /** The id of what opens it on the page, for a dialog that an address may open too: there the focus goes when it closes. */
  readonly openedBy?: string
  /** Without room around what it shows. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A dialog above the page: keeps the focus within, gives it back, closes by Escape. Full screen on a phone. */
export function Dialog(props: Props) {
  const { title, onClose, width = 520, busy = false, opened = true, openedBy, flush = false, children } = props
  useReturnedFocus(opened, openedBy)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      returnFocus={false}
      centered
      classNames={{ content: classes.content, inner: classes.inner, close: classes.close }}
    >
      <Modal.Overlay />
      <Modal.Content radius={8} data-closing={!opened || undefined}>
        {/* Not Modal.Header: a <header> here is a second banner to readers. */}
        <div className={classes.head}>
          <Modal.Title fz="md" fw={600} lh={1.2} ff="heading">
            {title}
          </Modal.Title>
        </div>
        <AroundForm value={typeof title === 'string' ? title : ''}>
          <div className={classes.body} data-flush={flush || undefined}>
            {children}
          </div>
        </AroundForm>
        {/* Last, so that the first question takes the focus. */}
        <Modal.CloseButton aria-label="Close" disabled={busy} />
      </Modal.Content>
    </Modal.Root>
  )
}

/** The buttons at the end of a dialog, the primary one last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <Foot className={classes.foot}>{children}</Foot>
}
