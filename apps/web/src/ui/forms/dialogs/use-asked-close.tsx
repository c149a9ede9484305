import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** How a dialog with a form closes: where something was typed it asks first. */
export interface AskedClose {
  /** For the dialog and for "Cancel". */
  readonly close: () => void
  /** Hears from the form how to know whether something was typed. */
  readonly onForm: (isTyped: () => boolean) => void
}

/** The dialog's side: it draws the `question` within, and is `busy` while that is asked. */
export function useAskedClose(onClose: () => void) {
  const isTyped = useRef((): boolean => false)
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    close: () => (isTyped.current() ? setAsked(true) : onClose()),
    onForm: (ask: () => boolean) => void (isTyped.current = ask),
    question: (title: string, words: string) =>
      isAsked && (
        <ConfirmDialog title={title} confirm="Discard" danger onConfirm={onClose} onClose={() => setAsked(false)}>
          {words}
        </ConfirmDialog>
      ),
  }
}

/** The form's side. */
export function useAskedForm(form: { readonly isDirty: () => boolean }, { onForm }: AskedClose): void {
  const tell = useEffectEvent(() => onForm(() => form.isDirty()))
  useEffect(() => tell(), [])
}
