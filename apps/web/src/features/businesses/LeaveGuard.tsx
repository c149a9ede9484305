import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Asks before what was typed is left behind: on a link, on Back, and on closing the tab. */
export function LeaveGuard({ when }: { when: () => boolean }) {
  const blocker = useBlocker(when)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      danger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      What you changed on this page is not saved yet and will be lost.
    </ConfirmDialog>
  )
}
