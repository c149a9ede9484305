import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { usePortal } from '#lib/portal.ts'
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'

interface Props {
  readonly when: () => boolean
  /** Turning the pages of a list on the same page (`?page=2`) takes nothing away. */
  readonly isBesideList?: boolean
}

/**
 * Asks before what was typed is left behind: on a link, on Back, and on closing the tab. Not when the session is over:
 * then `unsent/` keeps it.
 */
export function LeaveGuard({ when, isBesideList = false }: Props) {
  const { session } = usePortal()
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const isSame = isBesideList && there.pathname === here.pathname && there.hash === here.hash
    return !isSame && session.current().user !== null && when()
  })
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
      Your changes on this page are not saved and will be lost.
    </ConfirmDialog>
  )
}
